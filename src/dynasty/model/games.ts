/** The games of a dynasty, and the shared parts of their commands and events. */
import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { DynastyAnchor } from '../../rulesets';
import type { GameId } from './ids';
import { refuse } from './refusal';
import type { DynastyRefusal } from './refusal';
import type { GameRow, PlayerRow } from './rows';
import { isParticipant, opponentOf } from './state';
import type { DynastyState } from './state';

/** Games in which cards are played, the earliest first. */
export const activeGames = (state: DynastyState): GameRow[] =>
  state.by('games', 'open', 'ACTIVE').sort(byOrdinal);

/** Games that await their Fine, the earliest first. */
export const closedGames = (state: DynastyState): GameRow[] =>
  state.by('games', 'open', 'CLOSED').sort(byOrdinal);

/** Games before their Fine, the earliest first. */
export const openGames = (state: DynastyState): GameRow[] =>
  [...activeGames(state), ...closedGames(state)].sort(byOrdinal);

/** Refuses if the game does not exist. */
export function unlessGame(
  state: DynastyState,
  gameId: GameId,
  rule: DynastyAnchor,
): DynastyRefusal | null {
  return state.get('games', gameId) === undefined
    ? refuse('GAME_NOT_FOUND', rule, { gameId })
    : null;
}

/** "Once a Game has been Closed, no more Plays can be made in it, nor Sfidas offered" [Play]. */
export function unlessActive(game: GameRow, rule: DynastyAnchor): DynastyRefusal | null {
  switch (game.status) {
    case 'ACTIVE':
      return null;
    case 'CLOSED':
      return refuse('GAME_CLOSED', rule, { gameId: game.id });
    case 'ENDED':
      return refuse('GAME_OVER', rule, { gameId: game.id, endedAtMs: game.endedAtMs });
    case 'VOIDED':
      return refuse('GAME_VOIDED', rule, { gameId: game.id });
  }
}

/** Refuses after the game's Fine, when only its consequences can be corrected [ruling V24]. */
export function unlessCorrectable(state: DynastyState, gameId: GameId): DynastyRefusal | null {
  const missing = unlessGame(state, gameId, 'ending-a-game');
  if (missing !== null) return missing;
  const game = state.need('games', gameId);
  return game.status === 'CLOSED' ? null : unlessActive(game, 'ending-a-game');
}

/** Refuses if the player is not a participant, or if the game is closed. */
export function unlessPlaying(
  state: DynastyState,
  player: PlayerRow,
  gameId: GameId,
  rule: DynastyAnchor,
): DynastyRefusal | null {
  const missing = unlessGame(state, gameId, rule);
  if (missing !== null) return missing;
  const game = state.need('games', gameId);
  if (!isParticipant(game, player.id)) return refuse('NOT_A_PARTICIPANT', rule, { gameId });
  return unlessActive(game, rule);
}

type OfGame = { readonly gameId: GameId };

/** The id of the command's game. */
export const itsGame = (_event: unknown, { gameId }: OfGame): string => gameId;

/** The other participant. */
export const opponent = (
  { gameId, playerId }: OfGame & { readonly playerId: PlayerId },
  state: DynastyState,
): readonly PlayerId[] => [opponentOf(state.need('games', gameId), playerId)];
