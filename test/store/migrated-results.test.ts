import { DataSource } from 'typeorm';
import { Results } from '../../migrations/0025-results';
import type { DynastyEvent, DynastyState } from '../../src/dynasty';
import type { SeasonKind } from '../../src/engine';
import { GAMES } from '../../src/engine';
import { seasonId } from '../../src/kernel';
import type { RowChange, Stamped } from '../../src/kernel';
import type { RoundEvent, RoundState } from '../../src/round';
import { findEdition } from '../../src/rulesets';
import { openStore } from '../../src/store';
import { storeBackends } from '../support/backends';
import { replay as replayDynasty } from '../dynasty/harness';
import { tableOfTwo } from '../dynasty/tables';
import { edition, replay as replayRound, SUNDAY, TestRound } from '../round/harness';
import { readRecording } from '../recordings/recording';
import { byTableAndId, recordOf } from '../support/store-fixtures';
import { optionsOf } from './migration-options';

type Ended = {
  readonly kind: SeasonKind;
  readonly journal: readonly Stamped<RoundEvent | DynastyEvent>[];
  readonly state: RoundState | DynastyState;
};

const ended = ({ journal }: TestRound): Ended => ({
  ...{ kind: 'ROUND', journal, state: replayRound(journal) },
});

function round(items: Readonly<Record<string, number>>, document = edition({})): TestRound {
  const made = TestRound.open({ rehearsal: true, document });
  made.join('ann', 'bob', 'cid', 'dee', 'eve');
  made.do('eve', { type: 'LeaveSeason' });
  for (const [name, quantity] of Object.entries(items)) {
    made.grant(name, { [document.victory?.item ?? document.currency]: quantity });
  }
  return made;
}

/** The named players leave after the end and lose everything. */
function left(made: TestRound, ...names: string[]): TestRound {
  for (const name of names) made.do(name, { type: 'LeaveSeason' });
  return made;
}

function closed(made: TestRound): TestRound {
  made.do('host', { type: 'CloseSeason' });
  return made;
}

function notBegun(): TestRound {
  const made = TestRound.open({ startsAtMs: SUNDAY, now: (SUNDAY - 1000) as typeof SUNDAY });
  made.join('ann');
  return closed(made);
}

function dynasty(): Ended {
  const { dynasty: made, first } = tableOfTwo({ onlookers: ['cid'] });
  made.atTable(first, 'ResignGame');
  made.end();
  made.pass(30 * 3_600_000);
  made.ready('ann', 'bob');
  const game = made.deal();
  made.do('host', { type: 'VoidGame', gameId: game.id, reason: 'by mistake' });
  made.do('host', { type: 'CloseSeason' });
  made.do('ann', { type: 'LeaveSeason' });
  made.do('bob', { type: 'LeaveSeason' });
  return { kind: 'DYNASTY', journal: made.journal, state: replayDynasty(made.journal) };
}

const recorded = (name: string): Ended => {
  const { journal } = readRecording(name);
  return { kind: 'ROUND', journal, state: replayRound(journal) };
};

const SEASONS: ReadonlyMap<string, Ended> = new Map([
  ['won', ended(left(round({ ann: 3, cid: 3, bob: 10 }), 'bob', 'ann'))],
  ['closed', ended(left(closed(round({ cid: 2, dee: 5 })), 'dee'))],
  ['draft', ended(left(closed(round({ cid: 2 }, findEdition('round-10/draft')!)), 'cid'))],
  ['not begun', ended(notBegun())],
  ['running', ended(round({ ann: 2 }))],
  ['dynasty', dynasty()],
  ['recorded', recorded('round-10/2021-08-24')],
]);

const rowsOf = ({ state }: Ended): RowChange[] => {
  const all = state as { names(): string[]; all(table: string): { readonly id: string }[] };
  return all
    .names()
    .flatMap((table) => all.all(table).map((row): RowChange => ({ table, id: row.id, row })));
};

it('is tried on seasons that have results, and on some that have none', () => {
  const counts = [...SEASONS].map(([name, { state }]) => [name, state.count('results')]);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ won: 4, closed: 4, draft: 4, 'not begun': 0, running: 0, dynasty: 3 },
    recorded: 3,
  });
});

it.each(storeBackends())(
  'gives seasons and games of before their results, as a fold does, on $name [4]',
  async ({ fresh }) => {
    const place = await fresh();
    const store = await openStore({ url: place.databaseUrl, dataDir: place.dataDir });
    for (const [id, season] of SEASONS) {
      const { kind, journal, state } = season;
      const { status } = GAMES[kind].summary(state);
      await store.seasons.commit({
        seasons: [
          {
            record: recordOf(id, { kind, status, seq: journal.length }),
            ...{ expectedSeq: 0, changes: rowsOf(season), secrets: [], answers: [], notices: [] },
            events: journal.map(({ seq, atMs, actor, event }) => ({
              ...{ seasonId: seasonId(id), seq, atMs, actor, channel: null },
              ...{ type: event.type, payload: event as never },
            })),
          },
        ],
      });
    }
    await store.close();

    const source = await new DataSource(optionsOf(place, 'ridotto.sqlite')).initialize();
    await source.transaction(async ({ queryRunner }) => {
      await new Results().down(queryRunner!);
      await new Results().up(queryRunner!);
    });
    await source.destroy();

    const again = await openStore({ url: place.databaseUrl, dataDir: place.dataDir });
    for (const [id, season] of SEASONS) {
      const stored = await again.seasons.load(seasonId(id));
      expect(byTableAndId(stored!.rows)).toEqual(byTableAndId(rowsOf(season)));
    }
    await again.close();
    await place.drop();
  },
);
