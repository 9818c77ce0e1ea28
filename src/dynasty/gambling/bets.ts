import { byOrdinal } from '../../kernel';
import type { BetRow, GameRow } from '../model/rows';
import type { DynastyState } from '../model/state';
import type { GameId } from '../model/ids';

/** The bets on a game in the order of placing, including void bets. */
export const betsOf = (state: DynastyState, gameId: GameId): BetRow[] =>
  state.by('bets', 'game', gameId).sort(byOrdinal);

/** The bets that count. A bet is void if its player left before the game's end [ruling K14]. */
export const validBets = (state: DynastyState, gameId: GameId): BetRow[] =>
  betsOf(state, gameId).filter(({ status }) => status !== 'VOID');

export const openBets = (state: DynastyState, gameId: GameId): BetRow[] =>
  betsOf(state, gameId).filter(({ status }) => status === 'OPEN');

/** Without a Campione, all bets lose [ruling K17]. */
export const hasWon = ({ campioneId }: GameRow, { onId }: BetRow): boolean => onId === campioneId;
