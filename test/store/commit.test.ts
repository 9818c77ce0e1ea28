import { accountId, seasonId } from '../../src/kernel';
import { ConcurrencyConflict } from '../../src/engine';
import { storeBackends } from '../support/backends';
import { EVERY_DYNASTY_TABLE } from './dynasty-rows';
import { EVERY_TABLE } from './every-table';
import {
  answerOf,
  answersOf,
  byTableAndId,
  commitOf,
  eventOf,
  holdingOf,
  LARGEST,
  MADE_AT,
  openFresh,
  recordOf,
  removal,
} from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';

describe.each(storeBackends())('commits on $name', ({ fresh }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openFresh(fresh);
  });
  afterAll(() => opened.drop());
  const seasons = (): Opened['store']['seasons'] => opened.store.seasons;
  const load = (id: string) => seasons().load(seasonId(id));

  it.each([
    ['ROUND', EVERY_TABLE],
    ['DYNASTY', EVERY_DYNASTY_TABLE],
  ] as const)('gives back every row of every table of a %s as it was', async (kind, changes) => {
    const id = `s-tables-${kind}`;
    await seasons().commit({ seasons: [commitOf(id, 0, { record: { kind }, changes })] });
    const loaded = await load(id);
    expect(loaded!.record.kind).toBe(kind);
    expect(byTableAndId(loaded!.rows)).toStrictEqual(byTableAndId(changes));
  });

  it('writes whatever of a record has changed since the last commit, whatever that is', async () => {
    const id = 's-moving';
    const moves = {
      ...{ name: 'Eleven', description: 'Come in.', edition: 'round-10-draft', status: 'ENDED' },
      ...{ hostAccountId: accountId('a-other'), visibility: 'INVITATION', phase: 'AUCTION' },
      ...{ activeAtMs: MADE_AT + 900_000, playerCount: 4, inviteHash: 'f'.repeat(64), dueAtMs: 7 },
    } as const;
    let before = recordOf(id);
    await seasons().commit({ seasons: [commitOf(id, 0, { record: before })] });
    for (const [property, value] of Object.entries(moves)) {
      const record = { ...before, [property]: value, seq: before.seq + 1 };
      await seasons().commit({ seasons: [commitOf(id, before.seq, { before, record })] });
      before = record;
      expect((await load(id))!.record).toStrictEqual(record);
    }
    const still = { ...before, seq: before.seq + 1 };
    await seasons().commit({ seasons: [commitOf(id, before.seq, { before, record: still })] });
    expect((await load(id))!.record).toStrictEqual(still);
    const { kind: _, id: _id, createdAtMs: _made, rehearsal: _never, seq: _seq, ...can } = before;
    expect(Object.keys(moves).sort()).toEqual(Object.keys(can).sort());
  });

  it('gives back the record and the secrets', async () => {
    const record = {
      rehearsal: true,
      visibility: 'INVITATION',
      dueAtMs: null,
      playerCount: 3,
    } as const;
    const secrets = [{ key: 'seed:week:1', sealed: 'x'.repeat(200) }];
    await seasons().commit({ seasons: [commitOf('s-record', 0, { record, secrets })] });
    const loaded = await load('s-record');
    expect(loaded).toStrictEqual({
      record: recordOf('s-record', record),
      lastAtMs: MADE_AT,
      rows: [],
      secrets,
    });
    await expect(seasons().secrets(seasonId('s-record'))).resolves.toStrictEqual(secrets);
    const found = await seasons().records([seasonId('s-record'), seasonId('s-nowhere')]);
    expect(found).toStrictEqual([recordOf('s-record', record)]);
  });

  it('seals nothing for a node that was away while the secret was changed', async () => {
    const own = await openFresh(fresh);
    const { fingerprints, seasons: sealing } = own.store;
    await fingerprints.adoptFingerprint('before');
    fingerprints.sealOnlyAs('before');
    const secrets = [{ key: 'k', sealed: 'x' }];
    await sealing.commit({ seasons: [commitOf('s-a', 0, { secrets })] });
    await fingerprints.reseal({ fingerprint: 'after', again: (secret) => secret });
    const late = sealing.commit({ seasons: [commitOf('s-a', 1, { secrets }), commitOf('s-b', 0)] });
    await expect(late).rejects.toThrow('sealed with a different secret from this server’s');
    await expect(sealing.seqs([seasonId('s-a'), seasonId('s-b')])).resolves.toStrictEqual(
      new Map([[seasonId('s-a'), 1]]),
    );
    // A season without sealed texts can lose no secret, so this commit is accepted.
    await sealing.commit({ seasons: [commitOf('s-b', 0)] });
    fingerprints.sealOnlyAs('after');
    await sealing.commit({ seasons: [commitOf('s-a', 1, { secrets })] });
    await own.drop();
  });

  it('knows nothing of a season that was never made', async () => {
    await expect(load('s-nowhere')).resolves.toBeNull();
    await expect(seasons().record(seasonId('s-nowhere'))).resolves.toBeNull();
    await expect(seasons().secrets(seasonId('s-nowhere'))).resolves.toStrictEqual([]);
    await expect(seasons().records([])).resolves.toStrictEqual([]);
  });

  it('changes, adds and removes rows, and leaves the rest', async () => {
    const before = ['kept', 'changed', 'removed'].map((id) => holdingOf(id, 1));
    await seasons().commit({ seasons: [commitOf('s-rows', 0, { changes: before })] });
    const changes = [
      removal('holdings', 'never-there'),
      holdingOf('changed', 2),
      removal('holdings', 'removed'),
      holdingOf('added', LARGEST),
    ];
    const record = { name: 'Renamed', status: 'ENDED', playerCount: LARGEST } as const;
    const secrets = [{ key: 'k', sealed: 'second' }];
    await seasons().commit({ seasons: [commitOf('s-rows', 1, { record, changes, secrets })] });
    const loaded = await load('s-rows');
    expect(loaded!.record).toStrictEqual(recordOf('s-rows', { ...record, seq: 2 }));
    expect(byTableAndId(loaded!.rows)).toStrictEqual([
      holdingOf('added', LARGEST),
      holdingOf('changed', 2),
      holdingOf('kept', 1),
    ]);
  });

  it('takes the last of several changes of a row, and of several texts of a secret', async () => {
    const changes = [
      holdingOf('a', 1),
      removal('holdings', 'a'),
      holdingOf('b', 1),
      holdingOf('b', 2),
      removal('holdings', 'c'),
      holdingOf('c', 3),
    ];
    const secrets = ['z', 'k', 'z'].map((key, at) => ({ key, sealed: String(at) }));
    await seasons().commit({ seasons: [commitOf('s-last', 0, { changes, secrets })] });
    const loaded = await load('s-last');
    expect(new Set(loaded!.secrets)).toEqual(new Set(secrets.slice(1)));
    const expected = [holdingOf('b', 2), holdingOf('c', 3)];
    expect(byTableAndId(loaded!.rows)).toStrictEqual(expected);
  });

  it('keeps rows with the same id of two seasons apart', async () => {
    const [one, two] = ['s-apart-1', 's-apart-2'];
    await seasons().commit({
      seasons: [
        commitOf(two, 0, { changes: [holdingOf('a', 2), holdingOf('b', 2)] }),
        commitOf(one, 0, { changes: [holdingOf('a', 1), holdingOf('b', 1)] }),
      ],
    });
    await seasons().commit({
      seasons: [
        commitOf(one, 1, { changes: [removal('holdings', 'a')] }),
        commitOf(two, 1, { changes: [removal('holdings', 'b')] }),
      ],
    });
    expect((await load(one))!.rows).toStrictEqual([holdingOf('b', 1)]);
    expect((await load(two))!.rows).toStrictEqual([holdingOf('a', 2)]);
  });

  it('takes more rows at once than a statement can have parameters', async () => {
    const changes = Array.from({ length: 20_000 }, (_, at) => holdingOf(`h${at}`, at));
    await seasons().commit({ seasons: [commitOf('s-many', 0, { changes })] });
    expect((await load('s-many'))!.rows).toHaveLength(20_000);
    const removals = changes.slice(1).map(({ id }) => removal('holdings', id));
    await seasons().commit({ seasons: [commitOf('s-many', 1, { changes: removals })] });
    expect((await load('s-many'))!.rows).toStrictEqual([holdingOf('h0', 0)]);
  });

  it.each([
    ['that is behind', 's-behind', 0],
    ['that is ahead', 's-ahead', 2],
  ])('writes nothing of a batch with a season %s, and names it', async (_, id, expectedSeq) => {
    await seasons().commit({ seasons: [commitOf(id, 0), commitOf(`${id}-other`, 0)] });
    const changes = [holdingOf('a', 1)];
    const batch = [
      commitOf(`${id}-other`, 1, { changes, answers: [answerOf(id)] }),
      commitOf(id, expectedSeq, { changes }),
      commitOf(`${id}-new`, 0, { changes, secrets: [{ key: 'k', sealed: 's' }] }),
    ];
    const conflict = await seasons()
      .commit({ seasons: batch })
      .catch((error: unknown) => error);
    expect(conflict).toBeInstanceOf(ConcurrencyConflict);
    expect((conflict as ConcurrencyConflict).seasonIds).toStrictEqual([id]);
    expect(await load(`${id}-new`)).toBeNull();
    for (const season of [id, `${id}-other`]) {
      expect(await load(season)).toMatchObject({ record: { seq: 1 }, rows: [], secrets: [] });
      expect(await seasons().journal(seasonId(season), 0, 10)).toHaveLength(1);
      const { accountId, key } = answerOf(id);
      expect(await seasons().answer(accountId, seasonId(season), key)).toBeNull();
    }
  });

  it('writes nothing when the database refuses a row, and tells nothing of its contents', async () => {
    await seasons().commit({ seasons: [commitOf('s-refused', 0)] });
    const broken = { ...holdingOf('a', 1).row!, quantity: null, item: 'the secret item' };
    const changes = [{ table: 'holdings', id: 'a', row: broken }];
    const failure: unknown = await seasons()
      .commit({ seasons: [commitOf('s-new', 0), commitOf('s-refused', 1, { changes })] })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'DatabaseFailure' });
    expect(JSON.stringify(failure) + String(failure)).not.toContain('secret item');
    expect(Object.values(failure as object).join()).not.toContain('secret item');
    expect(await load('s-new')).toBeNull();
    expect(await load('s-refused')).toMatchObject({ record: { seq: 1 }, rows: [] });
  });

  it.each([
    ['skips a number', commitOf('s-gap', 0, { events: [eventOf('s-gap', 2)] })],
    ['is not where its events end', commitOf('s-gap', 0, { record: { seq: 5 } })],
    [
      'changes without an event',
      commitOf('s-gap', 0, { events: [], changes: [holdingOf('a', 1)], record: { seq: 0 } }),
    ],
    ['is answered and not made', answersOf('s-gap', [answerOf('early')], 0)],
  ])('takes it for a bug when a season %s', async (_, commit) => {
    await expect(seasons().commit({ seasons: [commit] })).rejects.toMatchObject({
      name: 'InvariantViolation',
    });
    expect(await load('s-gap')).toBeNull();
  });

  it('answers alone leave the season as it is', async () => {
    await seasons().commit({ seasons: [commitOf('s-answers', 0)] });
    await seasons().commit({ seasons: [answersOf('s-answers', [answerOf('k1')], 1)] });
    expect((await load('s-answers'))!.record).toStrictEqual(recordOf('s-answers'));
  });

  it('keeps no answer that was decided on what another writer has left behind', async () => {
    await seasons().commit({ seasons: [commitOf('s-moved', 0)] });
    const late = answersOf('s-moved', [answerOf('late')], 2);
    await expect(
      seasons().commit({ seasons: [late, commitOf('s-beside', 0)] }),
    ).rejects.toMatchObject({
      name: 'ConcurrencyConflict',
      seasonIds: ['s-moved'],
    });
    const { accountId } = answerOf('late');
    expect(await seasons().answer(accountId, seasonId('s-moved'), 'late')).toBeNull();
    expect(await load('s-beside')).toBeNull();
  });

  it('says how far seasons are, those that exist', async () => {
    await seasons().commit({ seasons: [commitOf('s-far', 0)] });
    const seqs = await seasons().seqs([seasonId('s-far'), seasonId('s-nowhere')]);
    expect([...seqs]).toEqual([['s-far', 1]]);
    expect(await seasons().seqs([])).toEqual(new Map());
  });
});
