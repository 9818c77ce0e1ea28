import { accountId, instant, playerId, seasonId } from '../../src/kernel';
import type { AccountId, RowChange } from '../../src/kernel';
import type { SeasonCommit, SeasonStore, Tally } from '../../src/engine';
import { storeBackends } from '../support/backends';
import { fc, runs } from '../support/property-testing';
import { commitOf, MADE_AT, openFresh, playerOf, put } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';

const NAMES = ['ann', 'bob', 'eve'] as const;
type Name = (typeof NAMES)[number];
type Game = { readonly outcome: 'WON' | 'LOST' | 'DRAWN' | null; readonly resigned: boolean };
/** A season with some of the three players. Its games are Ann's games against Bob. */
type Season = {
  readonly kind: 'ROUND' | 'DYNASTY';
  readonly visibility: 'PUBLIC' | 'INVITATION';
  readonly rehearsal: boolean;
  readonly ended: boolean;
  readonly host: Name | 'host';
  readonly members: readonly ('NONE' | 'PRESENT' | 'LEFT' | 'REMOVED')[];
  readonly places: readonly number[];
  readonly winner: number | null;
  readonly games: readonly Game[];
};

const SEASON: fc.Arbitrary<Season> = fc.record({
  kind: fc.constantFrom('ROUND', 'DYNASTY'),
  visibility: fc.constantFrom('PUBLIC', 'INVITATION'),
  rehearsal: fc.integer({ min: 0, max: 4 }).map((dice) => dice === 0),
  ended: fc.boolean(),
  host: fc.constantFrom(...NAMES, 'host'),
  members: fc.array(fc.constantFrom('NONE', 'PRESENT', 'PRESENT', 'LEFT', 'REMOVED'), {
    ...{ minLength: 3, maxLength: 3 },
  }),
  places: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
  winner: fc.option(fc.integer({ min: 0, max: 2 })),
  games: fc.array(
    fc.record({
      outcome: fc.constantFrom('WON', 'LOST', 'DRAWN', null),
      resigned: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
});

const MIRRORED = { WON: 'LOST', LOST: 'WON', DRAWN: 'DRAWN' } as const;
const isMember = ({ members }: Season, at: number): boolean => members[at] !== 'NONE';
/** True if the player has a result. A member at the end may have left since. */
const hasResult = (season: Season, at: number): boolean => season.ended && isMember(season, at);
const gamesOf = (season: Season): readonly Game[] =>
  season.kind === 'DYNASTY' && isMember(season, 0) && isMember(season, 1) ? season.games : [];

function rowsOf(season: Season, accountOf: (name: string) => AccountId): RowChange[] {
  const players = NAMES.flatMap((name, at): RowChange[] => {
    const departure = season.members[at];
    if (departure === 'NONE') return [];
    const id = `p${String(at + 1)}`;
    const account = accountOf(name);
    const [place, won] = [season.places[at], season.winner === at];
    const result = put('results', { id: playerId(id), accountId: account, place: place!, won });
    const left = departure === 'PRESENT' ? [] : [MADE_AT, departure as 'LEFT' | 'REMOVED'];
    return [playerOf(id, account, ...(left as [])), ...(hasResult(season, at) ? [result] : [])];
  });
  const seats = gamesOf(season).flatMap(({ outcome, resigned }, at) =>
    ['p1', 'p2'].map((player): RowChange => {
      const gameId = `g${String(at + 1)}`;
      const its = player === 'p1' || outcome === null ? outcome : MIRRORED[outcome];
      const unused = { mask: null, revealed: [], score: 0, extraTricksUsed: 0, secondPlaysUsed: 0 };
      const id = `${gameId}:${player}`;
      const hasResigned = player === 'p1' && resigned;
      return {
        ...{ table: 'seats', id },
        row: {
          id,
          gameId,
          playerId: player,
          ...unused,
          outcome: its,
          resigned: hasResigned,
        } as never,
      };
    }),
  );
  return [...players, ...seats];
}

const NOTHING = { played: 0, won: 0, lost: 0, drawn: 0 };
const tallied = (outcomes: readonly ('WON' | 'LOST' | 'DRAWN')[]): Tally => ({
  played: outcomes.length,
  won: outcomes.filter((outcome) => outcome === 'WON').length,
  lost: outcomes.filter((outcome) => outcome === 'LOST').length,
  drawn: outcomes.filter((outcome) => outcome === 'DRAWN').length,
});

/**
 * A public season is visible to everybody. Any other is visible to its host and to members who were
 * not removed [S20].
 */
function isVisible({ visibility, host, members }: Season, asker: Name | null): boolean {
  if (visibility === 'PUBLIC') return true;
  if (asker === null) return false;
  const membership = members[NAMES.indexOf(asker)];
  return host === asker || membership === 'PRESENT' || membership === 'LEFT';
}

/** Ann's expected results, for somebody who sees these seasons. */
function expected(seen: readonly (readonly [string, Season])[]): unknown {
  const counted = seen.map(([, season]) => season).filter(({ rehearsal }) => !rehearsal);
  const listed = (rehearsal: boolean): unknown[] =>
    seen
      .filter(([, season]) => hasResult(season, 0) && season.rehearsal === rehearsal)
      .map(([id, { places, winner }]) => [id, 'p1', places[0], winner === 0])
      .toReversed();
  const rounds = counted.filter((season) => season.kind === 'ROUND' && hasResult(season, 0));
  const games = counted.flatMap(gamesOf).filter(({ outcome }) => outcome !== null);
  const tally = {
    ...tallied(games.map(({ outcome }) => outcome!)),
    resigned: games.filter(({ resigned }) => resigned).length,
  };
  return {
    results: listed(false),
    rehearsals: listed(true),
    rounds: tallied(rounds.map(({ winner }) => (winner === 0 ? 'WON' : 'LOST'))),
    againstBob: tallied(
      rounds
        .filter((season) => hasResult(season, 1))
        .map(({ places: [ann, bob] }) => (ann === bob ? 'DRAWN' : ann! < bob! ? 'WON' : 'LOST')),
    ),
    games: tally,
    gamesAgainstBob: tally,
    gamesAgainstEve: { ...NOTHING, resigned: 0 },
  };
}

/** Ann's results from the store, as the asker sees them. */
async function told(
  store: SeasonStore,
  accountOf: (name: string) => AccountId,
  asker: Name | null,
): Promise<unknown> {
  const of = accountOf('ann');
  const visibleTo = asker === null ? null : accountOf(asker);
  const alone = { of, against: null, visibleTo };
  const against = (name: Name) => ({ of, against: accountOf(name), visibleTo });
  const listed = async (rehearsal: boolean): Promise<unknown[]> => {
    const page = { after: null, before: null, fromEnd: false, limit: 100 };
    const found = await store.results({ of, visibleTo, rehearsal, ...page });
    return found.map(({ record, playerId: id, place, won }) => [record.id, id, place, won]);
  };
  return {
    results: await listed(false),
    rehearsals: await listed(true),
    rounds: await store.seasonTally('ROUND', alone),
    againstBob: await store.seasonTally('ROUND', against('bob')),
    games: await store.gameTally(alone),
    gamesAgainstBob: await store.gameTally(against('bob')),
    gamesAgainstEve: await store.gameTally(against('eve')),
  };
}

describe.each(storeBackends())('what accounts have come to on $name', ({ fresh }) => {
  let opened: Opened;
  let worlds = 0;
  beforeAll(async () => {
    opened = await openFresh(fresh);
  });
  afterAll(() => opened.drop());

  it('is told of the seasons that the asker may see, as if there were no others [8]', async () => {
    const { seasons: store } = opened.store;
    const asked = [fc.array(SEASON, { maxLength: 8 }), fc.constantFrom(null, ...NAMES)] as const;
    await fc.assert(
      fc.asyncProperty(...asked, async (seasons, asker) => {
        worlds += 1;
        const world = `w${String(worlds)}`;
        const accountOf = (name: string): AccountId => accountId(`${world}-${name}`);
        const made = seasons.map((season, at) => [`${world}-${String(at)}`, season] as const);
        const commits = made.map(([id, season], at): SeasonCommit => {
          const { kind, visibility, rehearsal, ended } = season;
          const status = ended ? 'ENDED' : 'RUNNING';
          const record = { kind, visibility, rehearsal, status } as const;
          return commitOf(id, 0, {
            record: {
              ...record,
              hostAccountId: accountOf(season.host),
              createdAtMs: instant(MADE_AT + at),
            },
            changes: rowsOf(season, accountOf),
          });
        });
        await store.commit({ seasons: commits });
        const seen = made.filter(([, season]) => isVisible(season, asker));
        expect(await told(store, accountOf, asker)).toEqual(expected(seen));
      }),
      { numRuns: runs(60) },
    );
  });

  it('is listed from either end, between any two places', async () => {
    const { seasons: store } = opened.store;
    const ids = ['a', 'b', 'c', 'd', 'e'].map((name) => `listed-${name}`);
    const of = accountId('listed');
    const result = put('results', { id: playerId('p1'), accountId: of, place: 1, won: true });
    // The last two seasons are created in the same millisecond.
    const commits = ids.map((id, at) => {
      const record = { createdAtMs: instant(MADE_AT + Math.min(at, 3)), status: 'ENDED' } as const;
      return commitOf(id, 0, { record, changes: [result] });
    });
    await store.commit({ seasons: commits });
    const base = { of, visibleTo: null, rehearsal: false };
    const idsIn = async (
      page: Partial<Parameters<typeof store.results>[0]>,
    ): Promise<unknown[]> => {
      const all = { ...base, after: null, before: null, fromEnd: false, limit: 100 };
      return (await store.results({ ...all, ...page })).map(({ record }) => record.id);
    };
    const [a, b, c, d, e] = ids;
    const place = (id: string, ms: number) => ({ id, key: MADE_AT + ms });
    expect(await idsIn({})).toEqual([e, d, c, b, a]);
    expect(await idsIn({ limit: 2 })).toEqual([e, d]);
    expect(await idsIn({ fromEnd: true, limit: 2 })).toEqual([a, b]);
    expect(await idsIn({ after: place(e!, 3) })).toEqual([d, c, b, a]);
    expect(await idsIn({ after: place(d!, 3), before: place(a!, 0) })).toEqual([c, b]);
    expect(await idsIn({ before: place(c!, 2), fromEnd: true })).toEqual([d, e]);
    expect(await idsIn({ kind: 'DYNASTY' })).toEqual([]);
    expect(seasonId(a!)).toBe(a);
  });
});
