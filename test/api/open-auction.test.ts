import {
  AcceptGiftDocument,
  OfferGiftDocument,
  OpenAuctionDocument,
  PlaceBidDocument,
} from '../generated/operations';
import type { OpenAuctionSubscription } from '../generated/operations';
import { Following } from './follow';
import type { Person } from '../support/person';
import { clockTo, MONDAY, THURSDAY } from './rounds';
import { onePair } from '../support/installations';
import { openTable } from './table';
import type { Table } from './table';

type Auction = OpenAuctionSubscription['auctionUpdated'];
type Watcher = Following<OpenAuctionSubscription>;

const OPEN = [
  { op: 'replace', path: '/auction/bidding/procedure', value: 'OPEN' },
  { op: 'replace', path: '/membership/reputableAfterDays', value: 0 },
];

describe.each(onePair())('an open auction on $name', ({ fresh }) => {
  let table: Table;
  let watchers: Watcher[];
  beforeEach(async () => {
    table = await openTable(fresh, { ruleset: OPEN });
    watchers = [null, table.bob.token].map(
      (token) =>
        new Following(table.node.client, OpenAuctionDocument, { roundId: table.id }, token),
    );
  });
  afterEach(async () => {
    for (const watcher of watchers) await watcher.close();
    await table.site.drop();
  });

  /** The last state that each watcher received. Both states must be equal. */
  async function seen(isSo: (auction: Auction) => boolean): Promise<Auction> {
    const all = watchers.map((watcher) => watcher.until((data) => isSo(data.auctionUpdated)));
    const [one, other] = (await Promise.all(all)).map((heard) => heard.at(-1)!.auctionUpdated);
    expect(other).toEqual(one);
    return one!;
  }
  const leader = ({ lots }: Auction, lot: number): string | null => {
    const bid = lots.nodes[lot - 1]?.leadingBid;
    return bid ? `${bid.player.name} ${bid.amount!}` : null;
  };
  async function bid(
    person: Person,
    { lots }: Auction,
    lot: number,
    amount: number,
  ): Promise<void> {
    const input = { seasonId: table.id, lotId: lots.nodes[lot - 1]!.id, amount };
    const { placeBid } = await person.ask(PlaceBidDocument, { input });
    expect(placeBid).toMatchObject({ refusal: null, lot: { minimumBid: amount + 1 } });
  }

  it('is watched by two, who see each outbidding, invalid bid and winner [E1; design, section 5]', async () => {
    const { ann, bob, host, id } = table;
    await clockTo(host, id, MONDAY);
    const opened = await seen(({ biddingClosesAt }) => biddingClosesAt !== null);
    expect(opened).toMatchObject({ procedure: 'OPEN', biddingClosesAt: THURSDAY, bids: [] });

    await bid(ann, opened, 1, 60);
    await seen((auction) => leader(auction, 1) === 'ann 60');
    await bid(bob, opened, 1, 70);
    await seen((auction) => leader(auction, 1) === 'bob 70');
    await bid(bob, opened, 2, 50);
    await bid(ann, opened, 2, 90);
    const { bids } = await seen((auction) => leader(auction, 2) === 'ann 90');
    expect(bids.map(({ player, amount }) => `${player.name} ${amount!}`)).toEqual([
      ...['ann 60', 'bob 70', 'bob 50', 'ann 90'],
    ]);

    await give(ann, bob, 11);
    const poorer = await seen((auction) => leader(auction, 2) === 'bob 50');
    expect(poorer.bids.at(-1)).toMatchObject({ status: 'FAILED', failure: 'UNAFFORDABLE' });

    await clockTo(host, id, THURSDAY);
    const ended = await seen(({ lots }) => lots.nodes[0]?.winner !== null);
    expect(ended.lots.nodes[0]).toMatchObject({ winner: { name: 'bob' }, minimumBid: null });
    // Bob had 111 chips, paid 70, and can no longer pay the 50 of his other bid.
    expect(ended.lots.nodes[1]).toMatchObject({ winner: null, leadingBid: null });
  });

  /** Gives chips for nothing. */
  async function give(from: Person, to: Person, quantity: number): Promise<void> {
    const { id: seasonId, bobId } = table;
    const offer = { seasonId, to: bobId, give: [{ item: 'CHIP', quantity }], get: [] };
    const { offerTrade } = await from.ask(OfferGiftDocument, { input: offer });
    const tradeId = offerTrade.trade!.id;
    const { acceptTrade } = await to.ask(AcceptGiftDocument, { input: { seasonId, tradeId } });
    expect(acceptTrade).toMatchObject({ refusal: null, trade: { status: 'DONE' } });
  }
});
