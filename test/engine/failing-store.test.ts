import { UnavailableFault } from '../../src/engine';
import type { SeasonStore } from '../../src/engine';
import { playerId, required } from '../../src/kernel';
import type { SeasonId } from '../../src/kernel';
import { activePlayers } from '../../src/round';
import { storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { replacing } from './patched-store';
import { by, join, makeRound, openNode, stateOf } from '../support/test-node';
import type { TestNode } from '../support/test-node';

const SUNDAY = '2021-08-22T00:00:00Z';

describe('the engine over a store that fails', () => {
  const [backend] = storeBackends();
  let place: FreshStore;
  let node: TestNode;
  /** True for the seasons whose commit must fail. */
  let fails: (ids: readonly SeasonId[]) => boolean;
  /** True if the commit fails only after its write, so that its outcome is unknown. */
  let writes: boolean;
  /** Runs before each query for the versions of seasons. */
  let looking: () => Promise<void>;

  beforeEach(async () => {
    if (backend === undefined) throw new Error('there is no backend');
    fails = () => false;
    writes = false;
    looking = () => Promise.resolve();
    place = await backend.fresh();
    // The node is one of several, so it polls for other nodes' commits.
    const clock = new TestClock(SUNDAY);
    node = await openNode({ store: place, clock, wrap: failing, sweepMs: 60_000 });
  });

  afterEach(async () => {
    await node.close();
    await place.drop();
  });

  function failing(store: SeasonStore): SeasonStore {
    const commit: SeasonStore['commit'] = async (group) => {
      const isFailing = fails(group.seasons.map(({ record }) => record.id));
      if (!isFailing || writes) await store.commit(group);
      if (isFailing) throw new Error('disk full');
    };
    const seqs: SeasonStore['seqs'] = async (ids) => {
      await looking();
      return store.seqs(ids);
    };
    return replacing(store, { commit, seqs });
  }

  it('fails the command, keeps nothing of it, and goes on afterwards [10]', async () => {
    const id = await makeRound(node);
    fails = () => true;
    await expect(join(node, id, 'ada')).rejects.toThrow(UnavailableFault);
    fails = () => false;
    const reading = await node.engine.read(id);
    expect(reading && activePlayers(stateOf(reading))).toEqual([]);
    await join(node, id, 'ada');
    const seqs = (await node.store.seasons.journal(id, 0, 100)).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, at) => at + 1));
  });

  it('keeps the trouble of one season from the others in the same group [10]', async () => {
    const ids = [await makeRound(node), await makeRound(node), await makeRound(node)];
    const [bad, ...good] = ids;
    fails = (batch) => batch.some((id) => id === bad);
    const outcomes = await Promise.allSettled(ids.map((id) => join(node, id, 'ada')));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    for (const id of good) {
      expect((await node.engine.read(id))?.record.playerCount).toBe(1);
    }
  });

  it('says that it does not know, when a commit may have happened [1]', async () => {
    const ids = [await makeRound(node), await makeRound(node)];
    writes = true;
    let tries = 0;
    fails = () => {
      tries += 1;
      return tries === 1;
    };
    const outcomes = await Promise.allSettled(
      ids.map((id) =>
        node.engine.submit(id, { type: 'JoinSeason', name: 'ada', inviteCode: null }, by('ada')),
      ),
    );
    const faults = outcomes.map((outcome): unknown =>
      outcome.status === 'rejected' ? outcome.reason : null,
    );
    for (const fault of faults) expect(fault).toBeInstanceOf(UnavailableFault);
    for (const id of ids) expect((await node.engine.read(id))?.record.playerCount).toBe(1);
  });

  it('answers with what happened to a key whose first answer was lost [2]', async () => {
    const id = await makeRound(node);
    writes = true;
    fails = () => true;
    const command = { type: 'JoinSeason', name: 'ada', inviteCode: null } as const;
    await expect(node.engine.submit(id, command, by('ada', 'k'))).rejects.toThrow(UnavailableFault);
    fails = () => false;
    const again = await node.engine.submit(id, command, by('ada', 'k'));
    expect(again).toMatchObject({ refusal: null, subject: 'p1' });
  });

  it('adds nothing twice to what readers see, when a commit may have happened [4]', async () => {
    const id = await makeRound(node, { rehearsal: true });
    const { seq } = await join(node, id, 'ada');
    const grant = {
      type: 'GrantItems',
      playerId: playerId('p1'),
      items: [{ item: 'CHIP', quantity: 7 }],
    } as const;
    const reading = await node.engine.read(id);
    writes = true;
    fails = () => true;
    // While the node polls for another node's commit, it commits the same number itself, and its
    // outcome is unknown.
    looking = async () => {
      looking = () => Promise.resolve();
      await expect(node.engine.submit(id, grant, by('host'))).rejects.toThrow(UnavailableFault);
    };
    const later = await node.engine.read(id, required(seq, 'the number of the join') + 1);
    const chipsIn = (of: typeof later): unknown =>
      stateOf(of)
        .by('holdings', 'owner', 'player:p1')
        .map(({ quantity }) => quantity);
    expect(chipsIn(later)).toEqual([7]);
    expect([[], [7]]).toContainEqual(chipsIn(reading));
  });

  it('refuses nothing for the sake of what never got on disk [1]', async () => {
    const id = await makeRound(node);
    let tries = 0;
    fails = () => {
      tries += 1;
      return tries === 1;
    };
    const command = { type: 'JoinSeason', name: 'X', inviteCode: null } as const;
    const [ada, bob] = await Promise.allSettled([
      node.engine.submit(id, command, by('ada')),
      node.engine.submit(id, command, by('bob')),
    ]);
    const [first] = [ada, bob].map(({ status }) => status);
    expect(first).toBe('rejected');
    const reading = await node.engine.read(id);
    const names = reading === null ? [] : activePlayers(stateOf(reading));
    const isRefused = bob.status === 'fulfilled' && bob.value?.refusal !== null;
    expect(isRefused).toBe(false);
    expect(names).toHaveLength(bob.status === 'fulfilled' ? 1 : 0);
  });
});
