import { option } from '../option';
import type { DynastyOption } from '../option';
import { awaitedIn } from '../play/clock';
import type { PlayerRow, GameRow } from '../rows';
import { isParticipant } from '../state';

/** What a player can do at the table of a game that is played. */
export function gameOptions(player: PlayerRow, game: GameRow): DynastyOption[] {
  return isParticipant(game, player.id)
    ? [...turnOptions(game, player), ...anytimeOptions(game)]
    : [];
}

function turnOptions(game: GameRow, player: PlayerRow): DynastyOption[] {
  if (awaitedIn(game) !== player.id) return [];
  const { id: gameId, deadlineMs } = game;
  return game.sfidaBy === null
    ? [option('playCard', 'play', 'Name a card and claim its score.', { gameId }, deadlineMs)]
    : [];
}

function anytimeOptions(game: GameRow): DynastyOption[] {
  const facts = { gameId: game.id };
  return [option('resignGame', 'play', 'Resign the game.', facts)];
}
