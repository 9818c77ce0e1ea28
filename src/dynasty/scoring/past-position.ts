import type { PlayRow, SeatRow, GameRow } from '../model/rows';
import { opponentOf, seatOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { asidesOf } from '../table-log/asides';
import type { AsideRow } from '../table-log/rows';
import type { Position, Side } from './position';
import { playsOf, wornIn } from './position-of';

/** The public part of a play. */
export type MadePlay = Pick<
  PlayRow,
  'gameId' | 'number' | 'playerId' | 'card' | 'claim' | 'scored'
>;

/** The game as the play's claim saw it, without later plays and asides. */
export function positionThen(state: DynastyState, play: MadePlay): Position {
  const game = state.need('games', play.gameId);
  const before = playsOf(state, game.id).filter(({ number }) => number < play.number);
  const later = asidesOf(state, game.id).filter(({ afterPlay }) => afterPlay >= play.number);
  const side = (playerId: PlayRow['playerId']): Side => ({
    plays: [...before, play].filter((made) => made.playerId === playerId).map(({ card }) => card),
    ...wornIn(seatBefore(seatOf(state, game, playerId), later)),
  });
  return {
    grandCanal: game.grandCanal,
    holder: side(play.playerId),
    opponent: side(opponentOf(game, play.playerId)),
    activeTricks: [...tricksBefore(game.tricks, later)],
  };
}

/** The seat without the masks revealed later, which are the last in `revealed`. */
function seatBefore(seat: SeatRow, later: readonly AsideRow[]): SeatRow {
  const revealed = later.filter(
    ({ aside }) => aside.type === 'MaskRevealed' && aside.playerId === seat.playerId,
  ).length;
  return { ...seat, revealed: seat.revealed.slice(0, seat.revealed.length - revealed) };
}

/** The active tricks before the later asides, which are undone from the last to the first. */
function tricksBefore(tricks: readonly string[], later: readonly AsideRow[]): ReadonlySet<string> {
  const active = new Set(tricks);
  for (const { aside } of later.toReversed()) {
    if (aside.type !== 'TableActionTaken') continue;
    if (aside.added) active.delete(aside.trick);
    else active.add(aside.trick);
  }
  return active;
}

/** The active tricks at the start of the game. */
export const tricksAtStart = (state: DynastyState, { id, tricks }: GameRow): ReadonlySet<string> =>
  tricksBefore(tricks, asidesOf(state, id));
