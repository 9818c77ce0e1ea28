import { Deadlines } from '../../src/engine';
import type { JournalRow, Outcome } from '../../src/engine';
import { emptyDynasty, evolveDynasty, participantsOf } from '../../src/dynasty';
import type { DynastyCommand, DynastyEvent, DynastyState, GameRow } from '../../src/dynasty';
import { seasonId } from '../../src/kernel';
import type { SeasonId } from '../../src/kernel';
import { DEFAULT_DYNASTY_EDITION, findDynastyEdition } from '../../src/rulesets';
import type { DynastyRuleset } from '../../src/rulesets';
import type { ProposalId } from '../../src/season';
import { feedBackends, storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { by, openNode } from '../support/test-node';
import type { TestNode } from '../support/test-node';

const NOON = '2022-03-07T12:00:00Z';
const HOUR_MS = 3_600_000;

type Asked = Exclude<DynastyCommand, { readonly type: 'CreateDynasty' }>;

/** The edition without the Magician's effect: as Grand Canal it would show the hands. */
function hiddenHands(): DynastyRuleset {
  const edition = findDynastyEdition(DEFAULT_DYNASTY_EDITION)!;
  const grandCanal = edition.arcana.grandCanal.filter(({ effect }) => effect.type !== 'OPEN_HANDS');
  return { ...edition, arcana: { ...edition.arcana, grandCanal } };
}

/** A dynasty that is no rehearsal. The server deals. */
async function makeDynasty({ engine }: TestNode): Promise<SeasonId> {
  const document = hiddenHands();
  const outcome = await engine.create(
    {
      type: 'CreateDynasty',
      name: 'A dynasty',
      visibility: 'PUBLIC',
      inviteHash: null,
      document,
      dealerAccountId: null,
      rulesStartMs: null,
      rehearsal: false,
      startsAtMs: null,
    },
    by('host'),
  );
  return seasonId(outcome.seasonId!);
}

async function ask(node: TestNode, id: SeasonId, who: string, command: Asked): Promise<Outcome> {
  const outcome = await node.engine.submit(id, command, by(who));
  if (outcome?.refusal !== null) throw new Error(`refused: ${JSON.stringify(outcome?.refusal)}`);
  return outcome;
}

async function stateOf(node: TestNode, id: SeasonId): Promise<DynastyState> {
  const reading = await node.engine.read(id);
  if (reading?.kind !== 'DYNASTY') throw new Error('the test reads a dynasty');
  return reading.state;
}

/** A game between two players, dealt by the server. A third player has bet on it. */
async function dealt(node: TestNode): Promise<SeasonId> {
  const id = await makeDynasty(node);
  for (const name of ['ada', 'bob', 'cyd']) {
    await ask(node, id, name, { type: 'JoinSeason', name, inviteCode: null });
  }
  for (const name of ['ada', 'bob']) {
    await ask(node, id, name, { type: 'SetReadiness', ready: true, clientSeed: null });
  }
  const game = await gameOf(node, id);
  await ask(node, id, 'cyd', { type: 'PlaceBet', gameId: game.id, on: game.otherPlayerId });
  return id;
}

const gameOf = async (node: TestNode, id: SeasonId): Promise<GameRow> =>
  (await stateOf(node, id)).need('games', 'g1');

/** Both hands, as the node's vault has them. */
async function handsIn(node: TestNode, id: SeasonId): Promise<(string | undefined)[]> {
  const game = await gameOf(node, id);
  return Promise.all(
    participantsOf(game).map(
      async (player) => (await node.engine.entrusted(id, `hand:g1:${player}`))?.text,
    ),
  );
}

const journalOf = (node: TestNode, id: SeasonId): Promise<readonly JournalRow[]> =>
  node.store.seasons.journal(id, 0, 10_000);

/** Reads a feed up to the first event of this type. */
async function heard(node: TestNode, id: SeasonId, type: string): Promise<JournalRow> {
  const stop = new AbortController();
  for await (const row of node.feed.journal(id, 0, stop.signal)) {
    if (row.type !== type) continue;
    stop.abort();
    return row;
  }
  throw new Error('the feed has ended');
}

const troubles: unknown[] = [];
const loopOf = ({ store, engine }: TestNode, clock: TestClock): Deadlines =>
  new Deadlines({
    store: store.seasons,
    engine,
    clock,
    onError: (error) => troubles.push(error),
  });

describe.each(storeBackends())('a dynasty on $name', ({ fresh }) => {
  let place: FreshStore;
  let clock: TestClock;
  let node: TestNode;

  beforeEach(async () => {
    place = await fresh();
    clock = new TestClock(NOON);
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

  /** Three players submit a proposal each. bob's vote for the oldest decides all of them. */
  async function queued(id: SeasonId): Promise<readonly ProposalId[]> {
    for (const name of ['ada', 'bob', 'cyd']) {
      await ask(node, id, name, { type: 'JoinSeason', name, inviteCode: null });
    }
    const words = { title: 'More', text: '', effects: [], class: null };
    const ids: ProposalId[] = [];
    for (const name of ['ada', 'bob', 'cyd']) {
      const { subject } = await ask(node, id, name, { type: 'SubmitProposal', ...words });
      ids.push(subject as ProposalId);
    }
    for (const proposalId of ids) {
      await ask(node, id, 'ada', { type: 'CastVote', proposalId, vote: 'FOR' });
    }
    for (const proposalId of ids.slice(1)) {
      await ask(node, id, 'bob', { type: 'CastVote', proposalId, vote: 'FOR' });
    }
    return ids;
  }
  const adoptedIn = async (id: SeasonId): Promise<unknown[]> =>
    (await journalOf(node, id))
      .filter(({ type }) => type === 'ProposalAdopted')
      .map(({ payload }) => (payload as { proposalId: string }).proposalId);

  it('carries out in several commits what one vote settles, and answers once [2]', async () => {
    const id = await makeDynasty(node);
    const ids = await queued(id);
    const command = { type: 'CastVote', proposalId: ids[0]!, vote: 'FOR' } as const;
    const first = await node.engine.submit(id, command, by('bob', 'last'));
    expect(await node.engine.submit(id, command, by('bob', 'last'))).toEqual(first);
    const journal = await journalOf(node, id);
    const adoptions = journal.filter(({ type }) => type === 'ProposalAdopted');
    expect(first?.seq).toBe(adoptions[0]?.seq);
    expect(new Set(adoptions.map(({ atMs }) => atMs)).size).toBe(1);
    await node.engine.read(id);
    expect(await adoptedIn(id)).toEqual(ids);
  });

  it('goes on after a restart with what one vote has settled [11]', async () => {
    const id = await makeDynasty(node);
    const ids = await queued(id);
    await ask(node, id, 'bob', { type: 'CastVote', proposalId: ids[0]!, vote: 'FOR' });
    await reopen();
    clock.forward(HOUR_MS);
    await node.engine.read(id);
    expect(await adoptedIn(id)).toEqual(ids);
    const dates = (await journalOf(node, id)).map(({ atMs }) => atMs);
    expect(new Set(dates)).toEqual(new Set([Date.parse(NOON)]));
  });

  it('stores rows that are the fold of the journal [4]', async () => {
    const id = await dealt(node);
    const { startingPlayerId } = await gameOf(node, id);
    const starting = (await stateOf(node, id)).need('players', startingPlayerId).name;
    const card = { rank: 'SUN', suit: 'ARCANA' };
    await ask(node, id, starting, { type: 'PlayCard', gameId: 'g1', card, claim: 2 });
    await ask(node, id, starting, { type: 'OfferSfida', gameId: 'g1' });
    await ask(node, id, 'cyd', { type: 'LeaveSeason' });
    clock.forward(60 * HOUR_MS);
    expect((await gameOf(node, id)).status).toBe('ENDED');

    const folded = emptyDynasty();
    for (const { seq, atMs, actor, payload } of await journalOf(node, id)) {
      evolveDynasty(folded, { seq, atMs, actor, event: payload as unknown as DynastyEvent });
    }
    const place = ({ table, id: row }: { table: string; id: string }): string => `${table} ${row}`;
    const byPlace = (a: { table: string; id: string }, b: { table: string; id: string }): number =>
      place(a) < place(b) ? -1 : 1;
    const rows = folded
      .names()
      .flatMap((table) => folded.all(table).map((row) => ({ table, id: row.id, row })));
    const stored = await node.store.seasons.load(id);
    expect([...(stored?.rows ?? [])].sort(byPlace)).toEqual(rows.sort(byPlace));
  });

  it('keeps hands over a restart, in the clear nowhere [K1, 8]', async () => {
    const id = await dealt(node);
    const hands = await handsIn(node, id);
    expect(hands.map((hand) => (JSON.parse(hand ?? '') as unknown[]).length)).toEqual([7, 7]);
    const stored = JSON.stringify(await node.store.seasons.load(id));
    const journal = JSON.stringify(await journalOf(node, id));
    for (const hand of hands) {
      const [first] = JSON.parse(hand ?? '') as unknown[];
      for (const secret of [hand!, JSON.stringify(first)]) {
        const { grandCanal } = await gameOf(node, id);
        if (secret === JSON.stringify(grandCanal)) continue;
        expect(journal).not.toContain(secret);
      }
      expect(stored).not.toContain(JSON.stringify(hand));
    }
    await reopen();
    expect(await handsIn(node, id)).toEqual(hands);
    await ask(node, id, 'ada', { type: 'ResignGame', gameId: 'g1' });
    const { hands: told } = await gameOf(node, id);
    expect(told?.map(({ cards }) => JSON.stringify(cards))).toEqual(hands);
  });

  it('resigns by the clock at its instant though the server was off, and nobody asks [K13, A2]', async () => {
    const id = await dealt(node);
    const { startedAtMs } = await gameOf(node, id);
    await node.close();
    clock.forward(100 * HOUR_MS);
    node = await openNode({ store: place, clock });
    const loop = loopOf(node, clock);
    loop.start();
    const settled = heard(node, id, 'BetsSettled');
    expect((await settled).atMs).toBe(startedAtMs + 48 * HOUR_MS);
    await loop.stop();
    expect(troubles).toEqual([]);
    const since = (await journalOf(node, id)).filter(
      ({ payload, atMs }) => payload['gameId'] === 'g1' && atMs > startedAtMs,
    );
    expect(since.map(({ type, atMs }) => [type, (atMs - startedAtMs) / HOUR_MS])).toEqual([
      ['ClockWarned', 36],
      ['GameClosed', 48],
      ['GameEnded', 48],
      ['BetsSettled', 48],
    ]);
  });
});

const [postgres] = storeBackends().filter(({ name }) => name === 'PostgreSQL');
const [redis] = feedBackends().filter(({ name }) => name === 'Redis');
const describeNodes = postgres !== undefined && redis !== undefined ? describe : describe.skip;

describeNodes('a dynasty on two nodes', () => {
  it('ends a game once, though both look after the deadlines [11]', async () => {
    const [place, feed] = [await postgres!.fresh(), redis!.fresh()];
    const clock = new TestClock(NOON);
    const open = (): Promise<TestNode> => openNode({ store: place, feed, clock });
    const [one, two] = await Promise.all([open(), open()]);
    const id = await dealt(one);
    expect(await handsIn(two, id)).toEqual(await handsIn(one, id));
    clock.forward(50 * HOUR_MS);
    const loops = [one, two].map((node) => loopOf(node, clock));
    const settled = [one, two].map((node) => heard(node, id, 'BetsSettled'));
    for (const loop of loops) loop.start();
    const [first, second] = await Promise.all(settled);
    expect(first).toEqual(second);
    await Promise.all(loops.map((loop) => loop.stop()));
    expect(troubles).toEqual([]);
    const all = await journalOf(one, id);
    expect(all.filter(({ type }) => type === 'GameEnded')).toHaveLength(1);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_row, at) => at + 1));
    await Promise.all([one.close(), two.close()]);
    await place.drop();
  });
});
