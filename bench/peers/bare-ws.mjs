/** The baseline of the fanout: sends each published text to every socket as it is. */
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { serving } from './peer.mjs';

const server = createServer();
const sockets = new Set();
const watchers = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
watchers.on('connection', (socket, request) => {
  if (request.url === '/publish') {
    socket.on('message', (data) => {
      // `data` needs no encoding; `ws` only adds a frame header for each socket.
      for (const watcher of sockets) watcher.send(data, { binary: false });
    });
    return;
  }
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  socket.send('welcome');
});
server.listen(0, '127.0.0.1', () => serving(server.address().port));
