import { endOfTurn, UnavailableFault } from '../../src/engine';
import type { JournalRow, Outcome, SeasonEngine } from '../../src/engine';
import { instant } from '../../src/kernel';
import type { SeasonId } from '../../src/kernel';
import type { ProposalEffect } from '../../src/round';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { by, edition, join, makeRound, openNode, stateOf } from '../support/test-node';
import type { TestNode } from '../support/test-node';
import { StepByStep } from './step-by-step';

const SUNDAY = '2021-08-29T00:00:00Z';
const NEXT_YEAR = instant(Date.parse('2022-08-28T00:00:00Z'));
const NEXT_MONDAY = instant(Date.parse('2021-09-06T00:00:00Z'));

type SeasonCommand = Parameters<SeasonEngine['submit']>[1];

const { proposals } = edition();
/** Rules under which newcomers may propose. */
const FOR_ALL = edition({
  proposals: {
    ...proposals,
    classes: proposals.classes.map((known) => ({ ...known, reputableOnly: false })),
  },
});

const titled = (value: string): ProposalEffect => ({
  type: 'AMEND_RULESET',
  patch: [{ op: 'replace', path: '/title', value }],
});
const proposing = (effects: readonly ProposalEffect[]): SeasonCommand => ({
  type: 'SubmitProposal',
  class: 'URGENT',
  title: 'Titles',
  text: '',
  effects,
});
const TITLES = ['One', 'Two', 'Three', 'Four'].map(titled);
/** Its third effect is impossible. */
const BROKEN = TITLES.with(2, titled(''));
const ADVANCE: SeasonCommand = { type: 'AdvanceClock', toMs: NEXT_MONDAY };

describe.each(storeBackends())('a long command on $name', ({ fresh }) => {
  let place: FreshStore;
  let pace: StepByStep;
  let node: TestNode;
  let id: SeasonId;

  beforeEach(async () => {
    place = await fresh();
    pace = new StepByStep();
    node = await openNode({ store: place, clock: new TestClock(SUNDAY), pace });
    pace.release();
    id = await makeRound(node, { rehearsal: true, document: FOR_ALL });
    for (const name of ['ada', 'bob', 'cy']) await join(node, id, name);
    pace.hold();
  });
  afterEach(async () => {
    pace.release();
    await node.close();
    await place.drop();
  });

  const send = (
    command: SeasonCommand,
    name: string,
    key: string | null = null,
    at = node,
  ): Promise<Outcome | null> => at.engine.submit(id, command, by(name, key));
  /** Resolves once the command has stopped after a step. Fails if it ends before. */
  const stopIn = async (asked: Promise<unknown>): Promise<void> => {
    const ends: unknown[] = [];
    const end = (outcome: unknown): number => ends.push(outcome);
    void asked.then(end, end);
    while (!pace.isStopped) {
      expect(ends).toEqual([]);
      await endOfTurn();
    }
  };
  const stored = (): Promise<readonly JournalRow[]> => node.store.seasons.journal(id, 0, 10_000);

  it.each([
    ['sets the clock of a rehearsal', ADVANCE, 'host', 40],
    ['submits a proposal', proposing(TITLES), 'ada', TITLES.length],
  ] as const)('%s in portions, and others are served between', async (_, command, name, least) => {
    const other = await makeRound(node, { startsAtMs: NEXT_YEAR });
    const asked = send(command, name);
    let portions = 0;
    await stopIn(asked);
    while (pace.isStopped) {
      portions += 1;
      if (portions === 2) await join(node, other, 'dee');
      await pace.step();
    }
    pace.release();
    expect(portions).toBeGreaterThanOrEqual(least);
    expect((await asked)?.refusal).toBeNull();
    expect(stateOf(await node.engine.read(other)).count('players')).toBe(1);
  });

  it('lets readers and commands of its season wait, and they see all of it', async () => {
    const asked = send(proposing(TITLES), 'ada');
    await stopIn(asked);
    const read = node.engine.read(id);
    const joined = join(node, id, 'dee');
    pace.release();
    const { seq } = (await asked)!;
    expect(stateOf(await read).count('proposals')).toBe(1);
    expect((await joined).seq).toBeGreaterThan(seq!);
  });

  it('leaves nothing if it is refused after some steps [10]', async () => {
    const before = await stored();
    const asked = send(proposing(BROKEN), 'ada');
    await stopIn(asked);
    pace.release();
    expect((await asked)?.refusal).toMatchObject({ code: 'RULESET_REFUSED', facts: { effect: 2 } });
    expect(await stored()).toEqual(before);
    expect((await send(proposing(TITLES), 'ada'))?.refusal).toBeNull();
    expect(stateOf(await node.engine.read(id)).count('proposals')).toBe(1);
  });

  it('is left undone by a server that stops in the middle of it', async () => {
    const before = await stored();
    const asked = send(proposing(TITLES), 'ada');
    const refused = expect(asked).rejects.toThrow(UnavailableFault);
    await stopIn(asked);
    const closed = node.engine.close();
    await pace.step();
    await Promise.all([closed, refused]);
    expect(await stored()).toEqual(before);
  });

  it('waits for a commit that could undo it', async () => {
    const said = send({ type: 'Say', channel: 'GAME_ACTIONS', text: 'First' }, 'bob');
    const asked = send(proposing(TITLES), 'ada');
    await stopIn(asked);
    const { seq } = (await said)!;
    pace.release();
    expect((await asked)?.seq).toBe(seq! + 1);
  });

  /** Another node. Two nodes on SQLite share the store, which only one can open. */
  const openSecond = (): Promise<TestNode> => {
    const over = place.databaseUrl === null ? { over: node.store } : {};
    return openNode({ store: place, clock: new TestClock(SUNDAY), ...over });
  };

  const LONG = [
    ['the clock of a rehearsal', ADVANCE, { ...ADVANCE, toMs: NEXT_YEAR }, 'host', 'ClockAdvanced'],
    ['a submission', proposing(TITLES), proposing(BROKEN), 'ada', 'ProposalSubmitted'],
  ] as const;
  const timesStored = async (type: string): Promise<number> =>
    (await stored()).filter((row) => row.type === type).length;

  describe.each(LONG)('with a key, as %s is', (_, command, other, name, type) => {
    it('happens once if it is sent again while it goes on [2]', async () => {
      const asked = send(command, name, 'key');
      await stopIn(asked);
      const again = send(command, name, 'key');
      const changed = send(other, name, 'key');
      expect((await changed)?.refusal).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
      pace.release();
      const answer = await asked;
      expect(answer?.refusal).toBeNull();
      expect(await again).toEqual(answer);
      expect(await send(command, name, 'key')).toEqual(answer);
      expect(await timesStored(type)).toBe(1);
    });

    it('happens once if another node gets it, too, while it goes on [2]', async () => {
      const second = await openSecond();
      const asked = send(command, name, 'key');
      await stopIn(asked);
      const answer = await send(command, name, 'key', second);
      pace.release();
      expect(answer?.refusal).toBeNull();
      expect(await asked).toEqual(answer);
      expect(await timesStored(type)).toBe(1);
      await second.close();
    });

    it('loses its key to another request that another node decides first [2]', async () => {
      const second = await openSecond();
      const asked = send(other, name, 'key');
      await stopIn(asked);
      const answer = await send(command, name, 'key', second);
      pace.release();
      expect(answer?.refusal).toBeNull();
      expect((await asked)?.refusal).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
      expect(await timesStored(type)).toBe(1);
      await second.close();
    });
  });
});
