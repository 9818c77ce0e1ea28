/** Which seasons of a host have bots. */
import { Practices } from '../../src/bots';
import type { SeasonId } from '../../src/kernel';

const PER_ACCOUNT = 3;

/** The practice seasons of one host, the newest first, which nobody watches. */
async function opened(ids: readonly string[]) {
  const seated: string[] = [];
  let change: (id: SeasonId) => void = () => undefined;
  let end: (id: SeasonId) => void = () => undefined;
  const practices = new Practices({
    engine: {
      onChange: (heard: (id: SeasonId) => void) => {
        change = heard;
        return () => undefined;
      },
      read: () => Promise.resolve({ record: { status: 'RUNNING' } }),
    } as never,
    accounts: {
      openPractices: () => Promise.resolve(ids.map((id) => ({ id, hostAccountId: 'ann' }))),
      enterAsBots: () => Promise.resolve([]),
    } as never,
    feed: { tokenRevoked: () => undefined },
    presence: { count: () => 0, onEnter: () => () => undefined },
    bounds: {
      practicesPerAccount: PER_ACCOUNT,
      practicesPerAddress: 100,
      practicesAtOnce: 100,
      practiceIdleMs: 60_000,
    },
    troupe: {
      onOver: (heard: (id: SeasonId) => void) => (end = heard),
      onLost: () => undefined,
      play: (id: string) => seated.push(id),
      leave: (id: string) => seated.splice(seated.indexOf(id), seated.includes(id) ? 1 : 0),
      close: () => Promise.resolve(),
    } as never,
    onError: (error) => {
      throw error;
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  await practices.open();
  await settled();
  return {
    practices,
    seated: () => seated.toSorted(),
    changes: async (id: string) => {
      change(id as SeasonId);
      await settled();
    },
    ends: async (id: string) => {
      end(id as SeasonId);
      await settled();
    },
  };
}

it('the newest seasons of a host have bots after a start', async () => {
  const { practices, seated } = await opened(['s5', 's4', 's3', 's2', 's1']);
  expect(seated()).toEqual(['s3', 's4', 's5']);
  await practices.close();
});

it('a season that ends gives its place to one with an event, and takes none away', async () => {
  const { practices, seated, changes, ends } = await opened(['s5', 's4', 's3', 's2', 's1']);
  await changes('s1');
  expect(seated()).toContain('s1');
  await ends('s1');
  expect(seated()).toHaveLength(PER_ACCOUNT - 1);
  await changes('s2');
  expect(seated()).toContain('s2');
  expect(seated()).toHaveLength(PER_ACCOUNT);
  await practices.close();
});
