import { adoptionCost, seasonClockOf, isAdoptedAt, isPausing, issuing } from '../../season';
import type { InstantDone, Outage } from '../../season';
import { concludeAuctionCutShort } from '../auction/conclude-open-auction';
import { invalidatingBids } from '../bidding/invalidate-bids';
import { passMaturation } from '../calendar/pass-maturation';
import { startPhase } from '../calendar/phase';
import { endWeek, isWeekStart, startWeek } from '../calendar/week';
import { endAuctionPhase } from '../house/player-lots';
import { payIncome } from '../income/pay-income';
import { concludeConfidenceVotes } from '../judge/conclude-confidence-votes';
import { electJudge } from '../judge/elect-judge';
import { runSteward } from '../lots/steward';
import { isRunning, roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { closedProposals, decideProposals } from '../proposals/decide-proposals';
import { givesOutLot } from '../results/played-events';
import { emittingResults } from '../results/emit-results';
import { revealEntrusted } from '../secret-actions/reveal-secret-action';
import { openRevelation } from '../secret-actions/warn-of-revelation';
import { drawDueOffices } from '../values/draw-offices';
import { checkingVictory } from '../victory/win-round';
import { nextDue } from './next-due';
import { HOST_ACTIONS } from './host-actions';
import { creditOutage } from './outage';
import { payingByEvent } from './pay-by-event';
import { resume } from './resume';
import { settleDue } from './settle-due';
import { isDeserted } from './sleep';
import { startRound } from './start-round';
import { giveWarnings, giveVoteWarnings } from './warnings';

export const { due: dueRound, advance: advanceRound } = seasonClockOf({
  due: nextDue,
  doInstant: (turn, away) => doInstant(issuing(turn), away),
  tells: (state) => isRunning(state) && !isDeserted(state),
  pausingOf: roundOf,
  credit: creditOutage,
});

type InstantStep = (turn: RoundTurn, away: Outage | null) => void;

const settleWithResults: InstantStep = (turn, away) => {
  emittingResults(turn, (telling) => {
    settleDue(telling, away);
  });
};
const cutShortWithResults = (turn: RoundTurn): void => {
  emittingResults(turn, concludeAuctionCutShort);
};

const decideAndCarryOut = (turn: RoundTurn): void => {
  decideProposals(turn, HOST_ACTIONS);
};

const PLAYED: readonly InstantStep[] = [
  settleWithResults,
  decideAndCarryOut,
  concludeConfidenceVotes,
  electJudge,
  cutShortWithResults,
  endAuctionPhase,
  crossBoundary,
  drawDueOffices,
  passMaturation,
  revealEntrusted,
  openRevelation,
  giveWarnings,
  runSteward,
];
/**
 * The steps of an instant in a pause. Votes continue; the last steps run only if the pause ends at
 * this instant.
 */
const PAUSED: readonly InstantStep[] = [
  decideAndCarryOut,
  concludeConfidenceVotes,
  giveVoteWarnings,
  (turn) => void resume(turn),
  ...[cutShortWithResults, endAuctionPhase, beginPhase, drawDueOffices, runSteward].map(
    (step): InstantStep =>
      (turn) => {
        if (!isPausing(roundOf(turn.state))) step(turn);
      },
  ),
];

function stepsOf(state: RoundState): readonly InstantStep[] {
  if (!isRunning(state)) return [startRound, drawDueOffices, runSteward];
  return isPausing(roundOf(state)) ? PAUSED : PLAYED;
}

/**
 * Settles one instant. If the round ends, the remaining steps are skipped. Proposals that end
 * together are decided in several pieces, with no other step between them.
 */
function doInstant(turn: RoundTurn, away: Outage | null): InstantDone {
  const steps = stepsOf(turn.state);
  const isGoingOn = hasAdopted(turn) && hasUndecided(turn);
  const first = isGoingOn ? steps.indexOf(decideAndCarryOut) : 0;
  for (const step of steps.slice(first)) {
    checkingVictory(turn, (watched) => {
      payingByEvent(watched, (paying) => {
        step(invalidatingBids(paying, givesOutLot), away);
      });
    });
    if (roundOf(turn.state).status === 'ENDED') break;
    if (step === decideAndCarryOut && hasUndecided(turn)) return doneOf(turn, false);
  }
  return doneOf(turn, true);
}

const doneOf = (turn: RoundTurn, isDone: boolean): InstantDone => ({
  instants: adoptionCost(turn.state, turn.now, rulesetOf(turn.state)),
  isDone,
});
const hasAdopted = ({ state, now }: RoundTurn): boolean => isAdoptedAt(state, now);
const hasUndecided = (turn: RoundTurn): boolean => closedProposals(turn).length > 0;

/** Starts the week and the phase that are due at this instant, and pays the phase's income. */
function crossBoundary(turn: RoundTurn): void {
  if (isWeekStart(turn)) {
    endWeek(turn);
    startWeek(turn);
  }
  beginPhase(turn);
}

/** Starts the phase of this instant and pays its income, unless the round is already in it. */
function beginPhase(turn: RoundTurn): void {
  if (startPhase(turn)) payIncome(turn);
}
