import { CLOCK, inOnePiece, undivided } from '../kernel';
import type { AccountId, Instant, Stepwise } from '../kernel';
import { isPausing, issuing } from '../season';
import type { KnownOf } from '../season';
import { invalidatingBids } from './bidding/invalidate-bids';
import { dueRound } from './clock/advance';
import { incomeWatch } from './clock/pay-by-event';
import { wake } from './clock/sleep';
import { withSectionInForce } from './model/citations';
import type { SentRoundCommand, RoundCommand } from './model/command';
import { decide, refusalOf as refusalOfKnown, unlessAskable } from './registry/command';
import { runSteward } from './lots/steward';
import type { RoundRefusal } from './model/refusal';
import { nowIn, roundOf } from './model/state';
import type { RoundState } from './model/state';
import type { RoundTurn } from './model/turn';
import { givesOutLot } from './results/played-events';
import { ROUND_FOUNDING } from './season/create-round';
import { drawDueOffices } from './values/draw-offices';
import { victoryWatch } from './victory/win-round';

/** Decides in one piece. */
export const decideRound = undivided(decideRoundInSteps);

/**
 * Carries a command out, or returns the refusal. The state must be at the turn's instant. After a
 * refusal the caller undoes the changes.
 */
export function* decideRoundInSteps(
  asked: RoundTurn,
  command: SentRoundCommand,
): Stepwise<RoundRefusal | null> {
  const turn = issuing(asked);
  const refusal = unlessAskable(turn.state, command) ?? (yield* decideWatched(turn, command));
  if (refusal !== null) return withSectionInForce(turn.state, refusal);
  const now = nowIn(turn.state, turn.now);
  // Offices and the steward wait until a rehearsal's clock has settled all instants up to its
  // target.
  const isHalfway = command.type === 'AdvanceClock' && (dueRound(turn.state) ?? Infinity) <= now;
  if (!isHalfway && !isPausing(roundOf(turn.state))) {
    const clock = turn.as(CLOCK, now);
    drawDueOffices(clock);
    inOnePiece(runSteward(clock));
  }
  return null;
}

/** Decides, then pays for the events, and ends the round if one gave a player the victory. */
function* decideWatched(turn: RoundTurn, command: SentRoundCommand): Stepwise<RoundRefusal | null> {
  const victory = victoryWatch(turn);
  const income = incomeWatch(victory.turn);
  if (command.type !== ROUND_FOUNDING) wake(income.turn);
  const refusal = yield* decide(invalidatingBids(income.turn, givesOutLot), command);
  income.finish();
  victory.finish();
  return refusal;
}

/**
 * The refusal that the partial command would get from this account at this real instant; null for
 * none.
 */
export function refusalOf(
  state: RoundState,
  account: AccountId,
  real: Instant,
  known: KnownOf<RoundCommand>,
): RoundRefusal | null {
  const refusal = refusalOfKnown(state, account, real, known);
  return refusal === null ? null : withSectionInForce(state, refusal);
}
