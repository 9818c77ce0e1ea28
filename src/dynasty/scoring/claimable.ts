/**
 * Play and Tricks: the possible score of a play, which is the sum over the tricks that apply
 * [ruling K10].
 */
import type { DynastyRuleset } from '../../rulesets';
import { isStoppedByDeath } from './death';
import type { Position } from './position';
import { scoreTrick } from './score-trick';
import type { ScoredTrick } from './score-trick';

export type Claimable = {
  /**
   * The tricks that the pocket meets and that can score in this game, in the order of the rules.
   */
  readonly tricks: readonly ScoredTrick[];
  /** 0 if Death stops all tricks. */
  readonly total: number;
  readonly stoppedByDeath: boolean;
};

export function claimable(ruleset: DynastyRuleset, position: Position): Claimable {
  const tricks = ruleset.tricks
    .filter(({ trick }) => !ruleset.onlyActiveTricksScore || position.activeTricks.includes(trick))
    .map(({ trick }) => scoreTrick(ruleset, position, trick))
    .filter((scored) => scored !== null);
  const stoppedByDeath = isStoppedByDeath(ruleset, position);
  const sum = tricks.reduce((all, { points }) => all + points, 0);
  return { tricks, total: stoppedByDeath ? 0 : sum, stoppedByDeath };
}
