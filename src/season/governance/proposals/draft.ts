import type { Instant } from '../../../kernel';
import { PLAYER_IDS, PROPOSAL_IDS } from '../../model/ids';
import type { ProposalId } from '../../model/ids';
import { nextNumberOf } from '../../model/players';
import type { Tally } from './popularity';
import type { ProposalState } from './rows';

/** The proposal that a plan is carried out for. */
export type Adopting = {
  readonly proposalId: ProposalId;
  readonly title: string;
  readonly tally: Tally;
};

/** Puts in a draft, numbered as if it were submitted now. For dry runs alone. */
export function submitAsDraft(
  state: ProposalState,
  now: Instant,
): Pick<Adopting, 'proposalId' | 'title'> {
  const id = PROPOSAL_IDS.of(nextNumberOf(state, 'proposal'));
  const title = 'This proposal';
  state.put('proposals', {
    ...{ id, authorId: PLAYER_IDS.of(1), class: '', title, text: '', effects: [], used: null },
    ...{ popularity: { test: 'FOR_MORE_THAN_AGAINST' }, submittedAtMs: now, opensAtMs: now },
    ...{ closesAtMs: now, status: 'OPEN', decidedAtMs: null, votesFor: null, votesAgainst: null },
    ...{ revision: null, failure: null },
  });
  return { proposalId: id, title };
}
