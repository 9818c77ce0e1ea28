/** Accessors of the season row, and of the revisions of its ruleset. */
import type { Instant, Rows, Tables } from '../../kernel';
import { revisionThen } from './revisions';
import type { RevisionRow, SeasonRow } from './rows';

type Whole = SeasonRow & { readonly id: string };
type SeasonRows<T extends string> = Rows & Record<T, Whole> & { revisions: RevisionRow<unknown> };

/** For a game that keeps that row in a table of its own, under a fixed id. */
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
    /** The state for the text of the event with that number: with the names that things had then. */
    toldAt: (state: State, seq: number): State => {
      const season = seasonOf(state);
      const revision = revisionThen(state, season.revision, seq);
      return revision === season.revision ? state : state.seenWith(table, { ...season, revision });
    },
    /** The clock of a rehearsal, or the real one. */
    nowIn: (state: State, real: Instant): Instant => seasonOf(state).testClockMs ?? real,
  };
}
