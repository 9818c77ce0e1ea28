/** The real server. Limits that a load from one address would reach are lifted. */
import '../../src/source-maps';
import { pino } from 'pino';
import { readConfig } from '../../src/server';
import { openServer } from '../../src/wire';
import type { Usage } from './server-process';

/** A limit that is never reached; the server still counts. */
const NEVER = 1_000_000_000;
const LIFTED = {
  socketsPerAddress: NEVER,
  connectionsPerAddress: NEVER,
  requestsPerAddress: NEVER,
  mutationsPerAccount: NEVER,
  anonymousPerAddress: NEVER,
  signInsPerAddress: NEVER,
  examinationMsPerAddress: NEVER,
  workPerAccount: NEVER,
  workPerAddress: NEVER,
  wrongTokensPerAddress: NEVER,
  operationsPerAddress: NEVER,
  triesPerHandle: NEVER,
  seasonsMadePerAccount: NEVER,
  seasonsPerAccount: NEVER,
  seasonsPerGuest: NEVER,
  rehearsalsPerAccount: NEVER,
  rehearsalsPerGuest: NEVER,
};

type Ask = { readonly ask: 'cpu' | 'memory' };

async function main(): Promise<void> {
  const config = readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'warn' });
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const log = pino({ level: config.logLevel, base: null }, pino.destination(2));
  const server = await openServer({ config, log, limits: LIFTED });
  process.on('message', ({ ask }: Ask) => {
    if (ask === 'memory') for (let twice = 0; twice < 2; twice += 1) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const usage: Usage = {
      cpuMs: (user + system) / 1_000,
      residentBytes: rss,
      heldBytes: heapUsed + external,
    };
    process.send?.(usage);
  });
  process.on('disconnect', () => process.exit(0));
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
  process.send?.({ port: server.port });
}

void main();
