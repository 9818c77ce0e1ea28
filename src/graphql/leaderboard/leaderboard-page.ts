import { ordinalOf } from '../../kernel';
import type { SeasonSnapshot } from '../../engine';
import type { RankedPlayer } from '../../season';
import type { CountedPage } from '../pagination/page';
import { badCursor, pageSize } from '../pagination/page-arguments';
import type { PageArguments } from '../pagination/page-arguments';
import { playerSource } from '../nodes/sources';
import type { LeaderboardEntrySource } from './sources';

/** A position in the list. It stays valid if its player's rank changes. */
type Place = { readonly value: number; readonly ordinal: number };

/** A page of the ranking. A cursor is valid only for the same `order`. */
export function leaderboardPage(
  snapshot: SeasonSnapshot,
  order: string,
  ranking: readonly RankedPlayer[],
  asked: PageArguments,
): CountedPage<LeaderboardEntrySource> {
  const after = readPlace(order, 'after', asked.after);
  const before = readPlace(order, 'before', asked.before);
  const least = after === null ? 0 : countUntil(ranking, (each) => isAbove(after, placeOf(each)));
  const most =
    before === null
      ? ranking.length
      : countUntil(ranking, (each) => !isAbove(placeOf(each), before));
  const size = pageSize(asked);
  const begin = asked.last ? Math.max(least, most - size) : least;
  const end = Math.max(begin, asked.last ? most : Math.min(most, least + size));
  return {
    edges: ranking.slice(begin, end).map((ranked) => ({
      cursor: print(order, placeOf(ranked)),
      node: {
        place: ranked.place,
        value: ranked.value,
        player: playerSource(snapshot, ranked.player),
      },
    })),
    hasNextPage: end < ranking.length,
    hasPreviousPage: begin > 0,
    totalCount: ranking.length,
  };
}

/** The winner is always first. */
const placeOf = ({ player, value, won }: RankedPlayer): Place => ({
  value: won ? Infinity : value,
  ordinal: ordinalOf(player.id),
});

const isAbove = (one: Place, other: Place): boolean =>
  one.value > other.value || (one.value === other.value && one.ordinal < other.ordinal);

/** The number of players before the first match. */
function countUntil(
  ranking: readonly RankedPlayer[],
  isSo: (ranked: RankedPlayer) => boolean,
): number {
  const at = ranking.findIndex(isSo);
  return at === -1 ? ranking.length : at;
}

const print = (order: string, { value, ordinal }: Place): string =>
  `${order}:${value === Infinity ? 'WON' : value}:${ordinal}`;

function readPlace(
  order: string,
  field: 'after' | 'before',
  cursor: string | null | undefined,
): Place | null {
  if (cursor === null || cursor === undefined) return null;
  const [, by, value, ordinal] = /^([A-Z]+):(WON|-?\d{1,16}):(\d{1,15})$/.exec(cursor) ?? [];
  if (by !== order || value === undefined || ordinal === undefined) throw badCursor(field);
  return { value: value === 'WON' ? Infinity : Number(value), ordinal: Number(ordinal) };
}
