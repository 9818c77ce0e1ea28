/** Submits proposals in a dynasty, and votes on them. */
import type { DynastyEffect, DynastyEvent, DynastyProposalRow } from '../../../src/dynasty';
import type { ProposalId } from '../../../src/season';
import type { TestDynasty } from '../harness';

export const amend = (path: string, value: unknown): DynastyEffect => ({
  type: 'AMEND_RULESET',
  patch: [{ op: 'replace', path, value: value as string }],
});

/** Submits a proposal, by default from Ann. */
export function submitted(
  dynasty: TestDynasty,
  effects: readonly DynastyEffect[] = [],
  { by = 'ann', of = null }: { readonly by?: string; readonly of?: string | null } = {},
): DynastyProposalRow {
  const [event] = dynasty.do(by, {
    type: 'SubmitProposal',
    class: of,
    title: 'A Better Game',
    text: 'Words.',
    effects,
  });
  if (event?.type !== 'ProposalSubmitted') throw new Error('nothing was submitted');
  return dynasty.state.need('proposals', event.proposalId);
}

export const vote = (
  dynasty: TestDynasty,
  proposalId: ProposalId,
  choice: 'FOR' | 'AGAINST' | 'NONE',
  ...names: string[]
): DynastyEvent[] =>
  names.flatMap((name) => dynasty.do(name, { type: 'CastVote', proposalId, vote: choice }));

/** Adopts effects by the votes of Ann, Bob and Cid, who are more than half of five players. */
export function adopted(
  dynasty: TestDynasty,
  ...effects: readonly DynastyEffect[]
): DynastyEvent[] {
  return vote(dynasty, submitted(dynasty, effects).id, 'FOR', 'ann', 'bob', 'cid').slice(3);
}
