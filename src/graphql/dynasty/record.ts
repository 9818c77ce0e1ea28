import type { PlayerId } from '../../kernel';
import type { GameRow } from '../../dynasty';

/** How many games ended how for one player. */
export type GameRecordSource = {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly fined: number;
};

/** Games that were voided or have not ended do not count. */
export function recordOf(games: readonly GameRow[], player: PlayerId): GameRecordSource {
  const ended = games.filter(({ status }) => status === 'ENDED');
  const won = ended.filter(({ campioneId }) => campioneId === player).length;
  const drawn = ended.filter(({ campioneId }) => campioneId === null).length;
  return {
    games: ended.length,
    won,
    drawn,
    lost: ended.length - won - drawn,
    fined: ended.filter(({ finedIds }) => finedIds.includes(player)).length,
  };
}
