import { whole } from './minutes';
import { FAULTS } from './tally';
import type { Tally } from './tally';

/** What was seen altogether, and whether any of it must not be. */
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
