import { seasonClockOf, INSTANTS_OF_ADOPTION, isAdoptedAt, isPausing, issuing } from '../../season';
import type { InstantDone, Outage } from '../../season';
import { concludeAuctionCutShort } from '../auction/conclude-open-auction';
import { watchingBids } from '../bidding/invalidate-bids';
import { passMaturation } from '../calendar/pass-maturation';
import { startPhase } from '../calendar/phase';
import { endWeek, isWeekStart, startWeek } from '../calendar/week';
import { endAuctionPhase } from '../house/player-lots';
import { payIncome } from '../income/pay-income';
import { concludeConfidenceVotes } from '../judge/conclude-confidence-votes';
import { electJudge } from '../judge/elect-judge';
import { steward } from '../lots/steward';
import { isRunning, roundOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { closedProposals, decideProposals } from '../proposals/decide-proposals';
import { givesOutLot } from '../results/played';
import { tellingResults } from '../results/telling-results';
import { revealEntrusted } from '../secret-actions/reveal-secret-action';
import { openRevelation } from '../secret-actions/warn-of-revelation';
import { drawOfficesNow } from '../values/draw-offices';
import { watchingVictory } from '../victory/watch-victory';
import { nextDue } from './due';
import { IN_PLACE_OF_HOST } from './in-place-of-host';
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

type Step = (turn: RoundTurn, away: Outage | null) => void;

const settleAndTell: Step = (turn, away) => {
  tellingResults(turn, (telling) => {
    settleDue(telling, away);
  });
};
const cutShortAndTell = (turn: RoundTurn): void => {
  tellingResults(turn, concludeAuctionCutShort);
};

const decideAndCarryOut = (turn: RoundTurn): void => {
  decideProposals(turn, IN_PLACE_OF_HOST);
};

const PLAYED: readonly Step[] = [
  settleAndTell,
  decideAndCarryOut,
  concludeConfidenceVotes,
  electJudge,
  cutShortAndTell,
  endAuctionPhase,
  crossBoundary,
  drawOfficesNow,
  passMaturation,
  revealEntrusted,
  openRevelation,
  giveWarnings,
  steward,
];
/** Votes continue; other things come at the end of the pause. */
const PAUSED: readonly Step[] = [
  decideAndCarryOut,
  concludeConfidenceVotes,
  giveVoteWarnings,
  (turn) => void resume(turn),
  ...[cutShortAndTell, endAuctionPhase, beginPhase, drawOfficesNow, steward].map(
    (step): Step =>
      (turn) => {
        if (!isPausing(roundOf(turn.state))) step(turn);
      },
  ),
];

function stepsOf(state: RoundState): readonly Step[] {
  if (!isRunning(state)) return [startRound, drawOfficesNow, steward];
  return isPausing(roundOf(state)) ? PAUSED : PLAYED;
}

/**
 * Settles one instant. The end of the round ends the rest of it. Proposals that end together are
 * decided in several pieces, which are one for the rules: nothing else of the instant happens
 * between them.
 */
function doInstant(turn: RoundTurn, away: Outage | null): InstantDone {
  const steps = stepsOf(turn.state);
  const isGoingOn = hasAdopted(turn) && hasUndecided(turn);
  const first = isGoingOn ? steps.indexOf(decideAndCarryOut) : 0;
  for (const step of steps.slice(first)) {
    watchingVictory(turn, (watched) => {
      payingByEvent(watched, (paying) => {
        step(watchingBids(paying, givesOutLot), away);
      });
    });
    if (roundOf(turn.state).status === 'ENDED') break;
    if (step === decideAndCarryOut && hasUndecided(turn)) return doneOf(turn, false);
  }
  return doneOf(turn, true);
}

const doneOf = (turn: RoundTurn, isDone: boolean): InstantDone => ({
  instants: hasAdopted(turn) ? INSTANTS_OF_ADOPTION : 1,
  isDone,
});
const hasAdopted = ({ state, now }: RoundTurn): boolean => isAdoptedAt(state, now);
const hasUndecided = (turn: RoundTurn): boolean => closedProposals(turn).length > 0;

/** Starts the week, the phase and its income that are due at this instant, if any. */
function crossBoundary(turn: RoundTurn): void {
  if (isWeekStart(turn)) {
    endWeek(turn);
    startWeek(turn);
  }
  beginPhase(turn);
}

/** The phase of this instant and its income, unless the phase is on already. */
function beginPhase(turn: RoundTurn): void {
  if (startPhase(turn)) payIncome(turn);
}
