import { WaitingSubscriptions } from '../../../src/server/graphql/waiting-subscriptions';
import type { Tried } from '../../../src/server/graphql/waiting-subscriptions';

const SOON_MS = 1;

/** A limit that lets the asked numbers through, and then makes the next one wait. */
function limit(...admitted: readonly number[]) {
  const left = [...admitted];
  const tried: string[] = [];
  const retry = async (name: string): Promise<Tried<string>> => {
    tried.push(name);
    left[0] = (left[0] ?? Infinity) - 1;
    if (left[0] >= 0) return Promise.resolve({ answer: name });
    left.shift();
    return Promise.resolve({ waitMs: SOON_MS });
  };
  return { tried, retry };
}

it('tries the first of a client until one has to wait, and then that one again', async () => {
  const waiting = new WaitingSubscriptions<string>();
  const { tried, retry } = limit(2, 1);
  const names = ['a', 'b', 'c', 'd', 'e'];
  const answers = names.map(async (name) =>
    waiting.wait('ann', SOON_MS, { isWanted: () => true, retry: async () => retry(name) }),
  );
  expect(await Promise.all(answers)).toEqual(names);
  // However many wait, a limit that is reached costs one try.
  expect(tried).toEqual(['a', 'b', 'c', 'c', 'd', 'd', 'e']);
});

it('drops what is no longer wanted, and does not let a client wait for another', async () => {
  const waiting = new WaitingSubscriptions<string>();
  const { tried, retry } = limit();
  const wait = async (client: string, isWanted: boolean) =>
    waiting.wait(client, SOON_MS, {
      isWanted: () => isWanted,
      retry: async () => retry(client),
    });
  expect(await Promise.all([wait('ann', false), wait('ann', true), wait('bob', true)])).toEqual([
    null,
    'ann',
    'bob',
  ]);
  expect(tried.toSorted()).toEqual(['ann', 'bob']);
});

it('refuses more of one client than it may keep', async () => {
  const waiting = new WaitingSubscriptions<string>();
  let isWanted = true;
  const wait = async (client: string) =>
    waiting.wait(client, SOON_MS, {
      isWanted: () => isWanted,
      retry: async () => Promise.resolve({ waitMs: SOON_MS }),
    });
  const kept = Array.from({ length: 10_000 }, async () => wait('ann'));
  expect(await wait('ann')).toBeNull();
  isWanted = false;
  expect(new Set(await Promise.all(kept))).toEqual(new Set([null]));
});
