/**
 * The limits on an author's open proposals, and on an author's proposals in a rules-day [ruling
 * L4].
 */
import type { PlayerId } from '../../../kernel';
import { openProposals } from './open-proposal';
import type { RefuseLimit, RefusePending } from './refusals';
import type { AnyProposal, ProposalState } from './rows';

export type ProposalLimits = {
  readonly mostPending: number;
  readonly mostPerDay: number;
  /** True if the limits include proposals of the class. */
  readonly counts: (code: string) => boolean;
};

/**
 * Refuses a proposal beyond the author's limits. `isToday`: true for a proposal made in this
 * rules-day, even a decided one.
 */
export function unlessTooMany<F>(
  refuse: RefuseLimit<F>,
  state: ProposalState,
  authorId: PlayerId,
  { mostPending, mostPerDay, counts }: ProposalLimits,
  isToday: (proposal: AnyProposal) => boolean,
): F | null {
  const pending = unlessTooManyOpen(refuse, state, authorId, mostPending, counts);
  if (pending !== null) return pending;
  const isOwn = (proposal: AnyProposal): boolean =>
    proposal.authorId === authorId && counts(proposal.class);
  const today = state.all('proposals').filter((one) => isOwn(one) && isToday(one)).length;
  return today >= mostPerDay
    ? refuse('TOO_MANY_TODAY', 'proposals', { made: today, most: mostPerDay })
    : null;
}

export function unlessTooManyOpen<F>(
  refuse: RefusePending<F>,
  state: ProposalState,
  authorId: PlayerId,
  most: number,
  counts: (code: string) => boolean = () => true,
): F | null {
  const isCounted = (proposal: AnyProposal): boolean =>
    proposal.authorId === authorId && counts(proposal.class);
  const open = openProposals(state).filter(isCounted).length;
  return open >= most ? refuse('TOO_MANY_PENDING', 'proposals', { open, most }) : null;
}
