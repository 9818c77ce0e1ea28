import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { InFlightRequests } from '../../../src/server/scheduling/in-flight-requests';

/** More bytes than two sockets can buffer. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'x');

it('is a request until its answer has gone out, and not only been written', async () => {
  const underWay = new InFlightRequests();
  const server = createServer((request, response) => {
    underWay.begin(request, response, 'somebody');
    response.end(LARGE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');

  let heard = 0;
  const all = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      heard += chunk.length;
      if (heard > LARGE.length) resolve();
    });
  });
  socket.pause();
  const order: string[] = [];
  const none = underWay.allAnswered().then(() => order.push('none'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual([]);
  socket.resume();
  await Promise.all([none, all]);
  // Idle connections are cut, as at a shutdown. The answers on them are already complete.
  server.closeIdleConnections();
  await once(socket, 'close');
  expect(heard).toBeGreaterThan(LARGE.length);
  server.close();
});

it('counts by address, and those apart that are counted elsewhere', async () => {
  const underWay = new InFlightRequests();
  const counts: number[] = [];
  const server = createServer((request, response) => {
    counts.push(underWay.begin(request, response, 'somebody'));
    if (request.url === '/stream') underWay.uncount(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = async (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(server, 'request');
    return socket;
  };
  const sockets = [await asked('/stream'), await asked('/a'), await asked('/b')];
  expect(counts).toEqual([1, 1, 2]);
  for (const socket of sockets) socket.destroy();
  await underWay.allAnswered();
  (await asked('/a')).destroy();
  expect(counts).toEqual([1, 1, 2, 1]);
  await underWay.allAnswered();
  server.close();
});
