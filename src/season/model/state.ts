/** Accessors of the season row and of its ruleset's revisions. */
import type { Instant, Rows, Tables } from '../../kernel';
import type { RevisionRow, SeasonRow } from './rows';

type Whole = SeasonRow & { readonly id: string };
type SeasonRows<T extends string> = Rows & Record<T, Whole> & { revisions: RevisionRow<unknown> };

/** The accessors for a game that stores the season row in `table` under a fixed id. */
export function seasonTablesOf<R extends SeasonRows<T>, T extends keyof R & string>(
  table: T,
  id: R[T]['id'],
) {
  type State = Tables<R>;
  const seasonOf = (state: State): R[T] => state.need(table, id);
  const revisionOf = (state: State, revision: number): R['revisions']['document'] =>
    state.need('revisions', `r${String(revision)}`).document;
  return {
    seasonOf,
    patchSeason: (state: State, changed: Partial<R[T]>): void => {
      state.put(table, { ...seasonOf(state), ...changed });
    },
    revisionOf,
    /** The ruleset in force. */
    rulesetOf: (state: State): R['revisions']['document'] =>
      revisionOf(state, seasonOf(state).revision),
    /**
     * The state from which the text of event `seq` is written. Names of the rules come from the
     * revision in force then.
     */
    toldAt: (state: State, seq: number): State => {
      const season = seasonOf(state);
      const revision = revisionThen(state, season.revision, seq);
      return revision === season.revision ? state : state.seenWith(table, { ...season, revision });
    },
    /** The time on a rehearsal's test clock, or the real time. */
    nowIn: (state: State, real: Instant): Instant => seasonOf(state).testClockMs ?? real,
  };
}

/** The part of a state that has the revisions. */
type Revisions = { need(table: 'revisions', id: string): Pick<RevisionRow<unknown>, 'adoptedSeq'> };

/** The revision in force just after event `seq`. */
function revisionThen(state: Revisions, latest: number, seq: number): number {
  let revision = latest;
  while (revision > 1 && state.need('revisions', `r${String(revision)}`).adoptedSeq > seq) {
    revision -= 1;
  }
  return revision;
}

/** Invariant: the number of a season's revisions equals its revision number. */
export const revisionViolations = (
  state: { count(table: 'revisions'): number },
  { revision }: { readonly revision: number },
): string[] =>
  state.count('revisions') === revision ? [] : ['revisions are numbered without gaps'];
