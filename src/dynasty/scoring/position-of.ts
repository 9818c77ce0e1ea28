/** The position of a game: its plays and masks. */
import type { PlayerId } from '../../kernel';
import type { Card } from '../../rulesets';
import type { GameRow, PlayRow, SeatRow } from '../model/rows';
import type { Position, Side, Worn } from './position';
import { opponentOf, seatOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { GameId } from '../model/ids';

/** The plays of a game in order. */
export const playsOf = (state: DynastyState, gameId: GameId): PlayRow[] =>
  state.by('plays', 'game', gameId).sort((a, b) => a.number - b.number);

/** The cards that a participant has named, the oldest first. */
export const cardsPlayedBy = (state: DynastyState, gameId: GameId, player: PlayerId): Card[] =>
  playsOf(state, gameId)
    .filter(({ playerId }) => playerId === player)
    .map(({ card }) => card);

/** A participant's masks: the mask worn at the start, then the revealed masks. */
export const wornBy = ({ mask, revealed }: SeatRow): readonly string[] =>
  mask === null ? revealed : [mask, ...revealed];

/** The masks that a participant wears in this game, and their failed effects. */
export const wornIn = (seat: SeatRow): Worn => ({ masks: wornBy(seat), unmet: seat.unmet });

/** The game at the moment of a claim by `holder`. `playing`: the card being played. */
export function positionOf(
  state: DynastyState,
  game: GameRow,
  holder: PlayerId,
  playing: readonly Card[] = [],
): Position {
  const side = (player: PlayerId, more: readonly Card[]): Side => ({
    plays: [...cardsPlayedBy(state, game.id, player), ...more],
    ...wornIn(seatOf(state, game, player)),
  });
  return {
    grandCanal: game.grandCanal,
    holder: side(holder, playing),
    opponent: side(opponentOf(game, holder), []),
    activeTricks: game.tricks,
  };
}
