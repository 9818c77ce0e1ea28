/** The classes in which a player could still make a proposal [rulings X11, AK2]. */
import { allowsEffect } from '../document/effect-kinds';
import { MOST_WEEKS, ReachableItems } from './reachable-items';
import type { RoundRuleset } from '../round/document';
import type { ProposalClass } from '../round/society';
import type { Ruleset } from '../document/ruleset';

const MOST_DAYS = 7 * MOST_WEEKS;

/**
 * The classes that can amend the ruleset and need no long reputation. They cost nothing, or an item
 * that players soon gain under the rules.
 */
export function proposableClasses(ruleset: RoundRuleset): readonly ProposalClass[] {
  const { classes } = ruleset.proposals;
  const reachable = new ReachableItems(ruleset);
  const isLong = ruleset.membership.reputableAfterDays > MOST_DAYS;
  return classes.filter(
    ({ uses, reputableOnly, effects }) =>
      allowsEffect({ effects }, 'AMEND_RULESET') &&
      !(reputableOnly && isLong) &&
      (uses === null || reachable.has(uses, 1)),
  );
}

/** The classes that the rules let players use, in either game. */
export const usableClasses = (ruleset: Ruleset) =>
  ruleset.kind === 'ROUND' ? proposableClasses(ruleset) : (ruleset.proposals?.classes ?? []);
