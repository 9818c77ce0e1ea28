/**
 * "At the revelation date of each week's bids … the auction concludes" [Bidding], even in a week
 * without bids: the next number of lots then counts zero bidders [ruling E4].
 */
import { instant, phaseAt, startOfWeek, toRules, WEEK_MS } from '../../kernel';
import type { Instant } from '../../kernel';
import { hasProcedure } from '../../rulesets';
import { roundOf, rulesetAt, rulesetOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';
import { beforePauses, pausedBetween } from './past-pauses';

/**
 * The maturation date of the auction that concludes at `at`; null for none. The rules at maturation
 * decide whether bids were sealed, so that no amendment cancels the auction [rulings P5, Y3].
 */
export function maturationRevealedAt(state: RoundState, at: Instant): Instant | null {
  const { auction, phases } = rulesetOf(state);
  const { phase } = auction.bidding;
  const days = daysToReveal(state);
  if (days === null) return null;
  const round = roundOf(state);
  const maturation = beforePauses(state, at, days * round.dayMs);
  const isIn = (ms: number): boolean =>
    phaseAt(phases, toRules(tempoOf(round), instant(ms))) === phase;
  const wasBidFor = maturation > round.startsAtMs && isIn(maturation - 1) && !isIn(maturation);
  if (!wasBidFor) return null;
  const before = rulesetAt(state, instant(maturation - 1));
  return hasProcedure(before.auction, 'SEALED') ? maturation : null;
}

/**
 * The days from maturation to revelation under the rules in force or, if they have no secret
 * actions, the last rules that had them. Null if no rules had them.
 */
function daysToReveal(state: RoundState): number | null {
  const { secretActions } = rulesetOf(state);
  if (secretActions !== null) return secretActions.revelationAfterDays;
  const former = state
    .all('revisions')
    .filter(({ document }) => document.secretActions !== null)
    .sort((a, b) => b.revision - a.revision)
    .at(0);
  return former?.document.secretActions?.revelationAfterDays ?? null;
}

/**
 * The week of the auction with that maturation date. Its revelation date can be in the next week.
 */
export function weekOfAuction(state: RoundState, maturation: Instant, now: Instant): number {
  const round = roundOf(state);
  const startOf = (before: number): number =>
    startOfWeek(toRules(tempoOf(round), instant(before - 1)));
  const since = maturation + pausedBetween(state, maturation, now);
  return round.week - (startOf(now) - startOf(since)) / WEEK_MS;
}
