import { keepCalling } from '../commands/caller';
import { callBySocket } from '../commands/ridotto';
import { Sheet } from '../figures';
import type { Figure, Scale } from '../figures';
import { freshPostgres } from '../postgres';
import { startRidotto } from '../server-process';
import type { Place } from '../server-process';

const REDIS_URL = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const PROCESSES = [1, 2, 3];
const IN_FLIGHT = 64;

/** Measures one to three nodes on one PostgreSQL and one Redis: see bench/README.md. */
export async function nodes(scale: Scale): Promise<Figure[]> {
  const sheet = new Sheet('nodes');
  for (let round = 0; round < scale.rounds; round += 1) {
    for (const count of PROCESSES) {
      const postgres = await freshPostgres(REDIS_URL);
      if (postgres === null) return [];
      try {
        await measure(postgres.place, count, scale, sheet);
      } finally {
        await postgres.drop();
      }
    }
  }
  return sheet.figures(null);
}

/** Each node serves one season, over a socket with 64 commands in flight. */
async function measure(place: Place, count: number, scale: Scale, sheet: Sheet): Promise<void> {
  const servers = await Promise.all(Array.from({ length: count }, () => startRidotto(place)));
  try {
    const callers = await Promise.all(servers.map(({ port }) => callBySocket(port, IN_FLIGHT)));
    const callAll = (): Promise<number[]> =>
      Promise.all(callers.map((caller) => keepCalling(caller, scale.windowMs)));
    const cpuMs = async (): Promise<number> =>
      sum((await Promise.all(servers.map((server) => server.usage('cpu')))).map((u) => u.cpuMs));
    await callAll();
    const before = await cpuMs();
    const started = performance.now();
    const answered = sum(await callAll());
    const seconds = (performance.now() - started) / 1_000;
    const used = (await cpuMs()) - before;
    for (const caller of callers) caller.close();
    const of = `${count} ${count === 1 ? 'process' : 'processes'}`;
    sheet.add(of, 'commands a second', 'ridotto', answered / seconds);
    sheet.add(of, 'commands a CPU-second', 'ridotto', (answered / used) * 1_000);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
