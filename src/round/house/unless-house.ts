/** The refusals of commands that need an Auction House if the rules have none. */
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';

const hasHouse = (state: RoundState): boolean => rulesetOf(state).auction.house !== null;

export const unlessPlayerLots = (state: RoundState): RoundRefusal | null =>
  hasHouse(state) ? null : refuse('NO_PLAYER_LOTS', 'lots');

export const unlessWorks = (state: RoundState): RoundRefusal | null =>
  hasHouse(state) ? null : refuse('NO_WORKS_OF_ART', 'items');
