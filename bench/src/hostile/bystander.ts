/** A peaceful client. It sends queries from its own address and records their latencies. */
import '../../../src/source-maps';
import { Agent, request } from 'node:http';

const EVERY_MS = 25;
const GIVE_UP_MS = 30_000;
const QUERY = JSON.stringify({ query: '{ seasons(first: 3) { nodes { id name seq } } }' });

export type Heard = { readonly livez: number[]; readonly query: number[]; readonly failed: number };

const agent = new Agent({ keepAlive: true, maxSockets: 200, localAddress: '127.0.0.2' });
let heard: Heard = { livez: [], query: [], failed: 0 };

function ask(port: number, body: string | null): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: body === null ? '/livez' : '/graphql',
        method: body === null ? 'GET' : 'POST',
        headers: body === null ? {} : { 'content-type': 'application/json' },
        timeout: GIVE_UP_MS,
      },
      (answer) => {
        answer.resume().once('end', () => {
          if (answer.statusCode === 200) resolve(performance.now() - started);
          else reject(new Error(`status ${answer.statusCode ?? ''}`));
        });
      },
    );
    asked.once('timeout', () => asked.destroy(new Error('no answer')));
    asked.once('error', reject);
    asked.end(body ?? undefined);
  });
}

function note(kind: 'livez' | 'query', asked: Promise<number>): void {
  asked.then(
    (ms) => heard[kind].push(ms),
    () => {
      heard[kind].push(GIVE_UP_MS);
      heard = { ...heard, failed: heard.failed + 1 };
    },
  );
}

const port = Number(process.argv[2]);
let ticks = 0;
setInterval(() => {
  ticks += 1;
  note('livez', ask(port, null));
  // The query rate is a little below the limit for anonymous clients.
  if (ticks % 4 === 0) note('query', ask(port, QUERY));
}, EVERY_MS);

process.on('message', () => {
  process.send?.(heard);
  heard = { livez: [], query: [], failed: 0 };
});
process.on('disconnect', () => process.exit(0));
