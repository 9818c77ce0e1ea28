/** Who sits in the chair, and the refusals that turn on it. "There shall be a sole Judge" [Judges]. */
import type { RuleAnchor } from '../../rulesets';
import { ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import { nextNumber, takeNumber } from '../ground/state';
import type { PlayerRow, RoundState } from '../ground/state';
import type { JudgeTermRow } from './rows';
import { JUDGE_TERM_IDS } from './ids';
import type { JudgeTermId } from './ids';

export const RULE: RuleAnchor = 'judge';

/** The term of whoever sits now; null while the chair is vacant. */
export function sittingTerm(state: RoundState): JudgeTermRow | null {
  return state.by('judgeTerms', 'sitting', 'yes')[0] ?? null;
}

/** Whoever sits now, or nobody. */
export function sittingJudge(state: RoundState): PlayerId[] {
  const term = sittingTerm(state);
  return term === null ? [] : [term.playerId];
}

export const isJudge = (state: RoundState, player: PlayerId): boolean =>
  sittingTerm(state)?.playerId === player;

export function unlessJudge(state: RoundState, { id }: PlayerRow): RoundRefusal | null {
  return isJudge(state, id) ? null : refuse('NOT_THE_JUDGE', RULE);
}

export function ifJudge(state: RoundState, { id }: PlayerRow): RoundRefusal | null {
  return isJudge(state, id) ? refuse('YOU_ARE_THE_JUDGE', RULE) : null;
}

export const nextTermId = (state: RoundState): JudgeTermId =>
  JUDGE_TERM_IDS.of(nextNumber(state, 'term'));

/** Somebody takes the chair. */
export function seat(
  state: RoundState,
  term: Pick<JudgeTermRow, 'id' | 'playerId' | 'candidacyId' | 'startedAtMs'>,
): void {
  takeNumber(state, 'term', ordinalOf(term.id));
  state.put('judgeTerms', { ...term, endedAtMs: null, ending: null });
}
