/**
 * The order of things due at one instant: settlement, proposals, votes of confidence, judge
 * election, week, phase with its income, offices filled by dice, and last the warnings [rulings A2,
 * A3, W11, S25]. So the settlement at the end of a week throws that week's dice. While the server
 * is away, an open window to reveal is not settled [ruling L8].
 */
import { courseOf, INSTANTS_OF_ADOPTION, isAdoptedAt, isPausing, issuing } from '../../season';
import type { InstantDone, Outage } from '../../season';
import { concludeAuctionCutShort } from '../auction/conclude-open-auction';
import { watchingBids } from '../bidding/invalidate-bids';
import { beginPhase, crossBoundary } from './cross-boundary';
import { passMaturation } from '../calendar/pass-maturation';
import { startRound } from './start-round';
import { nextDue } from './due';
import { creditOutage } from './outage';
import { resume } from './resume';
import { isDeserted } from './sleep';
import { endAuctionPhase } from '../house/player-lots';
import { concludeConfidenceVotes } from '../judge/conclude-confidence-votes';
import { electJudge } from '../judge/elect-judge';
import { steward } from '../lots/steward';
import { IN_PLACE_OF_HOST } from './in-place-of-host';
import { closedProposals, decideProposals } from '../proposals/decide-proposals';
import { revealEntrusted } from '../secret-actions/reveal-secret-action';
import { payingByEvent } from './pay-by-event';
import { settleDue } from './settle-due';
import { giveWarnings, warnOfVotes } from './warnings';
import { givesOutLot } from '../results/played';
import { tellingResults } from '../results/telling-results';
import { openRevelation } from '../secret-actions/warn-of-revelation';
import { isRunning, roundOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { drawOfficesNow } from '../values/draw-offices';
import { watchingVictory } from '../victory/watch-victory';

export const { due: dueRound, advance: advanceRound } = courseOf({
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
  warnOfVotes,
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
