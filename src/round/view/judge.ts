/** The Judge's office as everybody sees it. Lists are in order of number. */
import { byOrdinal } from '../../kernel';
import { assentersOf } from '../judge/assent-to-judge-removal';
import { judgeRules, sittingTerms } from '../judge/bench';
import { ballotsOf, tallyOf } from '../judge/conclude-confidence-votes';
import { endorsersOf } from '../judge/endorsements';
import type {
  CandidacyRow,
  ConfidenceBallotRow,
  ConfidenceVoteRow,
  JudgeTermRow,
  JusticeRequestRow,
  RulingRow,
} from '../judge/rows';
import { roundOf } from '../ground/state';
import type { PlayerRow, RoundState } from '../ground/state';
import type { JusticeRequestId } from '../ground/ids';

/** Those of a week; by default of the present one, and those of earlier weeks that still stand. */
export function candidaciesOf(state: RoundState, week: number | null): CandidacyRow[] {
  const found = state.by('candidacies', 'week', String(week ?? roundOf(state).week));
  const waiting = week === null ? state.by('candidacies', 'standing', 'yes') : [];
  return [...new Map([...waiting, ...found].map((row) => [row.id, row])).values()].sort(byOrdinal);
}

/** As they were counted; before the count, those of present players. */
export const endorsementsOf = (state: RoundState, { id, counted }: CandidacyRow): number =>
  counted ?? endorsersOf(state, id).length;

/** Players who endorse it, in order of joining; of present players. */
export const endorsers = (state: RoundState, { id }: CandidacyRow): PlayerRow[] =>
  endorsersOf(state, id).sort(byOrdinal);

export const termsOf = (state: RoundState): JudgeTermRow[] =>
  state.all('judgeTerms').sort(byOrdinal);

export function requestsOf(
  state: RoundState,
  status: JusticeRequestRow['status'] | null,
): JusticeRequestRow[] {
  const rows =
    status === null ? state.all('justiceRequests') : state.by('justiceRequests', 'status', status);
  return rows.sort(byOrdinal);
}

export const rulingsOf = (state: RoundState): RulingRow[] => state.all('rulings').sort(byOrdinal);

/** All on one request: several when the Judge overturned one. */
export const rulingsOn = (state: RoundState, requestId: JusticeRequestId): RulingRow[] =>
  state.by('rulings', 'request', requestId).sort(byOrdinal);

export type RemovalView = {
  readonly term: JudgeTermRow;
  readonly assenters: readonly PlayerRow[];
  /** How many remove the Judge. */
  readonly needed: number;
};

/** Of the Judges who sit, those to whose removal somebody assents who is a player now. */
export function removalViews(state: RoundState): RemovalView[] {
  const needed = judgeRules(state)?.removalAssents ?? 0;
  return sittingTerms(state)
    .map((term) => ({ term, assenters: assentersOf(state, term.id).sort(byOrdinal), needed }))
    .filter(({ assenters }) => assenters.length > 0);
}

/** As it was counted, or as it would be now. */
export function confidenceTally(
  state: RoundState,
  vote: ConfidenceVoteRow,
): { readonly overturning: number; readonly affirming: number } {
  const { overturning, affirming } = vote;
  if (overturning === null || affirming === null) return tallyOf(state, vote);
  return { overturning, affirming };
}

/** The votes that count, in order of joining; each is named by its player. */
export function confidenceBallots(
  state: RoundState,
  vote: ConfidenceVoteRow,
): (Omit<ConfidenceBallotRow, 'id'> & { readonly id: ConfidenceBallotRow['playerId'] })[] {
  return ballotsOf(state, vote)
    .map((ballot) => ({ ...ballot, id: ballot.playerId }))
    .sort(byOrdinal);
}
