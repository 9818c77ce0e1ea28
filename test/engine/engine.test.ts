import type { JournalRow } from '../../src/engine';
import { accountId, instant, seasonId, sha256OfText } from '../../src/kernel';
import type { SeasonId } from '../../src/kernel';
import { activePlayers, emptyRound, evolveRound, roundOf } from '../../src/round';
import type { RoundEvent } from '../../src/round';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { answerOf, commitOf } from '../support/store-fixtures';
import { by, edition, join, makeRound, openNode, ROUND, stateOf } from '../support/test-node';
import type { TestNode } from '../support/test-node';

const SUNDAY = '2021-08-22T00:00:00Z';
const MONDAY = '2021-08-23T00:00:00Z';

describe.each(storeBackends())('the engine on $name', ({ fresh }) => {
  let place: FreshStore;
  let clock: TestClock;
  let node: TestNode;

  beforeEach(async () => {
    place = await fresh();
    clock = new TestClock(SUNDAY);
    node = await openNode({ store: place, clock });
  });

  afterEach(async () => {
    await node.close();
    await place.drop();
  });

  async function reopen(): Promise<void> {
    await node.close();
    node = await openNode({ store: place, clock });
  }

  async function wholeJournal(id: SeasonId): Promise<readonly JournalRow[]> {
    return node.store.seasons.journal(id, 0, 10_000);
  }

  it('shows to the next read what it has acknowledged [1]', async () => {
    const id = await makeRound(node);
    await join(node, id, 'ada');
    const reading = await node.engine.read(id);
    expect(reading && activePlayers(stateOf(reading)).map(({ name }) => name)).toEqual(['ada']);
  });

  it('has on disk what it has acknowledged, after a restart too [1]', async () => {
    const id = await makeRound(node);
    const { seq } = await join(node, id, 'ada');
    await reopen();
    const reading = await node.engine.read(id);
    expect(reading?.record.seq).toBe(seq);
    expect(reading && activePlayers(stateOf(reading))).toHaveLength(1);
  });

  it('answers the same key with the same answer, and does it once [2]', async () => {
    const id = await makeRound(node);
    await join(node, id, 'ada');
    clock.set(MONDAY);
    const command = { type: 'CommitSecretAction', kind: 'BIDS', sha256: 'a'.repeat(64) } as const;
    const first = await node.engine.submit(id, command, by('ada', 'k1'));
    expect(first?.refusal).toBeNull();
    expect(await node.engine.submit(id, command, by('ada', 'k1'))).toEqual(first);
    await reopen();
    expect(await node.engine.submit(id, command, by('ada', 'k1'))).toEqual(first);
    const reading = await node.engine.read(id);
    expect(stateOf(reading).count('secretActions')).toBe(1);
  });

  it('sets a test clock far forward in several commits, and answers once [2]', async () => {
    const id = await makeRound(node, { rehearsal: true });
    await join(node, id, 'ada');
    const toMs = instant(Date.parse(MONDAY) + 400 * 86_400_000);
    const command = { type: 'AdvanceClock', toMs } as const;
    const first = await node.engine.submit(id, command, by('host', 'far'));
    expect(first?.refusal).toBeNull();
    expect(await node.engine.submit(id, command, by('host', 'far'))).toEqual(first);
    const journal = await wholeJournal(id);
    const moved = journal.filter(({ type }) => type === 'ClockAdvanced');
    expect(moved.length).toBeGreaterThan(1);
    expect(moved.at(-1)).toMatchObject({ seq: first?.seq, payload: { toMs } });
    expect(journal.map(({ atMs }) => atMs)).toEqual(
      journal.map(({ atMs }) => atMs).sort((a, b) => a - b),
    );
  });

  it('does once what is asked twice at the same time with one key [2]', async () => {
    const id = await makeRound(node);
    const command = { type: 'JoinSeason', name: 'ada', inviteCode: null } as const;
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => node.engine.submit(id, command, by('ada', 'join'))),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]?.refusal).toBeNull();
  });

  it('repeats a refusal to the same key, though it would be allowed by now [2]', async () => {
    const id = await makeRound(node);
    await join(node, id, 'ada');
    const command = { type: 'CommitSecretAction', kind: 'BIDS', sha256: 'a'.repeat(64) } as const;
    const refused = await node.engine.submit(id, command, by('ada', 'early'));
    expect(refused?.refusal?.code).toBe('WRONG_PHASE');
    clock.set(MONDAY);
    expect(await node.engine.submit(id, command, by('ada', 'early'))).toEqual(refused);
    await reopen();
    expect(await node.engine.submit(id, command, by('ada', 'early'))).toEqual(refused);
    expect((await node.engine.submit(id, command, by('ada', 'late')))?.refusal).toBeNull();
  });

  it('refuses a key that was used for something else [2]', async () => {
    const id = await makeRound(node);
    await node.engine.submit(
      id,
      { type: 'JoinSeason', name: 'ada', inviteCode: null },
      by('ada', 'k'),
    );
    const other = await node.engine.submit(id, { type: 'LeaveSeason' }, by('ada', 'k'));
    expect(other?.refusal?.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const reading = await node.engine.read(id);
    expect(reading && activePlayers(stateOf(reading))).toHaveLength(1);
  });

  it('knows the content of a key that the first servers kept as a plain hash [2; F6]', async () => {
    const id = await makeRound(node);
    const content = '{"inviteCode":null,"name":"ada","type":"JoinSeason"}';
    const answer = answerOf('k', {
      accountId: accountId('ada'),
      digest: sha256OfText(content),
      outcome: { refusal: null, seasonId: id, seq: 7, subject: null },
    });
    const { record } = (await node.engine.read(id))!;
    const commit = commitOf(id, record.seq, { record, events: [], answers: [answer] });
    await node.store.seasons.commit({ seasons: [commit] });
    const command = { type: 'JoinSeason', name: 'ada', inviteCode: null } as const;
    const again = await node.engine.submit(id, command, by('ada', 'k'));
    expect(again).toEqual(answer.outcome);
    const other = await node.engine.submit(id, { ...command, name: 'eve' }, by('ada', 'k'));
    expect(other?.refusal?.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('keeps keys of different accounts and seasons apart [2]', async () => {
    const [one, two] = [await makeRound(node), await makeRound(node)];
    const command = { type: 'JoinSeason', name: 'x', inviteCode: null } as const;
    const outcomes = [
      await node.engine.submit(one, command, by('ada', 'k')),
      await node.engine.submit(two, command, by('ada', 'k')),
      await node.engine.submit(two, { ...command, name: 'y' }, by('bob', 'k')),
    ];
    expect(outcomes.map((outcome) => outcome?.refusal)).toEqual([null, null, null]);
  });

  it('keeps keys of different accounts and seasons apart at one instant, too [2]', async () => {
    const [one, two] = [await makeRound(node), await makeRound(node)];
    for (const name of ['ada', 'bob']) await join(node, one, name);
    await join(node, two, 'ada');
    const outcomes = await Promise.all([
      node.engine.submit(one, { type: 'LeaveSeason' }, by('ada', 'k')),
      node.engine.submit(one, { type: 'LeaveSeason' }, by('bob', 'k')),
      node.engine.submit(two, { type: 'LeaveSeason' }, by('ada', 'k')),
    ]);
    expect(outcomes.map((outcome) => outcome?.refusal)).toEqual([null, null, null]);
    for (const id of [one, two]) {
      const reading = await node.engine.read(id);
      expect(reading && activePlayers(stateOf(reading))).toEqual([]);
    }
  });

  it('makes a round once for one key [2]', async () => {
    const first = await node.engine.create(ROUND, by('host', 'make'));
    const again = await node.engine.create(ROUND, by('host', 'make'));
    expect(again).toEqual(first);
    const filter = { visibleTo: null, limit: 10 };
    expect(await node.engine.list(filter)).toHaveLength(1);
  });

  it('changes nothing when it refuses [10]', async () => {
    const id = await makeRound(node);
    await join(node, id, 'ada');
    const before = (await node.engine.read(id))?.record;
    const outcome = await node.engine.submit(
      id,
      { type: 'JoinSeason', name: 'again', inviteCode: null },
      by('ada'),
    );
    expect(outcome?.refusal?.code).toBe('ALREADY_A_PLAYER');
    expect((await node.engine.read(id))?.record).toEqual(before);
    expect((await wholeJournal(id)).at(-1)?.seq).toBe(before?.seq);
  });

  it('knows no season that was never made', async () => {
    expect(await node.engine.read(seasonId('nowhere'))).toBeNull();
    expect(
      await node.engine.submit(seasonId('nowhere'), { type: 'LeaveSeason' }, by('ada')),
    ).toBeNull();
  });

  it('settles missed weeks each at its own time, after three weeks off [A2]', async () => {
    const id = await makeRound(node);
    await join(node, id, 'ada');
    await node.close();
    clock.set('2021-09-12T12:00:00Z');
    node = await openNode({ store: place, clock });
    const reading = await node.engine.read(id);
    expect(reading && roundOf(stateOf(reading))).toMatchObject({ week: 4, phase: 'BARTERING' });
    const weeks = (await wholeJournal(id)).filter(({ type }) => type === 'WeekStarted');
    expect(weeks.map(({ atMs }) => new Date(atMs).toISOString())).toEqual([
      '2021-08-22T00:00:00.000Z',
      '2021-08-29T00:00:00.000Z',
      '2021-09-05T00:00:00.000Z',
      '2021-09-12T00:00:00.000Z',
    ]);
  });

  it('shows to all that read at one instant what was due before it [A2]', async () => {
    const id = await makeRound(node);
    await join(node, id, 'ada');
    clock.set(MONDAY);
    const readings = await Promise.all(Array.from({ length: 8 }, () => node.engine.read(id)));
    const phases = readings.map((reading) => reading && roundOf(stateOf(reading)).phase);
    expect(new Set(phases)).toEqual(new Set(['AUCTION']));
    expect(new Set(readings.map((reading) => reading?.record.seq)).size).toBe(1);
  });

  it('ends the same whether a round was watched or left alone [11]', async () => {
    const lots = edition({ steward: false });
    const [watched, alone] = [
      await makeRound(node, { document: lots }),
      await makeRound(node, { document: lots }),
    ];
    for (const id of [watched, alone]) await join(node, id, 'ada');
    for (let day = 23; day <= 31; day += 1) {
      clock.set(`2021-08-${String(day)}T06:00:00Z`);
      await node.engine.read(watched);
    }
    const tell = async (id: SeasonId): Promise<unknown> => {
      await node.engine.read(id);
      const rows = await wholeJournal(id);
      return rows.map(({ atMs, type, actor }) => ({ atMs, type, actor }));
    };
    expect(await tell(alone)).toEqual(await tell(watched));
  });

  it('stores rows that are the fold of the journal [4]', async () => {
    const id = await makeRound(node);
    for (const name of ['ada', 'bob', 'cyd']) await join(node, id, name);
    clock.set(MONDAY);
    await node.engine.submit(
      id,
      { type: 'SealBids', bids: [{ lot: 1, amount: 10 }], salt: 'salt' },
      by('ada'),
    );
    await node.engine.submit(id, { type: 'LeaveSeason' }, by('cyd'));
    clock.set('2021-08-30T00:00:00Z');
    await node.engine.read(id);

    const folded = emptyRound();
    for (const row of await wholeJournal(id)) {
      const { seq, atMs, actor, payload } = row;
      evolveRound(folded, { seq, atMs, actor, event: payload as unknown as RoundEvent });
    }
    const stored = await node.store.seasons.load(id);
    const byPlace = (a: { table: string; id: string }, b: { table: string; id: string }): number =>
      `${a.table} ${a.id}` < `${b.table} ${b.id}` ? -1 : 1;
    const rows = folded
      .names()
      .flatMap((table) => folded.all(table).map((row) => ({ table, id: row.id, row })));
    expect([...(stored?.rows ?? [])].sort(byPlace)).toEqual(rows.sort(byPlace));
  });

  it('reveals an entrusted text that it was given before a restart [D6]', async () => {
    const id = await makeRound(node);
    await join(node, id, 'ada');
    clock.set(MONDAY);
    const sealed = await node.engine.submit(
      id,
      { type: 'SealBids', bids: [{ lot: 1, amount: 10 }], salt: 'salt' },
      by('ada'),
    );
    const action = sealed?.subject ?? '';
    expect((await node.engine.entrusted(id, action))?.text).toContain('1: 10');
    await reopen();
    clock.set('2021-08-26T00:00:00Z');
    const reading = await node.engine.read(id);
    expect(stateOf(reading).row('secretActions', action)).toMatchObject({ status: 'REVEALED' });
  });

  it('keeps no seed and no entrusted text in the clear [8]', async () => {
    const id = await makeRound(node);
    await join(node, id, 'ada');
    clock.set(MONDAY);
    await node.engine.submit(
      id,
      { type: 'SealBids', bids: [{ lot: 1, amount: 77 }], salt: 'grain' },
      by('ada'),
    );
    const stored = JSON.stringify(await node.store.seasons.load(id));
    const journal = JSON.stringify(await wholeJournal(id));
    for (const secret of ['grain', '1: 77']) {
      expect(stored).not.toContain(secret);
      expect(journal).not.toContain(secret);
    }
  });

  it('never lets a season go back in time, whatever the clock says after a restart [A2]', async () => {
    const id = await makeRound(node);
    await join(node, id, 'ada');
    clock.set(MONDAY);
    await node.engine.read(id);
    await node.close();
    clock.set('2021-08-22T23:59:59.990Z');
    node = await openNode({ store: place, clock });
    const sealed = await node.engine.submit(
      id,
      { type: 'SealBids', bids: [{ lot: 1, amount: 10 }], salt: 'salt' },
      by('ada'),
    );
    const reading = await node.engine.read(id);
    const action = stateOf(reading).get('secretActions', 'a1');
    expect(sealed?.subject).toBe(action?.id);
    expect(action && new Date(action.committedAtMs).toISOString()).toBe('2021-08-23T00:00:00.000Z');
    expect(action && new Date(action.maturesAtMs).toISOString()).toBe('2021-08-26T00:00:00.000Z');
    expect(reading && new Date(reading.now).toISOString()).toBe('2021-08-23T00:00:00.000Z');
  });

  it('loads again a season that had to leave memory', async () => {
    await node.close();
    node = await openNode({ store: place, clock, mostSeasons: 2 });
    const ids = [];
    for (let made = 0; made < 5; made += 1) ids.push(await makeRound(node));
    for (const id of [...ids, ...ids]) {
      expect((await node.engine.read(id))?.record.id).toBe(id);
    }
  });
});
