import type { PlayerId } from '../../kernel';
import type { ProposalId } from '../../season';

export type DynastyWon = {
  readonly type: 'DynastyWon';
  readonly playerId: PlayerId;
  /** What declared it; left out where it was no proposal. */
  readonly proposalId?: ProposalId;
};
