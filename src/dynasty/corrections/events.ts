import type { PlayerId } from '../../kernel';
import type { ProposalId } from '../../season';
import type { GameId } from '../model/ids';

/** The correction of a game. `proposalId`: null for a correction by an office. */
type Corrected = {
  readonly gameId: GameId;
  readonly proposalId: ProposalId | null;
  readonly before: number;
  readonly after: number;
};

export type GameStakesCorrected = Corrected & { readonly type: 'GameStakesCorrected' };
export type GameScoreCorrected = Corrected & {
  readonly type: 'GameScoreCorrected';
  readonly playerId: PlayerId;
};

export type CorrectionEvent = GameStakesCorrected | GameScoreCorrected;
