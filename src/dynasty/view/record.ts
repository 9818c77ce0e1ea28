import type { PlayerId } from '../../kernel';
import { awaitedIn } from '../play/clock';
import type { GameRow } from '../model/rows';
import { participantsOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { gamesOf } from './game';

/** The numbers of a player's games by outcome. */
export type GameRecord = {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly fined: number;
  readonly resigned: number;
};

/** Voided and unfinished games do not count. */
export function recordIn(games: readonly GameRow[], player: PlayerId): GameRecord {
  const ended = games.filter(({ status }) => status === 'ENDED');
  const won = ended.filter(({ campioneId }) => campioneId === player).length;
  const drawn = ended.filter(({ campioneId }) => campioneId === null).length;
  return {
    games: ended.length,
    won,
    drawn,
    lost: ended.length - won - drawn,
    fined: ended.filter(({ finedIds }) => finedIds.includes(player)).length,
    resigned: ended.filter(({ resignedId }) => resignedId === player).length,
  };
}

/** The games between two players, in the order of their starts. */
export const gamesBetween = (
  state: DynastyState,
  player: PlayerId,
  opponent: PlayerId,
): GameRow[] => gamesOf(state, player).filter((game) => participantsOf(game).includes(opponent));

/**
 * The games that wait for the player, by deadline. Games with one deadline are in the order of
 * their starts.
 */
export const gamesWaitingFor = (state: DynastyState, player: PlayerId): GameRow[] =>
  gamesOf(state, player)
    .filter((game) => awaitedIn(game) === player)
    .sort((one, other) => (one.deadlineMs ?? Infinity) - (other.deadlineMs ?? Infinity));
