/**
 * The server of the page tests, in its own process. scripts/jest-pages.cjs starts one server for
 * the run; suites use different seasons. The server reports its port and the push barrier's port to
 * its parent, and ends with the parent.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS } from '../../src/server/scheduling/limits';
import { closeAll, startTestServer } from '../support/test-server';
import { delayAnswers } from './delayed-answers';
import { openPushBarrier } from './push-barrier';

const MANY = 1_000_000_000;

/** Several suites at a time use the same address, so limits per address or account are lifted. */
const LIFTED = Object.fromEntries(
  Object.keys(LIMITS)
    .filter((name) => /Per(Address|Account)$/.test(name))
    .map((name) => [name, MANY]),
);

/** Serves the push barrier over HTTP. Returns its port. */
async function serveBarrier(): Promise<number> {
  const barrier = openPushBarrier();
  const door = createServer((request, response) => {
    const heard = new URL(request.url ?? '/', 'http://localhost').searchParams.get('heard') ?? '';
    const pongs = heard.split(',').filter(Boolean).map(Number);
    barrier(pongs).then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(503).end(String(error)),
    );
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return (door.address() as AddressInfo).port;
}

async function serve(): Promise<void> {
  const barrierPort = await serveBarrier();
  const { server } = await startTestServer({ limits: LIFTED });
  const delayMs = Number(process.env['RIDOTTO_TEST_DELAY_MS'] ?? 0);
  const port = delayMs === 0 ? server.port : await delayAnswers(server.port, delayMs);
  process.send?.({ port, barrierPort });
}

process.once('disconnect', () => void closeAll().then(() => process.exit()));
void serve();
