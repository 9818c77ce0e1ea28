/** The public view of the Judge's office. Lists are in order of number. */
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
import { roundOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { JusticeRequestId } from '../model/ids';

/**
 * The candidacies of a week. `week`: null for those of the present week and earlier ones that are
 * still standing.
 */
export function candidaciesOf(state: RoundState, week: number | null): CandidacyRow[] {
  const found = state.by('candidacies', 'week', String(week ?? roundOf(state).week));
  const waiting = week === null ? state.by('candidacies', 'standing', 'yes') : [];
  return [...new Map([...waiting, ...found].map((row) => [row.id, row])).values()].sort(byOrdinal);
}

/** The counted endorsements; before the count, the endorsements of present players. */
export const endorsementsOf = (state: RoundState, { id, counted }: CandidacyRow): number =>
  counted ?? endorsersOf(state, id).length;

/** The endorsing players who are present, in order of joining. */
export const presentEndorsers = (state: RoundState, { id }: CandidacyRow): PlayerRow[] =>
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

/** All rulings on one request: several if the Judge overturned one. */
export const rulingsOn = (state: RoundState, requestId: JusticeRequestId): RulingRow[] =>
  state.by('rulings', 'request', requestId).sort(byOrdinal);

export type RemovalView = {
  readonly term: JudgeTermRow;
  readonly assenters: readonly PlayerRow[];
  /** The number of assents needed to remove the Judge. */
  readonly needed: number;
};

/** The sitting Judges whom at least one present player wants to remove. */
export function removalViews(state: RoundState): RemovalView[] {
  const needed = judgeRules(state)?.removalAssents ?? 0;
  return sittingTerms(state)
    .map((term) => ({ term, assenters: assentersOf(state, term.id).sort(byOrdinal), needed }))
    .filter(({ assenters }) => assenters.length > 0);
}

/** The final count of a vote of confidence, or the present count while it is open. */
export function confidenceTally(
  state: RoundState,
  vote: ConfidenceVoteRow,
): { readonly overturning: number; readonly affirming: number } {
  const { overturning, affirming } = vote;
  if (overturning === null || affirming === null) return tallyOf(state, vote);
  return { overturning, affirming };
}

/** The ballots that count, in order of the players' joining. Each ballot has its player's id. */
export function confidenceBallots(
  state: RoundState,
  vote: ConfidenceVoteRow,
): (Omit<ConfidenceBallotRow, 'id'> & { readonly id: ConfidenceBallotRow['playerId'] })[] {
  return ballotsOf(state, vote)
    .map((ballot) => ({ ...ballot, id: ballot.playerId }))
    .sort(byOrdinal);
}
