import {
  AuctionUpdatedDocument,
  JournalDocument,
  RevokeAccessTokenDocument,
} from '../generated/operations';
import type { JournalSubscription } from '../generated/operations';
import { print } from 'graphql';
import type { Answer } from '../support/test-client';
import { until } from '../support/async-queue';
import { Following, SlowReader } from './follow';
import { clockTo, grant, MONDAY, position, SUNDAY, TUESDAY } from './rounds';
import { pairs } from '../support/installations';
import { everything, openTable, withScopes } from './table';
import type { Table } from './table';

/** The number of auction states. Together they are larger than the buffers. */
const CHANGES = 60;
const LARGE = `subscription ($id: ID!) { auctionUpdated(roundId: $id) { seq round { ruleset {
  ${Array.from({ length: 14 }, (_none, at) => `a${at}: document b${at}: prose`).join(' ')}
} } } }`;
const weeksOn = (weeks: number): string =>
  new Date(Date.parse(SUNDAY) + weeks * 7 * 86_400_000).toISOString();

type Followed = Following<JournalSubscription>;

describe.each(pairs())('what is live on $name', ({ fresh }) => {
  let table: Table;
  let id: string;
  const following: Followed[] = [];
  beforeEach(async () => {
    table = await openTable(fresh);
    ({ id } = table);
  });
  afterEach(async () => {
    for (const one of following.splice(0)) await one.close();
    await table.site.drop();
  });

  const follow = (after: number, token: string | null = null): Followed => {
    const one = new Following(table.node.client, JournalDocument, { seasonId: id, after }, token);
    following.push(one);
    return one;
  };
  const chip = (): Promise<void> =>
    grant(table.host, id, table.annId, [{ item: 'CHIP', quantity: 1 }]);
  const seqsTo = async (one: Followed, seq: number): Promise<number[]> =>
    (await one.until(({ journal }) => journal.seq >= seq)).map(({ journal }) => journal.seq);
  const from1To = (last: number): number[] => Array.from({ length: last }, (_none, at) => at + 1);

  it('goes on after a cut without a gap or a double [design, section 5]', async () => {
    const one = follow(0);
    const heard: number[] = [];
    for (let cuts = 0; cuts < 5; cuts += 1) {
      const { seq } = await position(table.anybody, id);
      heard.push(...(await seqsTo(one, seq)));
      one.cut();
      await Promise.all([chip(), chip(), chip()]);
    }
    const { seq } = await position(table.anybody, id);
    heard.push(...(await seqsTo(one, seq)));
    expect(heard).toEqual(from1To(seq));
    expect(one.connections).toBeGreaterThan(5);
  });

  it('begins where it is asked to, or with what comes from now on', async () => {
    const { seq } = await position(table.anybody, id);
    const later = follow(seq - 2);
    expect(await seqsTo(later, seq)).toEqual([seq - 1, seq]);
    const ahead = follow(seq + 2);
    await Promise.all([chip(), chip(), chip(), chip()]);
    expect(await seqsTo(ahead, seq + 4)).toEqual([seq + 3, seq + 4]);
  });

  it('is the same on an event stream [design, section 5]', async () => {
    const { client } = table.node;
    const one = follow(0);
    const variables = { seasonId: id, after: 0 };
    const stream = await client.stream(print(JournalDocument), { variables });
    await clockTo(table.host, id, MONDAY);
    const { seq } = await position(table.anybody, id);
    const onSocket = await one.until(({ journal }) => journal.seq === seq);
    const onStream: unknown[] = [];
    while (onStream.length < seq) onStream.push(((await stream.next()) as Answer).data);
    expect(onStream).toEqual(onSocket);

    const auction = new Following(client, AuctionUpdatedDocument, { roundId: id });
    const query = print(AuctionUpdatedDocument);
    const auctions = await client.stream(query, { variables: { roundId: id } });
    expect(((await auctions.next()) as Answer).data).toEqual(await auction.next());
    await auction.close();
  });

  it('gives a slow reader fewer auctions, and the newest at last [design, section 5]', async () => {
    const { client } = table.node;
    const quick = new Following(client, AuctionUpdatedDocument, { roundId: id });
    const slow = await SlowReader.at(client, LARGE, { id });
    await slow.next();
    slow.pause();
    for (let week = 1; week <= CHANGES; week += 1) await clockTo(table.host, id, weeksOn(week));
    const { seq } = await position(table.anybody, id);
    // The last event is the clock's, and auctions do not show it.
    const all = await quick.until(({ auctionUpdated }) => auctionUpdated.seq >= seq - 1);
    const newest = all.at(-1)!.auctionUpdated.seq;
    slow.resume();
    const seqs: number[] = [];
    while ((seqs.at(-1) ?? 0) < newest) {
      seqs.push((await slow.next()).auctionUpdated.seq);
    }
    expect(seqs.at(-1)).toBe(newest);
    expect(seqs.length).toBeLessThan(CHANGES);
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
    slow.close();
    await quick.close();
  });

  it('lets its watchers stay when a player leaves a public round', async () => {
    const { ann, anybody } = table;
    const one = follow(0, ann.token);
    const auction = new Following(
      table.node.client,
      AuctionUpdatedDocument,
      { roundId: id },
      ann.token,
    );
    await auction.next();
    const left = await ann.post(
      'mutation ($id: ID!) { leaveSeason(input: { seasonId: $id }) { refusal { code } seq } }',
      { id },
    );
    expect(left.body.data).toMatchObject({ leaveSeason: { refusal: null } });
    await clockTo(table.host, id, TUESDAY);
    const { seq } = await position(anybody, id);
    expect(await seqsTo(one, seq)).toEqual(from1To(seq));
    expect(await everything(ann, id)).toEqual(await everything(anybody, id));
    await auction.close();
  });

  it('ends for a token that is revoked, for good [4401]', async () => {
    const { ann, node } = table;
    const { person: bot, tokenId } = await withScopes(ann, 'READ', 'PLAY');
    const one = follow(0, bot.token);
    const other = follow(0, ann.token);
    await Promise.all([one.next(), other.next()]);
    const idle = await node.client.connected({ token: bot.token });
    const stream = await node.client.stream(print(JournalDocument), {
      token: bot.token!,
      variables: { seasonId: id, after: 0 },
    });
    await stream.next();
    await ann.ask(RevokeAccessTokenDocument, { input: { tokenId } });
    expect(await one.ended).toMatchObject({ code: 4401 });
    expect(await idle.closed).toMatchObject({ code: 4401 });
    await stream.ended;
    expect(one.connections).toBe(1);
    expect((await bot.fault('{ __typename }')).extensions['code']).toBe('UNAUTHENTICATED');
    const late = node.client.socket();
    await late.opened;
    late.send({ type: 'connection_init', payload: { token: bot.token } });
    expect((await late.closed).code).toBe(4401);
    await chip();
    const { seq } = await position(table.anybody, id);
    expect((await seqsTo(other, seq)).at(-1)).toBe(seq);
  });

  it('leaves nothing behind when watchers go', async () => {
    const one = follow(0);
    await one.next();
    await one.close();
    const { url } = table.node.client;
    await until(async () => {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return metrics.includes('ridotto_live_subscriptions{transport="websocket"} 0');
    });
  });
});
