/**
 * The Fine "identifies any Players of that Game who named a card in a Play despite not having that
 * card in their Hand" [Ending a Game]. A player who resigned is not the Campione. In a game played
 * to its end, the higher score makes the Campione, and equal scores make none. Then the Fine
 * applies [ruling K14].
 */
import type { PlayerId } from '../../kernel';
import { playsOf } from '../scoring/position-of';
import type { GameRow, Hand } from '../model/rows';
import { opponentOf, participantsOf, seatOf } from '../model/state';
import type { DynastyState } from '../model/state';

/** The fined players, the starting player first. */
export function finedIn(state: DynastyState, game: GameRow, hands: readonly Hand[]): PlayerId[] {
  const plays = playsOf(state, game.id);
  return hands
    .filter(({ playerId, cards }) => {
      const held = new Set(cards.map(({ rank, suit }) => `${rank} ${suit}`));
      return plays.some(
        (play) => play.playerId === playerId && !held.has(`${play.card.rank} ${play.card.suit}`),
      );
    })
    .map(({ playerId }) => playerId);
}

export function campioneOf(
  state: DynastyState,
  game: GameRow,
  finedIds: readonly PlayerId[],
): PlayerId | null {
  if (finedIds.length === 0) return campioneByPlay(state, game);
  return participantsOf(game).find((player) => !finedIds.includes(player)) ?? null;
}

function campioneByPlay(state: DynastyState, game: GameRow): PlayerId | null {
  if (game.resignedId !== null) return opponentOf(game, game.resignedId);
  const [first, second] = participantsOf(game);
  const lead = seatOf(state, game, first).score - seatOf(state, game, second).score;
  if (lead === 0) return null;
  return lead > 0 ? first : second;
}
