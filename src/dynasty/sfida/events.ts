import type { PlayerId } from '../../kernel';
import type { ProposalId } from '../../season';
import type { GameId } from '../dealing/ids';

export type SfidaOffered = {
  readonly type: 'SfidaOffered';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
};
export type SfidaAnswered = {
  readonly type: 'SfidaAnswered';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly accepted: boolean;
  /** The stakes after it. */
  readonly stakes: number;
};

/** By vote, or by an office. */
export type GameStakesCorrected = {
  readonly type: 'GameStakesCorrected';
  readonly gameId: GameId;
  /** null: by the holder of an office. */
  readonly proposalId: ProposalId | null;
  readonly before: number;
  readonly after: number;
};

/** By vote, or by an office. It is told beside what is played, and so it is named where no row is known. */
export type GameScoreCorrected = {
  readonly type: 'GameScoreCorrected';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  /** null: by the holder of an office. */
  readonly proposalId: ProposalId | null;
  readonly before: number;
  readonly after: number;
};

export type SfidaEvent = SfidaOffered | SfidaAnswered | GameStakesCorrected;
