/** `npm run demo`: bots play a round of the Auction Casino, live, over the public API. */
import { setTimeout as wait } from 'node:timers/promises';
import { USAGE, readArguments } from './arguments';
import type { Arguments } from './arguments';
import { spendEvening } from './casino';
import { findServer } from './find-server';
import { makePaint } from './story/paint';
import { makeTeller } from './story/teller';
import { giveVerdict } from './verdict';

const COLUMNS = 100;

async function main(argv: readonly string[]): Promise<number> {
  const read = readArguments(argv);
  if ('problem' in read) {
    console.log(read.problem === null ? USAGE : `${read.problem}\n\n${USAGE}`);
    return read.problem === null ? 0 : 2;
  }
  const { url, own } = await findServer(read.url);
  const coloured = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
  const paint = makePaint(coloured);
  const columns = Math.max(60, Math.min(process.stdout.columns || COLUMNS, 140));
  const teller = makeTeller((text) => process.stdout.write(text), paint, columns);
  teller.lines([
    own === null
      ? `Playing on the server at ${url}.`
      : `No server at the default address: this one, at ${url}, is the demo's own.`,
    `${read.bots} bots, ${read.weeks} weeks, a rules-day in ${read.day} s: about ${duration(read)} s.`,
  ]);
  let exitCode = 1;
  try {
    const evening = await inTime(spendEvening(url, read, teller), duration(read) * 2 + 60);
    exitCode = (await giveVerdict(evening, read, teller, paint)) ? 0 : 1;
    return exitCode;
  } finally {
    await own?.stop();
    if (own !== null) teller.lines(['', "The demo's own server has stopped."]);
    if (own !== null && exitCode !== 0) teller.lines(['It wrote:', own.log()]);
  }
}

/** A round that stands still must not keep whoever waits for it. */
async function inTime<T>(work: Promise<T>, seconds: number): Promise<T> {
  const tooLate = wait(seconds * 1_000, null, { ref: false }).then(() => {
    throw new Error(`The round did not end within ${seconds} s.`);
  });
  return Promise.race([work, tooLate]);
}

const duration = ({ weeks, day }: Arguments): number => weeks * 7 * day + 2;

main(process.argv.slice(2)).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(`The demo failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  },
);
