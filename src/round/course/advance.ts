/**
 * What is due is done at its own instant, in order of time, before anything later is looked at;
 * at one instant in the order settlement, proposals, votes of confidence, judge election, week,
 * phase with its income, and last whoever is waited for is told [rulings A2, A3, W11, S25]. The settlement at the end of a week so throws that
 * week's dice.
 */
import { CLOCK, invariant } from '../../kernel';
import type { Instant } from '../../kernel';
import { concludeAuctionCutShort } from '../auction/conclude-open-auction';
import { watchingBids } from '../bidding/invalidate-bids';
import { crossBoundary } from './cross-boundary';
import { passMaturation } from '../calendar/pass-maturation';
import { startRound } from './start-round';
import { dueRound } from './due';
import { endAuctionPhase } from '../house/player-lots';
import { concludeConfidenceVotes } from '../judge/conclude-confidence-votes';
import { electJudge } from '../judge/elect-judge';
import { steward } from '../lots/steward';
import { decideProposals } from '../proposals/decide-proposals';
import { revealEntrusted } from '../secret-actions/reveal-secret-action';
import { settleSecretActions } from './settle';
import { giveWarnings } from './warnings';
import { tellingResults } from '../results/telling-results';
import { openRevelation } from '../secret-actions/warn-of-revelation';
import { isRunning, roundOf } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { watchingVictory } from '../victory/watch-victory';

/**
 * Does all that is due up to `to`, itself included, or the first `limit` instants of it; true when
 * nothing is left.
 */
export function advanceRound(turn: RoundTurn, to: Instant, limit = Infinity): boolean {
  for (let done = 0; ; done += 1) {
    const due = dueRound(turn.state);
    if (due === null || due > to) return true;
    if (done >= limit) return false;
    doInstant(turn.as(CLOCK, due));
    const next = dueRound(turn.state);
    invariant(next === null || next > due, 'each instant is done once');
  }
}

const settleAndTell = (turn: RoundTurn): void => {
  tellingResults(turn, settleSecretActions);
};
const cutShortAndTell = (turn: RoundTurn): void => {
  tellingResults(turn, concludeAuctionCutShort);
};

/** The business of one instant. What ends the round ends the rest of it. */
function doInstant(turn: RoundTurn): void {
  const steps = isRunning(turn.state)
    ? [
        settleAndTell,
        decideProposals,
        concludeConfidenceVotes,
        electJudge,
        cutShortAndTell,
        endAuctionPhase,
        crossBoundary,
        passMaturation,
        revealEntrusted,
        openRevelation,
        giveWarnings,
        steward,
      ]
    : [startRound, steward];
  for (const step of steps) {
    watchingVictory(turn, (watched) => {
      step(watchingBids(watched));
    });
    if (roundOf(turn.state).status === 'ENDED') return;
  }
}
