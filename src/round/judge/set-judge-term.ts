/**
 * A proposal can set the end of a sitting Judge's term: the first end of a week at that instant or
 * later [P13].
 */
import { moment } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import type { ProposalId } from '../../season';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import type { RoundState } from '../model/state';
import type { RoundMoment, RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import { RULE, sittingJudges, termOf } from './bench';
import type { JudgeTermSet } from './events';

export type TermOfJudge = { readonly playerId: PlayerId; readonly untilMs: Instant | null };

/** Refuses if the player is not a Judge, or if `untilMs` is past. */
export function unlessJudgeUntil(
  { state, now }: RoundMoment,
  { playerId, untilMs }: TermOfJudge,
): RoundRefusal | null {
  return (
    unlessSitting(state, playerId) ??
    (untilMs !== null && untilMs <= now
      ? refuse('TERM_IN_THE_PAST', RULE, { untilMs, nowMs: now })
      : null)
  );
}

function unlessSitting(state: RoundState, playerId: PlayerId): RoundRefusal | null {
  const [first] = sittingJudges(state);
  if (first === undefined) return refuse('CHAIR_VACANT', RULE);
  return termOf(state, playerId) === null
    ? refuse('JUDGE_CHANGED', RULE, { playerId: first })
    : null;
}

/** Does nothing if another effect of the proposal has ended the Judge's term. */
export function setJudgeTerm(
  turn: RoundTurn,
  { playerId, untilMs }: TermOfJudge,
  proposalId: ProposalId,
): void {
  const term = termOf(turn.state, playerId);
  if (term === null) return;
  turn.emit({ type: 'JudgeTermSet', termId: term.id, playerId, untilMs, proposalId });
}

export const judgeTermSet: RoundEventRecord<JudgeTermSet> = {
  evolve: (state, { event: { termId, untilMs } }) => {
    state.put('judgeTerms', { ...state.need('judgeTerms', termId), untilMs });
  },
  facts: (state, { playerId, untilMs }) => ({
    player: nameOf(state, playerId),
    until: moment(untilMs),
  }),
  text: (state, { playerId, untilMs }) =>
    untilMs === null
      ? `${nameOf(state, playerId)} is Judge for as long as the rules say.`
      : `${nameOf(state, playerId)} is Judge until the end of the first week that ends at ${moment(untilMs)} or later.`,
  channel: 'JUDGE_ELECTIONS',
  notice: 'JUDGE_CHOSEN',
  concerns: ({ playerId }) => [playerId],
};
