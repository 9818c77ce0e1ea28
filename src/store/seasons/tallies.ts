/**
 * Counts over all seasons of an account. The result of a season or a game is stored when it ends;
 * here it is only counted.
 */
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { SeasonKind, Tally, TallyOf } from '../../engine';
import type { Database } from '../database';
import { seasons } from '../entities/seasons';
import { seats } from '../state/dynasty';
import { players, results } from '../state/season';
import { whereVisible } from './list';

type Counts = Readonly<Record<'played' | 'won' | 'drawn' | 'resigned', number | string | null>>;

/** Counts seasons won by place against another account, and by the winner alone otherwise. */
export async function tallySeasons(
  database: Database,
  kind: SeasonKind,
  { of, against, visibleTo }: TallyOf,
): Promise<Tally> {
  const counts = await database.read((manager) => {
    const query = manager
      .createQueryBuilder(results, 'result')
      .innerJoin(seasons.options.name, 'season', 'season.id = result.seasonId')
      .where('result.accountId = :account', { account: of })
      .andWhere('season.kind = :kind', { kind })
      .select('COUNT(*)', 'played');
    if (against === null) {
      counting(query, 'won', 'result.won').addSelect('0', 'drawn');
    } else {
      const other = 'other.seasonId = result.seasonId AND other.accountId = :against';
      query.innerJoin(results.options.name, 'other', other, { against });
      counting(query, 'won', 'result.place < other.place');
      counting(query, 'drawn', 'result.place = other.place');
    }
    return counted(query, visibleTo);
  });
  return tallyOf(counts);
}

/** Counts games by the outcomes of the account's seats, over all its memberships. */
export async function tallyGames(
  database: Database,
  { of, against, visibleTo }: TallyOf,
): Promise<Tally & { readonly resigned: number }> {
  const counts = await database.read((manager) => {
    const itsSeat = 'seat.seasonId = player.seasonId AND seat.playerId = player.id';
    const query = manager
      .createQueryBuilder(players, 'player')
      .innerJoin(seats.options.name, 'seat', itsSeat)
      .innerJoin(seasons.options.name, 'season', 'season.id = player.seasonId')
      .where('player.accountId = :account', { account: of })
      .andWhere('seat.outcome IS NOT NULL')
      .select('COUNT(*)', 'played');
    if (against !== null) {
      const otherPlayer = 'opponent.seasonId = player.seasonId AND opponent.accountId = :against';
      const otherSeat =
        'other.seasonId = player.seasonId AND other.playerId = opponent.id ' +
        'AND other.gameId = seat.gameId';
      query
        .innerJoin(players.options.name, 'opponent', otherPlayer, { against })
        .innerJoin(seats.options.name, 'other', otherSeat);
    }
    counting(query, 'won', "seat.outcome = 'WON'");
    counting(query, 'drawn', "seat.outcome = 'DRAWN'");
    counting(query, 'resigned', 'seat.resigned');
    return counted(query, visibleTo);
  });
  return { ...tallyOf(counts), resigned: Number(counts?.resigned ?? 0) };
}

type Query = SelectQueryBuilder<ObjectLiteral>;

const counting = (query: Query, name: keyof Counts, condition: string): Query =>
  query.addSelect(`SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`, name);

function counted(query: Query, visibleTo: TallyOf['visibleTo']): Promise<Counts | undefined> {
  query.andWhere('season.rehearsal = :rehearsal', { rehearsal: false });
  whereVisible(query, visibleTo);
  return query.getRawOne<Counts>();
}

function tallyOf(counts: Counts | undefined): Tally {
  const [played, won, drawn] = [counts?.played, counts?.won, counts?.drawn].map((count) =>
    Number(count ?? 0),
  ) as [number, number, number];
  return { played, won, lost: played - won - drawn, drawn };
}
