import { holdingsOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { isCardCode } from '../../rulesets';
import { ownerOf } from './owners';
import { rulesetOf } from './state';
import type { RoundState } from './state';

/** True if the player has enough cards for a hand. */
export function hasHand(state: RoundState, player: PlayerId): boolean {
  const cards = holdingsOf(state, ownerOf(player))
    .filter(({ item }) => isCardCode(item))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return cards >= Math.max(1, rulesetOf(state).hands.minimumCards);
}
