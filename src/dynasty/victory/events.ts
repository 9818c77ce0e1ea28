import type { PlayerId } from '../../kernel';
import type { ProposalId } from '../../season';

export type DynastyWon = {
  readonly type: 'DynastyWon';
  readonly playerId: PlayerId;
  /** Who have won with that player; left out: nobody. */
  readonly sharedWith?: readonly PlayerId[];
  /** What declared it; left out where it was no proposal. */
  readonly proposalId?: ProposalId;
};

export type VictoryEvent = DynastyWon;
