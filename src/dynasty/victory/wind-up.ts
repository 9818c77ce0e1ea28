/**
 * The last steps of a dynasty: closed games get their Fine, the steward settles bets, and active
 * games are voided, the earliest first [ruling V8].
 */
import { endNow } from '../ending/end-game';
import { voidNow } from '../ending/void-game';
import { settleAsSteward } from '../gambling/settle-bets';
import { closedGames, openGames } from '../model/games';
import type { DynastyTurn } from '../model/types';

export function windUp(turn: DynastyTurn): void {
  for (const game of closedGames(turn.state)) endNow(turn, game);
  settleAsSteward(turn);
  for (const game of openGames(turn.state)) voidNow(turn, game, null);
}
