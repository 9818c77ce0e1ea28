/** `npm run demo`: bots play a round of the Auction Casino, live, over the public API. */
import { USAGE, readArguments } from './arguments';
import type { Arguments, Edition } from './arguments';
import { spendEvening } from './casino';
import { SCENES } from './scenes';
import { weeksOf } from './scenes/scene';
import { endWith, inTime, onStage } from './stage';
import type { Stage } from './stage';
import { giveVerdict } from './verdict';

async function main(argv: readonly string[]): Promise<number> {
  const read = readArguments(argv);
  if ('problem' in read) {
    console.log(read.problem === null ? USAGE : `${read.problem}\n\n${USAGE}`);
    return read.problem === null ? 0 : 2;
  }
  const seconds = read.editions.reduce((sum, edition) => sum + duration(edition, read), 0);
  const promise = `${read.bots} bots, a rules-day in ${read.day} s: about ${seconds} s in all.`;
  return onStage(read.url, promise, (stage) => playEditions(stage, read));
}

/** Resolves with true if each edition met its goals. */
async function playEditions({ url, teller, paint }: Stage, read: Arguments): Promise<boolean> {
  const failed: Edition[] = [];
  for (const edition of read.editions) {
    teller.header(edition);
    teller.lines([SCENES[edition].about]);
    const patience = duration(edition, read) * 2 + 60;
    const evening = await inTime(spendEvening(url, edition, read, teller), patience);
    if (!(await giveVerdict(evening, read, teller, paint))) failed.push(edition);
  }
  if (failed.length > 0) teller.lines(['', `Not all was shown: ${failed.join(', ')}.`]);
  return failed.length === 0;
}

const duration = (edition: Edition, { weeks, day }: Arguments): number =>
  weeksOf(SCENES[edition], weeks) * 7 * day + 2;

endWith(main(process.argv.slice(2)));
