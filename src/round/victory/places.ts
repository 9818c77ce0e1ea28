/**
 * The ranking in a round: by the winning item [Victory], or by the currency if no item wins. A
 * round that has not begun has no ranking.
 */
import { held } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { trackedValuesOf, victoryMeasure } from '../../rulesets';
import { putResults, rankPlayers, winnersWith } from '../../season';
import type { RankedPlayer } from '../../season';
import { ownerOf } from '../model/owners';
import { nameOfItem } from '../model/wording';
import { roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { trackedValuesIn } from '../values/tracked-values';

/** All players: first the winners, then the others by amount, highest first. */
export const placesIn = (state: RoundState): RankedPlayer[] => placesWith(state, winnersOf(state));

function placesWith(state: RoundState, winners: readonly PlayerId[]): RankedPlayer[] {
  const rules = rulesetOf(state);
  const of = (player: PlayerId): number =>
    winningAmount(state, player) ?? held(state, ownerOf(player), rules.currency);
  return rankPlayers(state, of, winners);
}

/** The player's amount of the winning item; null if no item wins. */
export function winningAmount(state: RoundState, player: PlayerId): number | null {
  const wins = victoryMeasure(rulesetOf(state));
  if (wins === null) return null;
  return 'item' in wins
    ? held(state, ownerOf(player), wins.item)
    : Number(trackedValuesIn(state, player)(wins.value));
}

/** The name of the winning item; null if no item wins. */
export function winningItemName(state: RoundState): string | null {
  const rules = rulesetOf(state);
  const wins = victoryMeasure(rules);
  if (wins === null) return null;
  if ('item' in wins) return nameOfItem(state, wins.item, 2);
  return trackedValuesOf(rules).find(({ value }) => value === wins.value)?.title ?? null;
}

export const winnersOf = (state: RoundState): PlayerId[] =>
  winnersWith(state, roundOf(state).winnerId);

/** Stores the ranking. Call it in the `evolve` of the event that ends the round. */
export function putPlaces(state: RoundState, winners: readonly PlayerId[] = []): void {
  if (roundOf(state).week > 0) putResults(state, placesWith(state, winners));
}
