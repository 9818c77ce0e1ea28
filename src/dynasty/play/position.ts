import type { PlayerId } from '../../kernel';
import type { Card } from '../../rulesets';
import { wornBy } from '../masks/powers';
import type { GameRow, PlayRow } from '../rows';
import type { Position, Side } from '../scoring';
import { opponentOf, seatOf } from '../state';
import type { DynastyState } from '../state';

/** The plays of a game in order. */
export const playsOf = (state: DynastyState, gameId: string): PlayRow[] =>
  state.by('plays', 'game', gameId).sort((a, b) => a.number - b.number);

/** The cards that a participant has named, the oldest first. */
export const cardsPlayedBy = (state: DynastyState, gameId: string, player: PlayerId): Card[] =>
  playsOf(state, gameId)
    .filter(({ playerId }) => playerId === player)
    .map(({ card }) => card);

/** The game as a claim of the holder sees it; `playing`: a card that is only being played. */
export function positionOf(
  state: DynastyState,
  game: GameRow,
  holder: PlayerId,
  playing: readonly Card[] = [],
): Position {
  const side = (player: PlayerId, more: readonly Card[]): Side => ({
    plays: [...cardsPlayedBy(state, game.id, player), ...more],
    masks: wornBy(seatOf(state, game, player)),
  });
  return {
    grandCanal: game.grandCanal,
    holder: side(holder, playing),
    opponent: side(opponentOf(game, holder), []),
    activeTricks: game.tricks,
  };
}
