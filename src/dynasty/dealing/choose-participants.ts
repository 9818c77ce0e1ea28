/**
 * "The two Available players with the highest Wait (breaking ties secretly randomly if necessary)"
 * [Starting a Game; ruling K2].
 */
import type { PlayerId } from '../../kernel';
import type { StandingRow } from '../model/rows';
import type { GameDice } from './dice';

/** Two available players, in the order of joining; null if there are fewer. */
export function chooseParticipants(
  available: readonly StandingRow[],
  dice: Pick<GameDice, 'pick'>,
): readonly [PlayerId, PlayerId] | null {
  const chosen = new Set<PlayerId>();
  const waits = [...new Set(available.map(({ wait }) => wait))].sort((a, b) => b - a);
  for (const each of waits) {
    if (chosen.size >= 2) break;
    const equal = available.filter(({ wait }) => wait === each);
    for (const { id } of dice.pick(equal, 2 - chosen.size)) chosen.add(id);
  }
  const [first, second] = available.map(({ id }) => id).filter((id) => chosen.has(id));
  return first === undefined || second === undefined ? null : [first, second];
}
