import type { RevisionRow } from './rows';

/** The part of a state that has the revisions. */
type Revisions = { need(table: 'revisions', id: string): Pick<RevisionRow<unknown>, 'adoptedSeq'> };

/** The revision in force at the event of that number; its own, if the event made one. */
export function revisionThen(state: Revisions, latest: number, seq: number): number {
  let revision = latest;
  while (revision > 1 && state.need('revisions', `r${String(revision)}`).adoptedSeq > seq) {
    revision -= 1;
  }
  return revision;
}

/** The invariant: a season has as many revisions as its number says. */
export const revisionViolations = (
  state: { count(table: 'revisions'): number },
  { revision }: { readonly revision: number },
): string[] =>
  state.count('revisions') === revision ? [] : ['revisions are numbered without gaps'];
