import { CLOCK, inOnePiece } from '../kernel';
import type { AccountId, Instant } from '../kernel';
import { isPausing, issuing } from '../season';
import type { KnownOf } from '../season';
import { invalidatingBids } from './bidding/invalidate-bids';
import { dueRound } from './clock/advance';
import { payingByEvent } from './clock/pay-by-event';
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
import { checkingVictory } from './victory/win-round';

/**
 * Carries a command out, or returns the refusal. The state must be at the turn's instant. After a
 * refusal the caller undoes the changes.
 */
export function decideRound(asked: RoundTurn, command: SentRoundCommand): RoundRefusal | null {
  const turn = issuing(asked);
  const refusal =
    unlessAskable(turn.state, command) ??
    checkingVictory(turn, (watched) =>
      payingByEvent(watched, (paying) => {
        if (command.type !== ROUND_FOUNDING) wake(paying);
        return decide(invalidatingBids(paying, givesOutLot), command);
      }),
    );
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
