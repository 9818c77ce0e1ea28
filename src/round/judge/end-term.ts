/**
 * A term ends when its weeks are over, by resignation, by the assent of other players, by an
 * amendment, or when the Judge leaves. The chair is then vacant [Judges; rulings I1, B2].
 */
import type { ProposalId } from '../../season';
import type { RoundEventRecord } from '../model/records';
import type { PlayerRow } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import { sittingTerms, termOf } from './bench';
import type { CandidacyDropped, JudgeTermEnded } from './events';
import { standingCandidacy } from './nominate-for-judge';
import type { JudgeTermEnd, JudgeTermRow } from './rows';

export function endTerm(
  turn: RoundTurn,
  { id: termId, playerId }: JudgeTermRow,
  ending: JudgeTermEnd,
  proposalId?: ProposalId,
): void {
  const by = proposalId === undefined ? {} : { proposalId };
  turn.emit({ type: 'JudgeTermEnded', termId, playerId, ending, ...by });
}

/** Drops the candidacy and vacates the chair of a player who leaves or goes idle. */
export function leaveBench(turn: RoundTurn, { id: playerId }: PlayerRow): void {
  const { state } = turn;
  const candidacy = standingCandidacy(state, playerId);
  if (candidacy !== null) {
    turn.emit({ type: 'CandidacyDropped', candidacyId: candidacy.id, playerId });
  }
  const term = termOf(state, playerId);
  if (term !== null) endTerm(turn, term, 'LEFT');
}

/** Ends the latest terms, for an amendment that leaves fewer seats [ruling X8]. */
export function vacateSeats(turn: RoundTurn, seats: number, proposalId: ProposalId): void {
  for (const term of sittingTerms(turn.state).slice(seats)) {
    endTerm(turn, term, 'VOTED_OUT', proposalId);
  }
}

export const judgeTermEnded: RoundEventRecord<JudgeTermEnded> = {
  evolve: (state, { atMs, event: { termId, ending } }) => {
    state.put('judgeTerms', { ...state.need('judgeTerms', termId), endedAtMs: atMs, ending });
  },
  facts: (state, { playerId, ending }) => ({ player: nameOf(state, playerId), ending }),
  text: (state, { playerId, ending }) => `${nameOf(state, playerId)}${ENDINGS[ending]}.`,
  channel: 'JUDGE_ELECTIONS',
  notice: 'JUDGE_CHOSEN',
  concerns: ({ playerId, ending }) =>
    ending === 'VOTED_OUT' || ending === 'REMOVED' ? [playerId] : [],
};

const ENDINGS: Readonly<Record<JudgeTermEnd, string>> = {
  EXPIRED: '’s term as Judge is over',
  RESIGNED: ' resigned as Judge',
  REMOVED: ' was removed as Judge',
  LEFT: ' left the chair vacant',
  VOTED_OUT: '’s term as Judge was ended by a proposal',
};

export const candidacyDropped: RoundEventRecord<CandidacyDropped> = {
  evolve: (state, { event: { candidacyId } }) => {
    state.put('candidacies', { ...state.need('candidacies', candidacyId), status: 'DROPPED' });
  },
  facts: (state, { playerId }) => ({ player: nameOf(state, playerId) }),
  text: (state, { playerId }) => `${nameOf(state, playerId)} no longer stands for Judge.`,
  channel: 'JUDGE_ELECTIONS',
};
