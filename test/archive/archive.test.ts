import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { writeArchive } from '../../src/archive';
import { renameAccounts, accountLabels } from '../../src/archive/account-labels';
import { chainDigest, printLine } from '../../src/archive/format';
import { seasonGlobalId } from '../../src/graphql/ids/global-ids';
import { required, seasonId } from '../../src/kernel';
import type { SeasonId } from '../../src/kernel';
import { readConfig } from '../../src/server';
import { openServer } from '../../src/wire';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { openNode, SECRET } from '../support/test-node';
import type { TestNode } from '../support/test-node';
import { operate } from '../operator/run-command';
import { endedJournals, keep } from '../recordings/journals';

const JOURNALS = endedJournals();
const clock = new TestClock('2026-01-01T00:00:00Z');
const idOf = (at: number): SeasonId => seasonId(`season${at}`);

const envOf = ({ databaseUrl, dataDir }: FreshStore): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  RIDOTTO_SECRET: SECRET,
  PORT: '0',
});

/** The server's answers for these paths over HTTP. */
async function fetched(place: FreshStore, paths: readonly string[]): Promise<[number, string][]> {
  const config = readConfig(envOf(place));
  if ('problems' in config) throw new Error(config.problems.join());
  const server = await openServer({ config, log: pino({ level: 'silent' }) });
  try {
    const answers: [number, string][] = [];
    for (const path of paths) {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
      answers.push([response.status, await response.text()]);
    }
    return answers;
  } finally {
    await server.close();
  }
}

async function onNode<T>(store: FreshStore, work: (node: TestNode) => Promise<T>): Promise<T> {
  const node = await openNode({ store, clock });
  try {
    return await work(node);
  } finally {
    await node.close();
  }
}

/** All rows of the season. Accounts are numbered in the order in which they appear. */
async function rowsIn(node: TestNode, id: SeasonId): Promise<string[]> {
  const label = accountLabels();
  const events = await node.engine.journal(id, 0, 100_000);
  for (const { payload } of events) renameAccounts(payload, label);
  const { rows } = required(await node.store.seasons.load(id), 'the season');
  return rows
    .map(({ table, row }) => JSON.stringify([table, renameAccounts({ ...row }, label)]))
    .sort();
}

async function archiveOf(node: TestNode, id: SeasonId): Promise<string> {
  const reading = required(await node.engine.read(id), 'the season');
  let text = '';
  for await (const line of writeArchive(node.engine, reading)) text += line;
  return text;
}

/** The first season of each game. */
const ONE_OF_EACH = (['ROUND', 'DYNASTY'] as const).map((game) =>
  required(
    JOURNALS.find(({ kind }) => kind === game),
    'a season',
  ),
);

// Both stores keep the same rows of any season (test/store): one of each game shows it.
describe.each(storeBackends())('an archive on $name', ({ name: store, fresh }) => {
  const journals = store === 'SQLite' ? JOURNALS : ONE_OF_EACH;
  const places: FreshStore[] = [];
  let dir: string;
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'archive-'));
    places.push(await fresh(), await fresh());
  });
  afterAll(async () => {
    rmSync(dir, { recursive: true, force: true });
    for (const place of places) await place.drop();
  });
  const fileOf = (at: number): string => join(dir, `${at}.jsonl`);

  it('of every recorded season is had over HTTP, imported elsewhere, and folds to the same', async () => {
    const [here, there] = [places[0]!, places[1]!];
    const rows = await onNode(here, async (node) => {
      for (const [at, some] of journals.entries()) await keep(node.store.seasons, idOf(at), some);
      return Promise.all(journals.map((_, at) => rowsIn(node, idOf(at))));
    });
    const paths = journals.map(({ kind }, at) => `/export/${seasonGlobalId(kind, idOf(at))}.jsonl`);
    for (const [at, [status, text]] of (await fetched(here, paths)).entries()) {
      expect([journals[at]!.name, status]).toEqual([journals[at]!.name, 200]);
      writeFileSync(fileOf(at), text);
      const done = await operate(envOf(there), 'import-season', fileOf(at));
      expect([journals[at]!.name, done]).toMatchObject([journals[at]!.name, { code: 0 }]);
    }
    await onNode(there, async (node) => {
      for (const [at] of journals.entries()) {
        expect(await rowsIn(node, idOf(at))).toEqual(rows[at]);
        expect(await archiveOf(node, idOf(at))).toBe(readFileSync(fileOf(at), 'utf8'));
      }
    });
    const twice = await operate(envOf(there), 'import-season', fileOf(0));
    expect(twice).toMatchObject({ code: 1, said: '' });
    expect(twice.complained).toContain('Line 1: the season season0 is already here');
  });

  it('names no account of its server, and its accounts elsewhere can do nothing', async () => {
    const text = readFileSync(fileOf(0), 'utf8');
    const accounts = JOURNALS[0]!.journal.flatMap(({ event }) =>
      event.type === 'PlayerJoined' ? [event.accountId] : [],
    );
    expect(accounts.length).toBeGreaterThan(0);
    for (const account of accounts) expect(text).not.toContain(`"${account}"`);
    await onNode(places[1]!, async (node) => {
      const { hostAccountId, status } = required(
        await node.store.seasons.record(idOf(0)),
        'the season',
      );
      expect(status).toBe('ENDED');
      const host = await node.store.accounts.account(hostAccountId);
      expect(host).toMatchObject({ handle: null, passwordHash: null });
      const asking = { accountId: hostAccountId, idempotencyKey: null };
      for (const command of [
        { type: 'JoinSeason', name: 'Late', inviteCode: null },
        { type: 'CloseSeason' },
      ] as const) {
        const outcome = await node.engine.submit(idOf(0), command, asking);
        expect(outcome?.refusal?.code).toBe('ROUND_OVER');
      }
    });
  });

  it.each(['ROUND', 'DYNASTY'] as const)(
    'of a %s has no name of a player whose account was deleted, and folds to the same',
    async (kind) => {
      const recorded = JOURNALS.find((journal) => journal.kind === kind)!;
      const joined = recorded.journal.flatMap(({ event }) =>
        event.type === 'PlayerJoined' ? [event] : [],
      );
      const { accountId, playerId } = joined[0]!;
      const name = 'Aurelia of the Archive';
      const journal = recorded.journal.map((stamped) =>
        stamped.event === joined[0] ? { ...stamped, event: { ...stamped.event, name } } : stamped,
      );
      const id = await onNode(places[0]!, async (node) => {
        const own = { ...recorded, journal } as typeof recorded;
        const kept = await keep(node.store.seasons, `erased-${kind}`, own);
        const before = await archiveOf(node, kept);
        expect(before).toContain(name);
        const asking = { accountId, idempotencyKey: null };
        const outcome = await node.engine.submit(kept, { type: 'EraseName' }, asking);
        expect(outcome?.refusal).toBeNull();
        writeFileSync(join(dir, `${kind}.jsonl`), await archiveOf(node, kept));
        return kept;
      });
      const text = readFileSync(join(dir, `${kind}.jsonl`), 'utf8');
      expect(text).not.toContain(name);
      expect(text).toContain(`"name":"Deleted player ${playerId.slice(1)}"`);
      const done = await operate(envOf(places[1]!), 'import-season', join(dir, `${kind}.jsonl`));
      expect(done).toMatchObject({ code: 0 });
      const [here, there] = await Promise.all(
        places.slice(0, 2).map((place) => onNode(place, (node) => rowsIn(node, id))),
      );
      expect(there).toEqual(here);
    },
  );

  it('is for viewers of the season, and of a running season the journal', async () => {
    const place = places[0]!;
    const [open, hidden] = await onNode(place, async (node) => {
      const running = JOURNALS[0]!;
      const half = { ...running, journal: running.journal.slice(0, 40) } as typeof running;
      const [first, ...rest] = running.journal;
      const event = { ...first!.event, visibility: 'INVITATION', inviteHash: 'a'.repeat(64) };
      const secret = { ...running, journal: [{ ...first!, event }, ...rest] } as typeof running;
      return [
        await keep(node.store.seasons, 'running', half),
        await keep(node.store.seasons, 'secret', secret),
      ];
    });
    const answers = await fetched(place, [
      `/export/${seasonGlobalId('ROUND', open)}.jsonl`,
      `/export/${seasonGlobalId('ROUND', hidden)}.jsonl`,
      '/export/nothing.jsonl',
    ]);
    expect(answers.map(([status]) => status)).toEqual([200, 404, 404]);
    expect(answers[1]![1]).toBe(answers[2]![1]);
    // For a reader who sees only a part of the season, the answer is no archive: it cannot be
    // imported.
    expect(answers[0]![1]).not.toContain('"format"');
    expect(answers[0]![1]).toContain('"seq":40');
  });
});

it('is written in lines that no reader breaks in two', () => {
  const line = { text: 'a\u0085b\u2028c\u2029d\r\ne' };
  const printed = printLine(line);
  expect(printed.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u)).toHaveLength(2);
  expect(JSON.parse(printed)).toEqual(line);
});

describe('a file that is no whole archive', () => {
  let lines: readonly string[];
  let place: FreshStore;
  let dir: string;
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'archive-'));
    place = await storeBackends()[0]!.fresh();
    const other = await storeBackends()[0]!.fresh();
    lines = await onNode(other, async (node) => {
      await keep(node.store.seasons, 'season', JOURNALS[0]!);
      return (await archiveOf(node, seasonId('season'))).trimEnd().split('\n');
    });
    await other.drop();
  });
  afterAll(async () => {
    rmSync(dir, { recursive: true, force: true });
    await place.drop();
  });

  type Line = Record<string, unknown> & { event?: Record<string, unknown> };
  const parsed = (): Line[] => lines.map((line) => JSON.parse(line) as Line);
  /** Recomputes the digests, as a forger would. */
  const forged = (content: readonly Line[]): string[] => {
    let digest = '';
    return content.map(({ digest: _before, ...line }) => {
      digest = chainDigest(digest, line);
      return JSON.stringify({ ...line, digest });
    });
  };
  const changed = (at: number, change: (line: Line) => Line): Line[] =>
    parsed().map((line, index) => (index === at ? change(line) : line));
  const named =
    (name: string) =>
    (line: Line): Line => ({ ...line, name });
  const without = <T>(list: readonly T[], at: number): T[] =>
    list.filter((_, index) => index !== at);
  const swapped = (list: readonly string[], at: number): string[] =>
    list.map((line, index) => list[index === at ? at + 1 : index === at + 1 ? at : index] ?? line);

  it.each<[string, () => readonly string[], string]>([
    [
      'with a changed line',
      () => lines.map((line, at) => (at === 7 ? line.replace('"by":"', '"by":"x') : line)),
      'Line 8: it was changed',
    ],
    ['without a line', () => without(lines, 7), 'Line 8: event 8 stands where event 7 belongs.'],
    ['in another order', () => swapped(lines, 7), 'Line 8: event 8 stands where event 7 belongs.'],
    ['cut between lines', () => lines.slice(0, 20), 'Line 21: it is missing'],
    ['cut before its end', () => lines.slice(0, -1), 'it is missing'],
    ['with a line after its end', () => [...lines, lines[0]!], 'nothing may come after the end'],
    [
      'with a line that is too long',
      () => [lines[0]!, 'x'.repeat(1_000_001)],
      'Line 2: it has more than 1000000 characters',
    ],
    [
      'of something else',
      () => ['{"format":"other"}'],
      'Line 1: it should be the head of an archive',
    ],
    ['that is no JSON', () => ['hello'], 'Line 1: it is not a JSON object'],
    ['that is empty', () => [], 'Line 1: it is missing'],
    [
      'with another ruleset',
      () =>
        forged(
          changed(1, (line) => ({
            ...line,
            event: {
              ...line.event,
              document: { ...(line.event!['document'] as object), steward: true },
            },
          })),
        ),
      'Line 2: its ruleset differs from',
    ],
    [
      'with no ruleset of ours',
      () =>
        forged(
          changed(1, (line) => ({
            ...line,
            event: { ...line.event, document: { kind: 'ROUND' } },
          })),
        ),
      'Line 2: this server does not know its ruleset',
    ],
    [
      'with an event of a newer server',
      () => forged(changed(3, (line) => ({ ...line, version: 99 }))),
      'comes from a newer server',
    ],
    [
      'with a transfer of what nobody has',
      () =>
        forged(
          parsed().map((line) =>
            line.event?.['type'] === 'LotSold'
              ? {
                  ...line,
                  event: {
                    ...line.event,
                    transfers: [{ from: 'player:p9', to: 'bank', item: 'CHIP', quantity: 5 }],
                  },
                }
              : line,
          ),
        ),
      'it does not follow from the events before it',
    ],
    ['that names another season', () => forged(changed(0, named('Another'))), 'another season'],
    ['with a NUL in it', () => forged(changed(0, named('A\0'))), 'Line 1: it has a NUL character'],
    [
      'with more in each other than a digest can be of',
      () => {
        const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
        return lines.map((line, at) => (at === 7 ? line.replace('{', `{"x":${nested},`) : line));
      },
      'Line 8: it should be event 7',
    ],
    [
      'with more in each other within an event',
      () => {
        const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
        return lines.map((line, at) =>
          at === 7 ? line.replace('"event":{', `"event":{"x":${nested},`) : line,
        );
      },
      'Line 8: it is nested too deep',
    ],
    [
      'with a player of no account',
      () =>
        forged(
          parsed().map((line) =>
            line.event?.['type'] === 'PlayerJoined'
              ? { ...line, event: { ...line.event, accountId: line['seq'] } }
              : line,
          ),
        ),
      'a player has no account',
    ],
    [
      'with other holdings',
      () => forged(changed(lines.length - 1, (line) => ({ ...line, holdings: '0'.repeat(64) }))),
      'other holdings',
    ],
  ])('%s is refused by its line, and nothing is stored', async (_how, made, why) => {
    const file = join(dir, 'bad.jsonl');
    const text = made();
    writeFileSync(file, text.length === 0 ? '' : `${text.join('\n')}\n`);
    const done = await operate(envOf(place), 'import-season', file);
    expect(done).toMatchObject({ code: 1, said: '' });
    expect(done.complained).toContain(why);
    await onNode(place, async (node) => {
      expect(await node.store.seasons.list({ visibleTo: null, limit: 10 })).toEqual([]);
      expect(await node.store.operating.accounts({ handle: '', guests: true, limit: 5 })).toEqual(
        [],
      );
    });
  });

  it('in the middle of a line is refused', async () => {
    const file = join(dir, 'cut.jsonl');
    writeFileSync(file, lines.join('\n').slice(0, -20));
    const { complained } = await operate(envOf(place), 'import-season', file);
    expect(complained).toContain(`Line ${lines.length}: the file ends in the middle of it`);
  });

  it('that is not UTF-8 is refused by its line', async () => {
    const file = join(dir, 'latin1.jsonl');
    const text = [...lines.slice(0, 2), `{"a":"J\u00f6rg"}`, ...lines.slice(3), ''].join('\n');
    writeFileSync(file, text, 'latin1');
    const { complained } = await operate(envOf(place), 'import-season', file);
    expect(complained).toContain('Line 3: it is not valid UTF-8');
  });

  it('is taken as it is, with a byte order mark and without the last line end', async () => {
    const file = join(dir, 'good.jsonl');
    writeFileSync(file, `\ufeff${forged(parsed()).join('\n')}`);
    expect(await operate(envOf(place), 'import-season', file)).toMatchObject({ code: 0 });
  });
});
