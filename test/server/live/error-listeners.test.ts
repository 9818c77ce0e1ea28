import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { addErrorListeners } from '../../../src/server/live/error-listeners';

it('goes on after a response that is written to when it is over, and a failed accept [N0]', async () => {
  const server = createServer((_request, response) => {
    response.end('first');
    response.write('too late');
  });
  addErrorListeners(server, pino({ level: 'silent' }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // The error that Node emits if a process has no free file descriptor.
  server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }));
  const answered = get({ host: '127.0.0.1', port });
  const [response] = (await once(answered, 'response')) as [NodeJS.ReadableStream];
  const pieces: string[] = [];
  for await (const piece of response) pieces.push(String(piece));
  expect(pieces.join('')).toBe('first');
  server.close();
  await once(server, 'close');
});
