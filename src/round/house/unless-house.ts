import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { rulesetOf } from '../state';
import type { RoundState } from '../state';
import type { HouseCommand } from './commands';

/** The refusal of whatever is asked of an Auction House where the rules have none. */
export function unlessHouse(state: RoundState, { type }: HouseCommand): RoundRefusal | null {
  if (rulesetOf(state).auction.house !== null) return null;
  return type === 'CreateWorkOfArt'
    ? refuse('NO_WORKS_OF_ART', 'items')
    : refuse('NO_PLAYER_LOTS', 'lots');
}
