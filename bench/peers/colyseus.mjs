/** A Colyseus room in memory. `broadcast` sends each message to all; nothing is stored. */
import { createServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import { Encoder, schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { serving } from './peer.mjs';

// The default of 8 kB is too small for a full room.
Encoder.BUFFER_SIZE = 1024 * 1024;

const Words = schema({ said: 'number', last: 'string' });

class Hall extends Room {
  maxClients = Infinity;

  onCreate() {
    this.state = new Words();
    this.state.said = 0;
    this.onMessage('say', (_client, text) => this.broadcast('said', text));
    this.onMessage('command', (client, text) => {
      this.state.said += 1;
      this.state.last = text;
      client.send('done', this.state.said);
    });
  }
}

const server = createServer();
const transport = new WebSocketTransport({ server, pingInterval: 0 });
const game = new Server({ transport, greet: false, gracefullyShutdown: false });
game.define('hall', Hall);
await game.listen(0, '127.0.0.1');
serving(server.address().port);
