import type { PlayerId } from '../../kernel';
import type { Card, ValueOf } from '../../rulesets';
import { trackedOf, trackedOfCard } from '../../season';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';

/**
 * The tracked values of the player and the season, by code. If `player` is null, player values are
 * the initial ones.
 */
export const trackedValuesIn = (state: RoundState, player: PlayerId | null): ValueOf =>
  trackedOf(state, rulesetOf(state), player);

/** The tracked values of a card, for expressions. */
export const trackedValuesOfCard = (state: RoundState, card: Card): ValueOf =>
  trackedOfCard(state, rulesetOf(state), card);
