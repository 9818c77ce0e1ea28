import {
  DiceDocument,
  GrantItemsDocument,
  HandsDocument,
  EntrustBidsDocument,
  EntrustHandDocument,
  SecretActionsDocument,
  PossessionsDocument,
} from '../generated/operations';
import type { EntrustBidsMutation } from '../generated/operations';
import { bidOn } from '../support/lot-ids';
import { FixedChance } from './fixed-chance';
import { Person, signUp } from '../support/person';
import { build, ServerProcess } from '../support/server-process';
import { clockTo, commit, createRound, join, position, SUNDAY, THURSDAY, TUESDAY } from './rounds';
import { NEVER_CREDITED, pairs } from '../support/installations';
import type { Site } from '../support/installations';
import { everything, openTable } from './table';

const DAY_MS = 86_400_000;
const dayOf = (days: number): string => new Date(Date.parse(SUNDAY) + days * DAY_MS).toISOString();

describe.each(pairs())('three weeks off on $name', ({ fresh }) => {
  let chance: FixedChance;
  beforeAll(() => {
    chance = new FixedChance();
  });
  afterAll(() => {
    chance.end();
  });

  /**
   * Plays a round with entrusted bids and an entrusted hand. Resolves with its state on a Monday
   * three weeks later.
   */
  async function played(isOff: boolean): Promise<unknown> {
    chance.restart();
    const { site, node, ann, bob, id } = await openTable(fresh, { rehearsal: false });
    site.clock.set(TUESDAY);
    const bids = [bidOn(id, 1, 60), bidOn(id, 4, 40)];
    await ann.ask(EntrustBidsDocument, { input: { seasonId: id, bids } });
    const cards = [{ rank: 'ACE', suit: 'CUPS' }];
    await ann.ask(EntrustHandDocument, { input: { seasonId: id, cards } });
    await commit(bob, id, 'BIDS', '1: 99\n---\nnever revealed');
    if (isOff) await node.close();
    for (let day = 3; day <= 22; day += 1) {
      site.clock.set(dayOf(day));
      if (!isOff) await position(ann, id);
    }
    const now = isOff ? await site.open({}, null, NEVER_CREDITED) : node;
    const anybody = new Person(now.client, null);
    const stands = [
      await everything(anybody, id),
      await anybody.ask(HandsDocument, { id, week: 1 }),
      await anybody.ask(SecretActionsDocument, { id, week: 1 }),
      await anybody.ask(DiceDocument, { id }),
      await anybody.ask(PossessionsDocument, { id }),
    ];
    await site.drop();
    return stands;
  }

  it('leave the round where it would have been [A2]', async () => {
    const on = await played(false);
    const off = await played(true);
    expect(off).toEqual(on);
    const text = JSON.stringify(off);
    expect(text).toContain('"now":"2021-09-13T00:00:00.000Z"');
    expect(text).toContain('ann won lot 1 for 60 Chips.');
    // The third Monday's income has its own instant: that Monday.
    expect(text).toContain('"at":"2021-09-06T00:00:00.000Z"');
    // ann spent her first 100 chips, and got the income of three more Mondays. bob spent nothing in
    // four Mondays.
    expect(text).toMatch(/"name":"ann","tax":0,"wealth":"300"/);
    expect(text).toMatch(/"name":"bob","tax":25,"wealth":"400"/);
  });
});

describe.each(pairs())('a killed process on $name', ({ fresh }) => {
  let site: Site;
  let server: ServerProcess;
  beforeAll(async () => {
    build();
    site = await fresh();
    server = await ServerProcess.start(site.env());
  });
  afterAll(async () => {
    await server.stop();
    await site.drop();
  });

  /** The same person as a client of the restarted process. */
  const again = (person: Person): Person => new Person(server.client, person.token);
  const restart = async (): Promise<void> => {
    await server.kill();
    server = await ServerProcess.start(site.env());
  };

  it('has kept all that it acknowledged, and answers a key as before [design, promise 1]', async () => {
    let host = await signUp(server.client, 'host');
    const { id } = await createRound(host, { idempotencyKey: 'the round' });
    await restart();
    host = again(host);
    expect((await createRound(host, { idempotencyKey: 'the round' })).id).toBe(id);
    let ann = await signUp(server.client, 'ann');
    const annId = await join(ann, id);
    await clockTo(host, id, TUESDAY);

    const seal = async (amount: number): Promise<EntrustBidsMutation['sealBids']> => {
      const bids = [bidOn(id, 1, amount)];
      const input = { seasonId: id, bids, idempotencyKey: `bids of ${amount}` };
      return (await ann.ask(EntrustBidsDocument, { input })).sealBids;
    };
    let sealed = await seal(1);
    for (const amount of [3, 4]) {
      sealed = await seal(amount);
      await restart();
      [host, ann] = [again(host), again(ann)];
      expect(await position(ann, id)).toMatchObject({ seq: sealed.seq });
      expect(await seal(amount)).toEqual(sealed);
    }

    // An unacknowledged command has happened once or not at all. After a repeat with its key it has
    // happened once.
    const give = (at: number): Promise<unknown> => {
      const items = [{ item: 'TRUNG', quantity: 1 }];
      const input = { seasonId: id, playerId: annId, items, idempotencyKey: `trung ${at}` };
      return host.ask(GrantItemsDocument, { input });
    };
    const unheard = Array.from({ length: 20 }, (_none, at) => give(at).catch(() => null));
    await Promise.race(unheard);
    await restart();
    await Promise.all(unheard);
    [host, ann] = [again(host), again(ann)];
    await Promise.all(Array.from({ length: 20 }, (_none, at) => give(at)));
    const { season } = await ann.ask(PossessionsDocument, { id });
    expect(season!.players.nodes[0]!.holdings).toContainEqual(
      expect.objectContaining({ item: 'TRUNG', quantity: 20 }),
    );

    await clockTo(host, id, THURSDAY);
    const actions = (await host.ask(SecretActionsDocument, { id })).season!.secretActions;
    const text = sealed.secretAction!.entrustedText;
    expect(actions.at(-1)).toMatchObject({ status: 'REVEALED', text, bids: [{ amount: 4 }] });
  });

  it('goes in order when it is told to', async () => {
    expect(await server.stop()).toBe(0);
    server = await ServerProcess.start(site.env());
    expect((await fetch(`${server.client.url}/readyz`)).status).toBe(200);
  });
});
