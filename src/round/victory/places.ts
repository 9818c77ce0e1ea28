/**
 * Who is ahead in a round: by what wins it [Victory], and where the text names nothing that does, by the
 * currency. A round that has not begun has come to nothing.
 */
import { held } from '../../kernel';
import { putResults, ranked } from '../../season';
import type { Ranked } from '../../season';
import { ownerOf } from '../ground/owners';
import { roundOf, rulesetOf } from '../ground/state';
import type { RoundState } from '../ground/state';

/** The winner first, then the highest. */
export function placesIn(state: RoundState): Ranked[] {
  const { victory, currency } = rulesetOf(state);
  const measure = victory?.item ?? currency;
  return ranked(state, (player) => held(state, ownerOf(player), measure), roundOf(state).winnerId);
}

/** As the round ends. */
export function putPlaces(state: RoundState): void {
  if (roundOf(state).week > 0) putResults(state, placesIn(state));
}
