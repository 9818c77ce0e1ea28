import { moment, ordinalOf } from '../../kernel';
import type { PlayerId, Sentences } from '../../kernel';
import type { ProposalId } from '../../season';
import type { DynastyFacts } from '../model/facts';
import type { GameId } from '../model/ids';
import type { PegTransfer } from '../model/pegs';
import type { Hand, Movement } from '../model/rows';

export type EndGame = { readonly type: 'EndGame'; readonly gameId: GameId };
export type VoidGame = {
  readonly type: 'VoidGame';
  readonly gameId: GameId;
  readonly reason: string;
};

export type EndingCommand = EndGame | VoidGame;

export type PegReason = 'STAKES' | 'MODA' | 'SUCCO';
export type PegChange = {
  readonly playerId: PlayerId;
  readonly reason: PegReason;
  /** Negative for a loss. */
  readonly by: number;
};
export type MagistrelliChange = {
  readonly playerId: PlayerId;
  readonly from: number;
  readonly to: number;
};
export type ModaChange = { readonly mask: string; readonly from: number; readonly to: number };
/** The Fine, and all movements of the game except movements by bets. */
export type GameEnded = {
  readonly type: 'GameEnded';
  readonly gameId: GameId;
  readonly finedIds: readonly PlayerId[];
  readonly campioneId: PlayerId | null;
  readonly hands: readonly Hand[];
  readonly seed: string;
  readonly pegs: readonly PegChange[];
  readonly magistrelli: MagistrelliChange | null;
  readonly moda: ModaChange | null;
  readonly transfers: readonly PegTransfer[];
};
/** Reverses the game's movements, as far as the players still have the pegs. */
export type GameVoided = {
  readonly type: 'GameVoided';
  readonly gameId: GameId;
  /** The reason in the author's words; null if the dynasty was closed during the game. */
  readonly reason: string | null;
  /** The proposal that voided the game, with its title as the reason; left out for none. */
  readonly proposalId?: ProposalId;
  /** The hands, published here if there was no Fine; otherwise null. */
  readonly hands: readonly Hand[] | null;
  readonly seed: string | null;
  readonly movements: readonly Movement[];
  readonly moda: ModaChange | null;
  readonly transfers: readonly PegTransfer[];
};

export type EndingEvent = GameEnded | GameVoided;

export type EndingRefusals = {
  readonly GAME_NOT_CLOSED: DynastyFacts<'gameId'>;
  readonly EARLIER_GAME_FIRST: DynastyFacts<'gameId'>;
  readonly TOO_LATE_TO_VOID: DynastyFacts<'untilMs'>;
};

export const ENDING_REFUSALS: Sentences<EndingRefusals> = {
  GAME_NOT_CLOSED: () => 'This game is not closed: it is still being played.',
  EARLIER_GAME_FIRST: ({ gameId }) =>
    `Game ${ordinalOf(gameId)} is closed too, and was started earlier: end it first.`,
  TOO_LATE_TO_VOID: ({ untilMs }) =>
    `It is too late to void this game: the time ended at ${moment(untilMs)}.`,
};
