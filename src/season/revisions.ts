import type { RevisionRow } from './rows';

/** What of a state tells which revisions there were. */
type Revisions = { need(table: 'revisions', id: string): Pick<RevisionRow<unknown>, 'adoptedSeq'> };

/** The revision under which the event of that number happened; its own, if the event made one. */
export function revisionThen(state: Revisions, latest: number, seq: number): number {
  let revision = latest;
  while (revision > 1 && state.need('revisions', `r${String(revision)}`).adoptedSeq > seq) {
    revision -= 1;
  }
  return revision;
}

/** A sentence where a season has another number of revisions than it is at. */
export const revisionViolations = (
  state: { count(table: 'revisions'): number },
  { revision }: { readonly revision: number },
): string[] =>
  state.count('revisions') === revision ? [] : ['revisions are numbered without gaps'];
