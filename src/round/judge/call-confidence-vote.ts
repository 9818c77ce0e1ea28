/**
 * "Within 4 days of a judge ruling being made, a public vote of confidence on that ruling can be
 * initiated …; the votes may be cast for a period of 2 days after initiation" [Judges; ruling I2].
 * A ruling has at most one such vote [ruling W10].
 */
import { ordinalOf, plusRulesDays, required } from '../../kernel';
import type { Instant } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { nextNumber, playerIds, roundOf, takeNumber, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundMoment } from '../model/turn';
import { nameOf } from '../model/wording';
import { judgeRules, RULE, unlessJudged } from './bench';
import type { CallConfidenceVote } from './commands';
import type { ConfidenceVoteCalled } from './events';
import { recentRulings } from './recent-rulings';
import type { RulingRow } from './rows';
import { CONFIDENCE_VOTE_IDS } from '../model/ids';
import type { RulingId } from '../model/ids';

export const callConfidenceVote = byPlayer<CallConfidenceVote, 'rulingId'>({
  whilePaused: true,
  rule: RULE,
  refuses: (moment, _player, { rulingId }) =>
    unlessRunning(moment.state, RULE) ??
    unlessJudged(moment.state) ??
    unlessCallable(moment, rulingId),
  offers: (moment) =>
    recentRulings(moment, callableDays(moment.state)).map((ruling) => ({
      description: 'Call a vote of confidence on a ruling.',
      known: { rulingId: ruling.id },
      untilMs: callableUntil(moment.state, ruling),
    })),
  decide: (turn, { id: playerId }, { rulingId }) => {
    const { state, now } = turn;
    const { confidenceDays } = required(judgeRules(state), 'rules of Judges');
    turn.emit({
      type: 'ConfidenceVoteCalled',
      voteId: CONFIDENCE_VOTE_IDS.of(nextNumber(state, 'confidence')),
      rulingId,
      playerId,
      endsAtMs: plusRulesDays(tempoOf(roundOf(state)), now, confidenceDays),
    });
    return null;
  },
  made: (event) => (event.type === 'ConfidenceVoteCalled' ? event.voteId : null),
});

function unlessCallable({ state, now }: RoundMoment, rulingId: RulingId): RoundRefusal | null {
  const ruling = state.get('rulings', rulingId);
  if (ruling === undefined) return refuse('RULING_NOT_FOUND', RULE, { rulingId });
  if (ruling.status === 'OVERTURNED') return refuse('RULING_OVERTURNED', RULE, { rulingId });
  const called = state.by('confidenceVotes', 'ruling', rulingId)[0];
  if (called !== undefined) {
    const confidenceVoteId = called.id;
    return refuse('CONFIDENCE_VOTE_CALLED', RULE, { rulingId, confidenceVoteId });
  }
  const endedAtMs = callableUntil(state, ruling);
  if (now < endedAtMs) return null;
  return refuse('TOO_LATE_FOR_CONFIDENCE', RULE, { rulingId, endedAtMs });
}

/** The exclusive end of the time to call a vote of confidence [ruling W8]. */
function callableUntil(state: RoundState, { issuedAtMs }: RulingRow): Instant {
  return plusRulesDays(tempoOf(roundOf(state)), issuedAtMs, callableDays(state));
}

const callableDays = (state: RoundState): number => judgeRules(state)?.confidenceWithinDays ?? 0;

export const confidenceVoteCalled: RoundEventRecord<ConfidenceVoteCalled> = {
  evolve: (state, { atMs, event: { voteId, rulingId, playerId, endsAtMs } }) => {
    takeNumber(state, 'confidence', ordinalOf(voteId));
    state.put('confidenceVotes', {
      id: voteId,
      rulingId,
      playerId,
      calledAtMs: atMs,
      endsAtMs,
      status: 'OPEN',
      overturning: null,
      affirming: null,
    });
  },
  facts: (state, { playerId, rulingId }) => ({
    player: nameOf(state, playerId),
    ruling: ordinalOf(rulingId),
  }),
  text: (state, { playerId, rulingId }) =>
    `${nameOf(state, playerId)} called a vote of confidence on ruling ${ordinalOf(rulingId)}.`,
  channel: 'GAME_ACTIONS',
  notice: 'VOTE_OPEN',
  concerns: ({ playerId }, state) => playerIds(state).filter((id) => id !== playerId),
};
