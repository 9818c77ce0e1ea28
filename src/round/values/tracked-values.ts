import type { PlayerId } from '../../kernel';
import type { Card, ValueOf } from '../../rulesets';
import { trackedOf, trackedOfCard } from '../../season';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';

/** Tracked values by code: the player's, or the initial ones for nobody, and the season's. */
export const trackedValuesIn = (state: RoundState, player: PlayerId | null): ValueOf =>
  trackedOf(state, rulesetOf(state), player);

/** The values of a card, for expressions. */
export const trackedValuesOfCard = (state: RoundState, card: Card): ValueOf =>
  trackedOfCard(state, rulesetOf(state), card);
