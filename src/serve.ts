import { join } from 'node:path';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { serverVersion } from './graphql';
import { CannotListen, LIMITS, readConfig } from './server';
import type { Config } from './server';
import { CannotOpenStore } from './store';
import { openServer } from './wire';
import type { OpenServer } from './wire';

/** The bots, built beside the server: a client like any other, in a thread of its own. */
const BOTS = {
  file: join(__dirname, '../demo/practice/worker.js'),
  traces: join(__dirname, '../src/source-maps.js'),
};

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function printError(...lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
}

function printAddresses(server: OpenServer, config: Config): void {
  const { url } = server;
  const socket = url.replace(/^http/, 'ws');
  print(
    `Ridotto is open at ${url}`,
    `  version     ${serverVersion()}`,
    `  API         ${url}/graphql   (in a browser: GraphiQL)`,
    `  live        ${socket}/graphql   and   ${url}/graphql/stream`,
    `  docs        ${url}/docs   ${url}/schema.graphql`,
    `  health      ${url}/livez   ${url}/readyz   ${url}/metrics`,
    `  kept in     ${server.describe}`,
    `  reachable   ${config.host === '127.0.0.1' ? 'from this machine only (HOST)' : config.host}`,
  );
}

/**
 * The first signal closes the server in order, within a time limit; a second signal ends it at
 * once. The exit code is 1 if a part was abandoned. Acknowledged changes are on disk in any case.
 */
function closeOnSignal(server: OpenServer): void {
  let closing = false;
  const close = (signal: NodeJS.Signals): void => {
    if (closing) process.exit(1);
    closing = true;
    print(`${signal}: closing.`);
    setTimeout(() => {
      printError(
        `Not closed after ${LIMITS.shutdownMs} ms: the server stops without waiting any longer.`,
      );
      process.exit(1);
    }, LIMITS.shutdownMs).unref();
    server.close().then(
      (abandoned) => {
        if (abandoned.length === 0) process.exit(0);
        printError(`Closed without waiting for: ${abandoned.join(', ')}.`);
        process.exit(1);
      },
      (error: unknown) => {
        printError(`Could not close cleanly: ${String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  // The signal of a terminal that closes.
  process.on('SIGHUP', close);
}

/** The maximum characters of the log that wait to be written. */
const MOST_UNWRITTEN = 1_000_000;

/** A full disk or a closed pipe loses the output, but does not stop the server. */
function openOutputs(): DestinationStream {
  const log = pino.destination({ dest: 2, maxLength: MOST_UNWRITTEN });
  for (const output of [process.stdout, process.stderr]) output.on('error', () => null);
  log.on('error', () => {
    // Without this, pino would try for ever to write the rest when the process ends.
    log.flushSync = () => undefined;
  });
  return log;
}

/** The major versions that the tests run on. */
const TESTED_NODES: readonly string[] = ['20'];

function warnOfNode(log: Logger): void {
  const { node } = process.versions;
  if (TESTED_NODES.includes(node.split('.', 1)[0] ?? '')) return;
  log.warn(`Ridotto is tested on Node ${TESTED_NODES.join(', ')}, and this is Node ${node}.`);
}

async function main(): Promise<void> {
  const output = openOutputs();
  const config = readConfig(process.env);
  if ('problems' in config) {
    printError('Ridotto cannot start:', ...config.problems.map((problem) => `  ${problem}`));
    process.exitCode = 1;
    return;
  }
  const log = pino({ level: config.logLevel, base: null }, output);
  warnOfNode(log);
  try {
    const server = await openServer({ config, log, bots: BOTS });
    closeOnSignal(server);
    printAddresses(server, config);
    server.warm();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    printError(`Ridotto cannot start: ${why}`);
    const isTold = error instanceof CannotOpenStore || error instanceof CannotListen;
    if (!isTold) log.fatal({ err: error }, 'not started');
    process.exitCode = 1;
  }
}

void main();
