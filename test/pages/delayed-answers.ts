import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * Starts a proxy to the server. It delays each part of an answer, and each push, by a random time
 * of up to `mostMs` milliseconds, and keeps their order. `RIDOTTO_TEST_DELAY_MS=1000 npm run
 * test:web` puts it in front of the pages' server. Returns its port.
 */
export async function delayAnswers(port: number, mostMs: number): Promise<number> {
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.pipe(upstream);
    const isOpen = passSlowly(upstream, client, mostMs);
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => void isOpen().then(() => client.end()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Passes data on with a delay. The returned function resolves when all data so far has been passed
 * on.
 */
function passSlowly(from: Socket, to: Socket, mostMs: number): () => Promise<void> {
  let passed = Promise.resolve();
  from.on('data', (chunk: Buffer) => {
    const due = performance.now() + Math.random() * mostMs;
    passed = passed.then(async () => {
      const waitMs = due - performance.now();
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (to.writable) to.write(chunk);
    });
  });
  return () => passed;
}
