/**
 * Pegs default "to the median number of Pegs among all active Players" [Gambling]: the lower middle
 * for an even number of players, and 0 without players [ruling K16]. Idle players are not active
 * [ruling L5].
 */
import { assertNever } from '../../kernel';
import { awakePlayers } from '../../season';
import { pegsOf, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';

/** The pegs of a player who joins now. */
export function startingPegs(state: DynastyState): number {
  const { startingPegs: rule } = rulesetOf(state);
  switch (rule.type) {
    case 'FIXED':
      return rule.pegs;
    case 'MEDIAN': {
      const pegs = awakePlayers(state)
        .map(({ id }) => pegsOf(state, id))
        .sort((a, b) => a - b);
      const middle = rule.ofTwo === 'LOWER' ? (pegs.length - 1) / 2 : pegs.length / 2;
      return pegs[Math.floor(middle)] ?? rule.withoutPlayers;
    }
    default:
      return assertNever(rule);
  }
}
