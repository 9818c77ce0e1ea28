/**
 * "At the revelation date of each week's bids … the auction concludes" [Bidding], also that of a
 * week in which nobody bid: the next number of lots looks at its bidders, none [ruling E4].
 */
import { instant, phaseAt, startOfWeek, toRules, WEEK_MS } from '../../kernel';
import type { Instant } from '../../kernel';
import { roundOf, rulesetOf, tempoOf } from '../ground/state';
import type { RoundState } from '../ground/state';
import { beforePauses, pausedBetween } from './past-pauses';

/** The maturation date of the auction whose revelation date is `at`; null if it belongs to none. */
export function maturationRevealedAt(state: RoundState, at: Instant): Instant | null {
  const { auction, phases, secretActions } = rulesetOf(state);
  const { procedure, phase } = auction.bidding;
  if (procedure !== 'SEALED' || secretActions === null) return null;
  const round = roundOf(state);
  const maturation = beforePauses(state, at, days * round.dayMs);
  const isIn = (ms: number): boolean =>
    phaseAt(phases, toRules(tempoOf(round), instant(ms))) === phase;
  const wasBidFor = maturation > round.startsAtMs && isIn(maturation - 1) && !isIn(maturation);
  return wasBidFor ? instant(maturation) : null;
}
