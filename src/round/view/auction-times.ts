/**
 * The coming hours of the auction: "During an Auction Phase, players can bid"; at the revelation
 * date "the auction concludes" [Bidding].
 */
import { DAY_MS, instant, rulesInstant, toReal, toRules } from '../../kernel';
import type { Instant } from '../../kernel';
import { hasProcedure } from '../../rulesets';
import { isPausing } from '../../season';
import { phaseAtInstant, phaseEnd } from '../calendar/boundary';
import { nextPostponedAuction } from '../calendar/outage-windows';
import { maturationRevealedAt } from '../calendar/settle-dates';
import { isDeserted } from '../clock/sleep';
import { isRunning, nowIn, roundOf, rulesetOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';
import { biddingEnd } from './bid';

/** Two weeks have each phase and each revelation date at least once. */
const DAYS_AHEAD = 14;

const isStill = (state: RoundState): boolean => !isRunning(state) || isPausing(roundOf(state));

/**
 * The start of the next bidding; null during bidding, and if the round does not run. For a round
 * without players it is the start if somebody joins before.
 */
export function biddingOpensAt(state: RoundState, real: Instant): Instant | null {
  const { phase } = rulesetOf(state).auction.bidding;
  const now = nowIn(state, real);
  if (isStill(state) || phaseAtInstant(state, now) === phase) return null;
  let at = now;
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    at = phaseEnd(state, at);
    if (phaseAtInstant(state, at) === phase) return at;
  }
  return null;
}

/**
 * The next time at which bids are decided and lots given out: the end of open bidding, or the
 * revelation date of sealed bids. Null if none is due, and while nobody plays.
 */
export function auctionConcludesAt(state: RoundState, real: Instant): Instant | null {
  if (isStill(state) || isDeserted(state)) return null;
  const now = nowIn(state, real);
  if (!hasProcedure(rulesetOf(state).auction, 'SEALED')) return biddingEnd(state, now);
  const next = Math.min(nextRevelation(state, now), nextPostponedAuction(state, now));
  return Number.isFinite(next) ? instant(next) : null;
}

function nextRevelation(state: RoundState, now: Instant): number {
  const tempo = tempoOf(roundOf(state));
  const today = Math.floor(toRules(tempo, now) / DAY_MS);
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const midnight = toReal(tempo, rulesInstant((today + ahead) * DAY_MS));
    if (maturationRevealedAt(state, midnight) !== null) return midnight;
  }
  return Infinity;
}
