import { whole } from './minutes';
import { FAULTS } from './tally';
import type { Tally } from './tally';

/** The totals, the counts of violations, and the first violations in words. */
export function printTally(tally: Tally): string {
  const seen = [
    `${whole(tally.answered)} commands answered`,
    `${whole(tally.repeated)} repeated with their key`,
    `${whole(tally.sentAgain)} sent again after a lost connection`,
    `${whole(tally.returns)} connections made anew`,
    `${whole(tally.deliveries)} deliveries`,
  ];
  const faults = FAULTS.map((fault) => `${fault}: ${whole(tally.count(fault))}`);
  return `${seen.join(', ')}.\n${faults.join(', ')}.\n${tally.words.map((each) => `  ${each}\n`).join('')}`;
}
