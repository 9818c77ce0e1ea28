import type { JsonObject } from '../../kernel';
import { juiceOf } from '../gambling/juice';
import { unlessOnlooker } from '../gambling/onlookers';
import { unlessMayBet } from '../gambling/place-bet';
import { unlessMayReveal } from '../masks/reveal-mask';
import { unlessExtraTrick } from '../masks/use-reali';
import { option } from '../option';
import type { DynastyOption } from '../option';
import { awaitedIn } from '../play/clock';
import type { PlayerRow, GameRow } from '../rows';
import { environmentOf, isParticipant } from '../state';
import type { DynastyState } from '../state';

/** What a player can do at the table of a game that is played. */
export function gameOptions(
  state: DynastyState,
  player: PlayerRow,
  game: GameRow,
): DynastyOption[] {
  return isParticipant(game, player.id)
    ? [...turnOptions(game, player), ...anytimeOptions(state, game, player)]
    : onlookerOptions(state, game, player);
}

function turnOptions(game: GameRow, player: PlayerRow): DynastyOption[] {
  if (awaitedIn(game) !== player.id) return [];
  const { id: gameId, deadlineMs } = game;
  return game.sfidaBy === null
    ? [option('playCard', 'play', 'Name a card and claim its score.', { gameId }, deadlineMs)]
    : [];
}

function anytimeOptions(state: DynastyState, game: GameRow, player: PlayerRow): DynastyOption[] {
  const facts: JsonObject = { gameId: game.id };
  const inactive = environmentOf(state, game)
    .tricks.map(({ trick }) => trick)
    .filter((trick) => !game.tricks.includes(trick));
  return [
    ...(unlessExtraTrick(state, game, player) === null && inactive.length > 0
      ? [option('useReali', 'masks', 'Score an inactive trick.', { ...facts, tricks: inactive })]
      : []),
    ...(unlessMayReveal(state, game, player) === null
      ? [option('revealMask', 'masks', 'Reveal another mask.', facts)]
      : []),
    option('resignGame', 'play', 'Resign the game.', facts),
  ];
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
