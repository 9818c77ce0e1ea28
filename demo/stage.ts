/** The frame of every demo: a server, a teller, an exit code, and a time limit. */
import { setTimeout as wait } from 'node:timers/promises';
import { findServer } from './find-server';
import { makePaint } from './story/paint';
import type { Paint } from './story/paint';
import { makeTeller } from './story/teller';
import { printablePainted } from './story/printable';
import type { Teller } from './story/teller';

const COLUMNS = 100;

export type Stage = {
  readonly url: string;
  readonly teller: Teller;
  readonly paint: Paint;
  readonly columns: number;
};

/** Plays on the named server, or on a new one. Resolves with the exit code. */
export async function onStage(
  named: string | null,
  promise: string,
  play: (stage: Stage) => Promise<boolean>,
): Promise<number> {
  const { url, own } = await findServer(named);
  const coloured = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
  const paint = makePaint(coloured);
  const columns = Math.max(60, Math.min(process.stdout.columns || COLUMNS, 140));
  const teller = makeTeller((text) => process.stdout.write(printablePainted(text)), paint, columns);
  teller.lines([
    own === null
      ? `Playing on the server at ${url}.`
      : `Playing on a server of the demo's own, at ${url}.`,
    promise,
  ]);
  let exitCode = 1;
  try {
    exitCode = (await play({ url, teller, paint, columns })) ? 0 : 1;
    return exitCode;
  } finally {
    await own?.stop();
    if (own !== null) teller.lines(['', "The demo's own server has stopped."]);
    if (own !== null && exitCode !== 0) teller.lines(['It wrote:', own.log()]);
  }
}

/** Rejects after the time limit, so that a stalled play ends. */
export async function inTime<T>(work: Promise<T>, seconds: number): Promise<T> {
  const tooLate = wait(seconds * 1_000, null, { ref: false }).then(() => {
    throw new Error(`The play did not end within ${seconds} s.`);
  });
  return Promise.race([work, tooLate]);
}

/** Sets the exit code of a demo, or prints why it failed. */
export function endWith(exit: Promise<number>): void {
  exit.then(
    (exitCode) => {
      process.exitCode = exitCode;
    },
    (error: unknown) => {
      console.error(`The demo failed: ${error instanceof Error ? error.message : String(error)}`);
      process.exit(1);
    },
  );
}
