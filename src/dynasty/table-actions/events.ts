import type { PlayerId } from '../../kernel';
import type { PegTransfer } from '../model/pegs';
import type { GameId } from '../model/ids';

export type TableActionTaken = {
  readonly type: 'TableActionTaken';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly action: string;
  readonly trick: string;
  /** Whether the trick scores in the game from now on, or no longer. */
  readonly added: boolean;
  /** The number of pegs paid. */
  readonly pegsPaid: number;
  /** The active tricks after it. */
  readonly tricks: readonly string[];
  readonly transfers: readonly PegTransfer[];
};

export type TableEvent = TableActionTaken;
