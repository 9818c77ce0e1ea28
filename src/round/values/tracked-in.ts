import type { PlayerId } from '../../kernel';
import type { Card, ValueOf } from '../../rulesets';
import { trackedOf, trackedOfCard } from '../../season';
import { rulesetOf } from '../ground/state';
import type { RoundState } from '../ground/state';

/** Tracked values by their codes: that player's, or for nobody as they begin, and the season's. */
export const trackedIn = (state: RoundState, player: PlayerId | null): ValueOf =>
  trackedOf(state, rulesetOf(state), player);

/** Those of a card, which expressions read. */
export const trackedOfCardIn = (state: RoundState, card: Card): ValueOf =>
  trackedOfCard(state, rulesetOf(state), card);
