/**
 * The sitting Judges, and the refusals about them. "There shall be a sole Judge" [Judges]; an
 * amendment can allow several, or none [ruling X8].
 */
import type { JudgeRules, RuleAnchor } from '../../rulesets';
import { byOrdinal, ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { nextNumber, rulesetOf, takeNumber } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { JudgeTermRow } from './rows';
import { JUDGE_TERM_IDS } from '../model/ids';
import type { JudgeTermId } from '../model/ids';

export const RULE: RuleAnchor = 'judge';

/** The rules about Judges; null if there are none. */
export const judgeRules = (state: RoundState): JudgeRules | null => rulesetOf(state).judge;

export const seatsOf = (rules: JudgeRules | null): number =>
  rules === null ? 0 : (rules.seats ?? 1);

export const seatsIn = (state: RoundState): number => seatsOf(judgeRules(state));

/** The terms of the sitting Judges, in the order in which they took their seats. */
export const sittingTerms = (state: RoundState): JudgeTermRow[] =>
  state.by('judgeTerms', 'sitting', 'yes').sort(byOrdinal);

/** The player's present term; null for a player who is not a Judge. */
export const termOf = (state: RoundState, player: PlayerId): JudgeTermRow | null =>
  sittingTerms(state).find(({ playerId }) => playerId === player) ?? null;

export const sittingJudges = (state: RoundState): PlayerId[] =>
  sittingTerms(state).map(({ playerId }) => playerId);

export const isJudge = (state: RoundState, player: PlayerId): boolean =>
  termOf(state, player) !== null;

export function unlessJudge(state: RoundState, { id }: PlayerRow): RoundRefusal | null {
  return isJudge(state, id) ? null : refuse('NOT_THE_JUDGE', RULE);
}

/** Refuses an action on another Judge if the player is the only Judge. */
export function ifOnlyJudge(state: RoundState, { id }: PlayerRow): RoundRefusal | null {
  const judges = sittingJudges(state);
  return judges.length === 1 && judges.includes(id) ? refuse('YOU_ARE_THE_JUDGE', RULE) : null;
}

export const unlessJudged = (state: RoundState): RoundRefusal | null =>
  judgeRules(state) === null ? refuse('NO_JUDGE', RULE) : null;

export const nextTermId = (state: RoundState): JudgeTermId =>
  JUDGE_TERM_IDS.of(nextNumber(state, 'term'));

export function seatJudge(
  state: RoundState,
  term: Pick<JudgeTermRow, 'id' | 'playerId' | 'candidacyId' | 'startedAtMs'>,
): void {
  takeNumber(state, 'term', ordinalOf(term.id));
  state.put('judgeTerms', { ...term, untilMs: null, endedAtMs: null, ending: null });
}
