/**
 * An event that changes a row of a live view names the view's topic. Otherwise the watchers of
 * `tableUpdated` and `auctionUpdated` see the change only after another event.
 */
import { GAMES } from '../../src/engine';
import { recordedJournals, simulatedJournals } from './journals';
import type { SomeJournal } from './journals';

type Row = {
  readonly id: string;
  readonly tableId?: string;
  readonly gameId?: string;
};
type Tables = { all(table: string): readonly Row[] };

/** The tables behind live views, and the topic of a row. */
const VIEWS: Readonly<Record<SomeJournal['kind'], Readonly<Record<string, (row: Row) => string>>>> =
  {
    ROUND: {
      gamingTables: ({ id }) => `TABLE:${id}`,
      sittings: ({ tableId }) => `TABLE:${String(tableId)}`,
      lots: () => 'AUCTION',
      bids: () => 'AUCTION',
    },
    DYNASTY: {
      games: ({ id }) => `TABLE:${id}`,
      bets: ({ gameId }) => `TABLE:${String(gameId)}`,
    },
  };

const notIn = (others: ReadonlySet<Row>, rows: ReadonlySet<Row>): Row[] =>
  [...rows].filter((row) => !others.has(row));

/** Each event that changed rows of live views: its type, its topics and those of the rows. */
function* changesOf(some: SomeJournal) {
  const game = GAMES[some.kind];
  const state = game.empty();
  const tables = state as unknown as Tables;
  const views = Object.entries(VIEWS[some.kind]);
  const rowsNow = (): ReadonlySet<Row>[] => views.map(([table]) => new Set(tables.all(table)));
  let before = rowsNow();
  for (const stamped of some.journal) {
    game.evolve(state, stamped);
    const after = rowsNow();
    const changed = views.flatMap(([, topicOf], at) =>
      [...notIn(before[at]!, after[at]!), ...notIn(after[at]!, before[at]!)].map(topicOf),
    );
    before = after;
    if (changed.length === 0) continue;
    const { type } = stamped.event;
    const pushed: readonly string[] = game.topicsOf(stamped.event);
    yield { seq: stamped.seq, type, changed: [...new Set(changed)], pushed };
  }
}

const SEASONS = [...recordedJournals(), ...simulatedJournals()].map(
  (some) => [some.name, some] as const,
);

it.each(SEASONS)('reaches every live view that changes in %s', (_name, some) => {
  for (const { seq, type, changed, pushed } of changesOf(some)) {
    const missing = changed.filter((topic) => !pushed.includes(topic));
    expect([seq, type, ...missing]).toEqual([seq, type]);
  }
});

it('has the events of all tables and auctions', () => {
  const types = new Set(
    SEASONS.flatMap(([, some]) => [...changesOf(some)].map(({ type }) => type)),
  );
  const wanted = [
    ...['SatDown', 'StoodUp', 'WarProposed', 'WarAgreed', 'WarDrawn', 'SlotsPlayed'],
    ...['LotGenerated', 'LotSold', 'AuctionConcluded', 'CardPlayed', 'GameStarted', 'GameEnded'],
  ];
  expect(wanted.filter((type) => !types.has(type as never))).toEqual([]);
});
