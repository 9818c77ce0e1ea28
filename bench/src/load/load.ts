import { cpus, loadavg } from 'node:os';
import { startRidotto } from '../server-process';
import { Audience } from './audience';
import { gather } from './company';
import { wait } from './door';
import type { Door } from './door';
import { MemoryWatch } from './memory';
import { Minutes, whole } from './minutes';
import { Tally } from './tally';
import { comeAndGo, FAR_BACK, readSlowly } from './visitors';
import type { Visited } from './visitors';

export type LoadSize = {
  readonly minutes: number;
  readonly sockets: number;
  readonly seasons: number;
  /** The number of players that speak in each season. */
  readonly players: number;
  /** Commands a second, over all seasons together. */
  readonly rate: number;
};

const STREAMS = 100;
const VISITORS = 25;
const SLOW_READERS = 2;
/** The history is written as fast as possible, before any client follows. */
const HISTORY_RATE = 2_000;
const MINUTE_MS = 60_000;
const EMBEDDED = { databaseUrl: null, redisUrl: null };

/** Runs one built server with all kinds of clients, and prints their observations. */
export async function load(size: LoadSize): Promise<Tally> {
  const tally = new Tally();
  // Without `--expose-gc`, garbage collection is as usual.
  const server = await startRidotto(EMBEDDED, []);
  const door: Door = { port: () => server.port };
  try {
    const company = await gather(door, size.seasons, size.players, tally);
    const { ledger, talk } = company;
    // The history gives late readers the same amount to read from the first minute on.
    await talk.atRate(size.seasons * FAR_BACK, HISTORY_RATE);
    await talk.settle();
    const sizes = { sockets: size.sockets, streams: STREAMS };
    const audience = await Audience.gather(door, ledger, sizes, null, tally);
    process.stderr.write(`${whole(size.sockets)} sockets are open.\n`);
    let isOver = false;
    const visited: Visited = { door, ledger, tally, token: null, isOver: () => isOver };
    const memory = new MemoryWatch(server.port, tally);
    const minutes = new Minutes(tally, memory);
    const guests = Array.from({ length: VISITORS }, (_none, at) => comeAndGo(visited, at));
    const slow = Array.from({ length: SLOW_READERS }, (_none, at) => readSlowly(visited, at));
    const timer = setInterval(() => {
      minutes.take();
    }, MINUTE_MS);
    await talk.atRate(Math.round(size.minutes * 60 * size.rate), size.rate);
    await wait(MINUTE_MS / 60 / size.rate);
    clearInterval(timer);
    minutes.take();
    const growths = memory.judge();
    isOver = true;
    await talk.settle();
    await audience.settle(ledger.head);
    const visits = (await Promise.all(guests)).reduce((total, some) => total + some, 0);
    await Promise.all(slow);
    audience.mindReturns();
    await ledger.audit(server.port, null, tally);
    audience.close();
    company.close();
    process.stdout.write(`${minutes.print()}\n`);
    process.stdout.write(
      `${whole(visits)} visits; load ${loadavg()[0]?.toFixed(1) ?? ''} on ${cpus().length} cores\n`,
    );
    for (const { of, beforeMb, afterMb } of growths ?? []) {
      process.stdout.write(
        `${of}: ${beforeMb.toFixed(1)} MB in the second fifth, ${afterMb.toFixed(1)} MB in the last\n`,
      );
    }
    if (growths === null) process.stdout.write('Too short to say anything of memory.\n');
  } finally {
    await server.stop();
  }
  return tally;
}
