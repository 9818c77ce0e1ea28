/** The work of subscriptions is paced, and charged to their followers. */
import { Budgets } from '../../../src/server/scheduling/budgets';
import { FairScheduler } from '../../../src/server/scheduling/fair-scheduler';
import { CpuMeter } from '../../../src/server/scheduling/cpu-meter';
import { SharedCost } from '../../../src/server/fanout/shared-cost';
import { Subscriber } from '../../../src/server/fanout/subscriber';
import type { Group } from '../../../src/server/fanout/subscriber';
import { closeAll, startTestServer } from '../../support/test-server';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeAll();
});

const STANDINGS = 'standings(by: EVENT, first: 1) { nodes { seq } }';
const INBOX = `subscription { inbox(after: 0) { number season { ${STANDINGS} } } }`;
const WHOLE = `subscription ($id: ID!) { seasonUpdated(seasonId: $id) { seq ${STANDINGS} } }`;
const JOIN = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id, name: "Ann" }) { player { id } } }`;
const REMOVE = `mutation ($id: ID!, $player: ID!) {
  removePlayer(input: { seasonId: $id, playerId: $player }) { refusal { code } } }`;

it.each([
  ['the inbox', INBOX, 'inbox'],
  ['a season', WHOLE, 'seasonUpdated'],
])('folds for %s at the pace of whoever follows, who pays', async (_name, query, field) => {
  const { client, deps } = await startTestServer();
  const [host, ann] = [await client.guest('Host'), await client.guest('Ann')];
  const id = await client.round(host);
  const joined = await client.post(JOIN, { token: ann, variables: { id } });
  const { player } = joined.body.data?.['joinSeason'] as { player: { id: string } };
  if (field === 'inbox') {
    await client.post(REMOVE, { token: host, variables: { id, player: player.id } });
  }
  const viewer = await client.post('{ viewer { account { id } } }', { token: ann });
  expect(viewer.body.errors).toBeUndefined();
  const chronicle = jest.spyOn(deps.engine, 'chronicle');
  const charge = jest.spyOn(Budgets.prototype, 'charge');
  const shared = jest.spyOn(SharedCost.prototype, 'run');
  const socket = await client.connected({ token: ann });
  charge.mockClear();
  socket.subscribe('a', query, { id });
  const { payload } = await socket.next();
  expect(payload).toHaveProperty(['data', field]);
  await socket.ask('{ __typename }');
  expect(chronicle).toHaveBeenCalled();
  for (const [, pace] of chronicle.mock.calls) expect(pace).not.toBeNull();
  // `seasonUpdated` is executed for a group, the other subscription alone.
  expect(shared.mock.calls.length > 0).toBe(field === 'seasonUpdated');
  // The charges are for the subscription, its result, and the query after it.
  const own = charge.mock.calls.filter(([{ accountId }]) => accountId !== null);
  expect(own.length).toBeGreaterThanOrEqual(3);
});

const HOUR_MS = 3_600_000;

describe('the bill of a group', () => {
  const GROUP: Group = { enter: () => undefined, leave: () => undefined };
  const OUTLET = {
    send: () => undefined,
    begin: () => undefined,
    flush: () => undefined,
    isFull: () => false,
    onceDrained: () => undefined,
  };

  it('is shared by its members, and by nobody who has left', async () => {
    let now = 0;
    const work = new CpuMeter(new FairScheduler(() => now), { address: 'a', queueKey: 'group' });
    const bill = new SharedCost(work);
    const paid: Record<string, number> = { ann: 0, bob: 0, gone: 0 };
    const group = bill.chargeMembersOf(GROUP);
    const members = Object.keys(paid).map((name) => {
      const pages = {
        beginPage: () => Promise.resolve(() => undefined),
        pace: null,
        waitMs: () => 0,
        charge: (ms: number) => void (paid[name] = (paid[name] ?? 0) + ms),
      };
      return new Subscriber(() => group, OUTLET, 0, { sent: () => 0, ended: () => 0 }, pages);
    });
    for (const member of members) void member.next();
    members[2]?.end();
    for (let time = 0; time < 2; time += 1) {
      await bill.run(() => {
        work.isOver();
        now += 10;
        return Promise.resolve();
      });
    }
    expect(paid).toEqual({ ann: 10, bob: 10, gone: 0 });
  });

  it('keeps nobody who can pay waiting for a member who cannot', async () => {
    const bill = new SharedCost(
      new CpuMeter(new FairScheduler(() => 0), { address: 'a', queueKey: 'group' }),
    );
    const group = bill.chargeMembersOf(GROUP);
    const entering = (waitMs: number): Subscriber => {
      const pages = {
        beginPage: () => Promise.resolve(() => undefined),
        pace: null,
        waitMs: () => waitMs,
        charge: () => undefined,
      };
      return new Subscriber(() => group, OUTLET, 0, { sent: () => 0, ended: () => 0 }, pages);
    };
    const work = jest.fn(() => Promise.resolve('done'));
    void entering(HOUR_MS).next();
    const paid = bill.run(work);
    void entering(HOUR_MS).next();
    expect(work).not.toHaveBeenCalled();
    void entering(0).next();
    expect(await paid).toBe('done');
  });
});
