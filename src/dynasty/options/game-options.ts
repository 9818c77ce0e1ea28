import type { JsonObject } from '../../kernel';
import { juiceOf } from '../gambling/juice';
import { unlessOnlooker } from '../gambling/onlookers';
import { unlessMayBet } from '../gambling/place-bet';
import { option } from '../option';
import type { DynastyOption } from '../option';
import { awaitedIn } from '../play/clock';
import type { PlayerRow, GameRow } from '../rows';
import { isParticipant } from '../state';
import type { DynastyState } from '../state';

/** What a player can do at the table of a game that is played. */
export function gameOptions(
  state: DynastyState,
  player: PlayerRow,
  game: GameRow,
): DynastyOption[] {
  return isParticipant(game, player.id)
    ? [...turnOptions(game, player), ...anytimeOptions(game)]
    : onlookerOptions(state, game, player);
}

function turnOptions(game: GameRow, player: PlayerRow): DynastyOption[] {
  if (awaitedIn(game) !== player.id) return [];
  const { id: gameId, deadlineMs } = game;
  return game.sfidaBy === null
    ? [option('playCard', 'play', 'Name a card and claim its score.', { gameId }, deadlineMs)]
    : [];
}

function anytimeOptions(game: GameRow): DynastyOption[] {
  const facts: JsonObject = { gameId: game.id };
  return [option('resignGame', 'play', 'Resign the game.', facts)];
}

function onlookerOptions(state: DynastyState, game: GameRow, player: PlayerRow): DynastyOption[] {
  const { id: gameId } = game;
  if (unlessOnlooker(state, player, gameId) !== null) return [];
  const juice = juiceOf(state, game);
  return [
    ...(game.bookmakerId === null
      ? [option('becomeBookmaker', 'gambling', 'Become the bookmaker of the game.', { gameId })]
      : []),
    ...(unlessMayBet(state, player, gameId) === null
      ? [option('placeBet', 'gambling', 'Bet on a participant.', { gameId, juice })]
      : []),
  ];
}
