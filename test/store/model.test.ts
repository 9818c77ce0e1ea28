import type { GroupCommit, SeasonCommit, SeasonRecord } from '../../src/engine';
import type { StandingRow } from '../../src/dynasty';
import { instant, playerId, seasonId } from '../../src/kernel';
import type { RowChange } from '../../src/kernel';
import { storeBackends } from '../support/backends';
import { fc } from '../support/property-testing';
import {
  answerOf,
  byTableAndId,
  commitOf,
  eventOf,
  holdingOf,
  LARGEST,
  openFresh,
  put,
  removal,
} from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';

/** A text that PostgreSQL accepts: it has no NUL and no lone surrogates. */
const text = fc
  .string({ unit: 'binary', maxLength: 12 })
  .map((written) => written.replaceAll('\u0000', ''));
const id = fc.constantFrom('a', 'b', 'c', 'B', 'é', '10', '9');
const whole = fc.maxSafeNat();

const change: fc.Arbitrary<RowChange> = fc.oneof(
  fc.tuple(id, whole).map(([holding, quantity]) => holdingOf(holding, quantity)),
  fc
    .tuple(id, fc.option(text), fc.integer({ min: -LARGEST, max: LARGEST }))
    .map(([week, seed, startedAtMs]) =>
      put('weeks', {
        id: week,
        week: 1,
        startedAtMs: instant(startedAtMs),
        commitment: week,
        binding: null,
        seed,
      }),
    ),
  fc.tuple(fc.constantFrom('holdings', 'weeks'), id).map(([table, row]) => removal(table, row)),
);

/** A change to a row of a dynasty. Dynasties share some tables with rounds. */
const dynastyChange: fc.Arbitrary<RowChange> = fc.oneof(
  fc.tuple(id, whole).map(([holding, quantity]) => holdingOf(holding, quantity)),
  fc
    .tuple(id, fc.option(text), fc.boolean(), whole)
    .map(([row, mask, ready, wait]) => standingChange({ id: playerId(row), mask, ready, wait })),
  fc
    .tuple(fc.constantFrom('holdings', 'standings'), id)
    .map(([table, row]) => ({ table, id: row, row: null })),
);

const standingChange = (
  standing: Pick<StandingRow, 'id' | 'mask' | 'ready' | 'wait'>,
): RowChange => {
  const row = { ...standing, clientSeed: null, magistrelli: 10, lastGameDay: null };
  return { table: 'standings', id: row.id, row };
};

/** The id of the dynasty. The other seasons are rounds. */
const DYNASTY = 's3';

/** A batch's change to one season. If one part is stale, the whole batch fails. */
const part = fc.record({
  season: fc.constantFrom('s1', 's2', 's3'),
  isBehind: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  events: fc.integer({ min: 0, max: 3 }),
  changes: fc.array(change, { maxLength: 6 }),
  dynastyChanges: fc.array(dynastyChange, { maxLength: 6 }),
  secrets: fc.array(fc.record({ key: id, sealed: text }), { maxLength: 2 }),
  name: text,
  dueAtMs: fc.option(whole.map(instant)),
  answer: fc.option(fc.integer({ min: 0, max: 40 }).map(String)),
  isLoose: fc.boolean(),
});
type Part = typeof part extends fc.Arbitrary<infer P> ? P : never;
const batches = fc.array(
  fc.uniqueArray(part, { selector: ({ season }) => season, minLength: 1, maxLength: 3 }),
  { minLength: 1, maxLength: 8 },
);

/** The commit of a part; null if the season does not exist and the part has no events. */
function partCommit(wish: Part, season: string, seq: number): SeasonCommit | null {
  const expectedSeq = wish.isBehind ? seq + 1 : seq;
  const events = Array.from({ length: wish.events }, (_, at) =>
    eventOf(season, expectedSeq + at + 1),
  );
  if (events.length === 0 && expectedSeq === 0) return null;
  const answers = wish.answer === null || wish.isLoose ? [] : [answerOf(wish.answer)];
  if (events.length === 0) return commitOf(season, expectedSeq, { events, answers });
  const { secrets, name, dueAtMs } = wish;
  const kind = wish.season === DYNASTY ? 'DYNASTY' : 'ROUND';
  const changes = kind === 'DYNASTY' ? wish.dynastyChanges : wish.changes;
  const record = { kind, name, dueAtMs } as const;
  return commitOf(season, expectedSeq, { record, events, changes, secrets, answers });
}

type Held = {
  record: SeasonRecord | null;
  readonly rows: Map<string, RowChange>;
  readonly secrets: Map<string, string>;
  readonly answers: Set<string>;
};

/** The model of a store: a map that applies a batch completely or not at all. */
class Model {
  private readonly seasons = new Map<string, Held>();
  private readonly loose = new Set<string>();

  of(season: string): Held {
    const held = this.seasons.get(season) ?? {
      record: null,
      rows: new Map<string, RowChange>(),
      secrets: new Map<string, string>(),
      answers: new Set<string>(),
    };
    this.seasons.set(season, held);
    return held;
  }

  seqOf(season: string): number {
    return this.of(season).record?.seq ?? 0;
  }

  losersOf({ seasons }: GroupCommit): string[] {
    return seasons
      .filter(({ record: { id: season }, expectedSeq, answers }) => {
        const isTaken = answers.some(({ key }) => this.of(season).answers.has(key));
        return isTaken || expectedSeq !== this.seqOf(season);
      })
      .map(({ record }) => record.id);
  }

  isAccountKeyTaken({ accountAnswers = [] }: GroupCommit): boolean {
    const keys = new Set(accountAnswers.map(({ key }) => key));
    return keys.size < accountAnswers.length || [...keys].some((key) => this.loose.has(key));
  }

  take({ seasons, accountAnswers = [] }: GroupCommit): void {
    for (const { key } of accountAnswers) this.loose.add(key);
    for (const { record, events, changes, secrets, answers } of seasons) {
      const held = this.of(record.id);
      if (events.length > 0) held.record = record;
      for (const row of changes) {
        const key = `${row.table} ${row.id}`;
        if (row.row === null) held.rows.delete(key);
        else held.rows.set(key, row);
      }
      for (const { key, sealed } of secrets) held.secrets.set(key, sealed);
      for (const { key } of answers) held.answers.add(key);
    }
  }
}

describe.each(storeBackends())('a store on $name', ({ fresh }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openFresh(fresh);
  });
  afterAll(() => opened.drop());
  let run = 0;

  async function compare(model: Model, season: string): Promise<void> {
    const { record, rows, secrets } = model.of(season);
    const loaded = await opened.store.seasons.load(seasonId(season));
    expect(loaded?.record ?? null).toStrictEqual(record);
    expect(byTableAndId(loaded?.rows ?? [])).toStrictEqual(byTableAndId([...rows.values()]));
    const sealed = new Map(loaded?.secrets.map((secret) => [secret.key, secret.sealed]));
    expect(sealed).toStrictEqual(secrets);
    const journal = await opened.store.seasons.journal(seasonId(season), 0, 1_000);
    expect(journal).toHaveLength(model.seqOf(season));
  }

  it('is what a map would be that takes each batch whole or not at all', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (wishes) => {
        run += 1;
        const model = new Model();
        for (const parts of wishes) {
          const group = {
            seasons: parts.flatMap((wish) => {
              const season = `${wish.season}-${run}`;
              return partCommit(wish, season, model.seqOf(season)) ?? [];
            }),
            accountAnswers: parts.flatMap(({ answer, isLoose }) =>
              isLoose && answer !== null ? [answerOf(`${answer}-${run}`)] : [],
            ),
          };
          const seasonIds = model.losersOf(group);
          const isAccountKeyTaken = model.isAccountKeyTaken(group);
          const commit = opened.store.seasons.commit(group);
          if (seasonIds.length === 0 && !isAccountKeyTaken) {
            await commit;
            model.take(group);
          } else {
            await expect(commit).rejects.toMatchObject({ seasonIds, isAccountKeyTaken });
          }
        }
        for (const season of ['s1', 's2', 's3']) await compare(model, `${season}-${run}`);
      }),
      { numRuns: 60 },
    );
  });
});
