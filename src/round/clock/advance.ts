import type { Stepwise } from '../../kernel';
import {
  adoptionCost,
  isAdoptedAt,
  isPausing,
  issuing,
  matureSecrets,
  passAttemptsOf,
  seasonClockOf,
} from '../../season';
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
import { CASINO } from '../secret-actions/casino';
import { drawDueOffices } from '../values/draw-offices';
import { VALUE_TRACKING } from '../values/value-tracking';
import { victoryWatch } from '../victory/win-round';
import { nextDue } from './next-due';
import { HOST_ACTIONS } from './host-actions';
import { creditOutage } from './outage';
import { incomeWatch } from './pay-by-event';
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

type InstantStep = (turn: RoundTurn, away: Outage | null) => Stepwise;

/** A short part of an instant, done in one step. */
const inOneStep = (act: (turn: RoundTurn, away: Outage | null) => void): InstantStep =>
  function* (turn, away) {
    act(turn, away);
    yield;
  };

const settleWithResults: InstantStep = (turn, away) =>
  emittingResults(turn, (telling) => settleDue(telling, away));
const cutShortWithResults: InstantStep = (turn) => emittingResults(turn, concludeAuctionCutShort);

const decideAndCarryOut: InstantStep = (turn) => decideProposals(turn, HOST_ACTIONS);

const ATTEMPTS = passAttemptsOf(VALUE_TRACKING);
const passMaturations: InstantStep = (turn) => matureSecrets(CASINO, turn);

const PLAYED: readonly InstantStep[] = [
  ATTEMPTS.fail,
  settleWithResults,
  decideAndCarryOut,
  inOneStep(concludeConfidenceVotes),
  inOneStep(electJudge),
  cutShortWithResults,
  inOneStep(endAuctionPhase),
  crossBoundary,
  inOneStep(drawDueOffices),
  inOneStep(passMaturation),
  passMaturations,
  ATTEMPTS.mature,
  inOneStep(giveWarnings),
  runSteward,
];
const STARTING: readonly InstantStep[] = [startRound, inOneStep(drawDueOffices), runSteward];
/**
 * The steps of an instant in a pause. Votes continue; the last steps run only if the pause ends at
 * this instant.
 */
const PAUSED: readonly InstantStep[] = [
  decideAndCarryOut,
  inOneStep(concludeConfidenceVotes),
  inOneStep(giveVoteWarnings),
  inOneStep(resume),
  ...[
    cutShortWithResults,
    inOneStep(endAuctionPhase),
    beginPhase,
    inOneStep(drawDueOffices),
    // A pause can begin at the instant of a maturation, before it.
    ATTEMPTS.mature,
    runSteward,
  ].map(
    (step): InstantStep =>
      function* (turn, away) {
        if (!isPausing(roundOf(turn.state))) yield* step(turn, away);
      },
  ),
];

function stepsOf(state: RoundState): readonly InstantStep[] {
  if (!isRunning(state)) return STARTING;
  return isPausing(roundOf(state)) ? PAUSED : PLAYED;
}

/**
 * Settles one instant. If the round ends, the remaining steps are skipped. Proposals that end
 * together are decided in several pieces, with no other step between them.
 */
function* doInstant(turn: RoundTurn, away: Outage | null): Stepwise<InstantDone> {
  const steps = stepsOf(turn.state);
  const isGoingOn = hasAdopted(turn) && hasUndecided(turn);
  const first = isGoingOn ? steps.indexOf(decideAndCarryOut) : 0;
  for (const step of steps.slice(first)) {
    const victory = victoryWatch(turn);
    const income = incomeWatch(victory.turn);
    yield* step(invalidatingBids(income.turn, givesOutLot), away);
    income.finish();
    victory.finish();
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
function* crossBoundary(turn: RoundTurn): Stepwise {
  if (isWeekStart(turn)) {
    endWeek(turn);
    startWeek(turn);
  }
  yield* beginPhase(turn);
}

/** Starts the phase of this instant and pays its income, unless the round is already in it. */
function* beginPhase(turn: RoundTurn): Stepwise {
  if (startPhase(turn)) yield* payIncome(turn);
}
