/** Tricks, the pocket: the newest cards of a side, including the card just played [ruling K6]. */
import type { Card, DynastyRuleset } from '../../rulesets';
import { grandCanalEffects, ofType } from './effects';
import type { Position, Side } from './position';

/** The cards of the side's pocket, the oldest first. */
export function pocketOf(
  ruleset: DynastyRuleset,
  side: Pick<Side, 'plays'>,
  grandCanal: Card,
): readonly Card[] {
  const resized = ofType(grandCanalEffects(ruleset, grandCanal), 'POCKET_SIZE').at(0);
  return side.plays.slice(-(resized?.cards ?? ruleset.pocketSize));
}

/** The number of cards that a trick needs where its text says `cards` [Moon; ruling K9]. */
export function needed(ruleset: DynastyRuleset, grandCanal: Card, cards: number): number {
  const resized = ofType(grandCanalEffects(ruleset, grandCanal), 'POCKET_SIZE').at(0);
  return Math.min(cards, resized?.tricksNeedAtMost ?? cards);
}

/** True if the defender's pocket also contains the Grand Canal [ruling K8]. */
export const grandCanalDefends = (ruleset: DynastyRuleset, position: Position): boolean =>
  Math.min(position.holder.plays.length, position.opponent.plays.length) <
  ruleset.grandCanalDefendsUntilPlays;
