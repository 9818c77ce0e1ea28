/**
 * What comes with the end of a dynasty: games that are closed come to their Fine, bets are settled by
 * the steward, and games still being played are voided, the earliest first [ruling V8].
 */
import { endNow } from '../ending/end-game';
import { voidNow } from '../ending/void-game';
import { settleAsSteward } from '../gambling/steward';
import { closedGames, openGames } from '../ground/games';
import type { DynastyTurn } from '../ground/turn';

export function windUp(turn: DynastyTurn): void {
  for (const game of closedGames(turn.state)) endNow(turn, game);
  settleAsSteward(turn);
  for (const game of openGames(turn.state)) voidNow(turn, game, null);
}
