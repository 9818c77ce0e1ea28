import {
  AuctionUpdatedDocument,
  GrantItemsDocument,
  JournalDocument,
  PageDocument,
  RevokeAccessTokenDocument,
  EntrustBidsDocument,
} from '../generated/operations';
import { bidOn } from '../support/lot-ids';
import { Following } from './follow';
import { Person } from '../support/person';
import { commit, NEXT_SUNDAY, position, reveal, THURSDAY, TUESDAY } from './rounds';
import { sharedPairs } from '../support/installations';
import type { OpenNode } from '../support/installations';
import { everything, openTable, withScopes } from './table';
import type { Table } from './table';

describe.each(sharedPairs())('two nodes on $name', ({ fresh }) => {
  let table: Table;
  let id: string;
  let there: OpenNode;
  beforeEach(async () => {
    table = await openTable(fresh, { rehearsal: false });
    ({ id } = table);
    there = await table.site.open();
  });
  afterEach(() => table.site.drop());

  /** The same person as a client of the other node. */
  const atOther = ({ token }: Person): Person => new Person(there.client, token);

  it('tell at one what happens at the other, and answer its keys [design, section 4]', async () => {
    const { ann, bob, site } = table;
    site.clock.set(TUESDAY);
    const { seq } = await position(ann, id);
    const feed = new Following(there.client, JournalDocument, { seasonId: id, after: seq });
    await position(atOther(bob), id);
    const input = { seasonId: id, bids: [bidOn(id, 1, 5)], idempotencyKey: 'bids' };
    const { sealBids } = await ann.ask(EntrustBidsDocument, { input });
    expect((await feed.next()).journal).toMatchObject({
      __typename: 'SecretActionCommitted',
      seq: sealBids.seq,
      text: 'ann committed bids.',
    });
    expect(await atOther(ann).ask(EntrustBidsDocument, { input })).toEqual({ sealBids });
    const other = { ...input, bids: [bidOn(id, 1, 6)] };
    expect(await atOther(ann).ask(EntrustBidsDocument, { input: other })).toMatchObject({
      sealBids: { refusal: { code: 'IDEMPOTENCY_KEY_REUSED' } },
    });
    expect(await everything(atOther(bob), id)).toEqual(await everything(bob, id));
    await feed.close();
  });

  it('settle a week once, at whichever it is done [A2]', async () => {
    const { ann, bob, site } = table;
    const auction = new Following(there.client, AuctionUpdatedDocument, { roundId: id });
    site.clock.set(TUESDAY);
    const bids = [bidOn(id, 1, 5)];
    await ann.ask(EntrustBidsDocument, { input: { seasonId: id, bids } });
    const text = '1: 7, 2: 1\n---\nsalt';
    await commit(atOther(bob), id, 'BIDS', text);
    site.clock.set(THURSDAY);
    await reveal(bob, id, 'BIDS', text);
    site.clock.set(NEXT_SUNDAY);
    const reads = Array.from({ length: 6 }, (_none, at) =>
      everything(at % 2 === 0 ? ann : atOther(ann), id),
    );
    const [first, ...others] = await Promise.all(reads);
    for (const other of others) expect(other).toEqual(first);
    const { season } = await ann.ask(PageDocument, { id, after: '0', first: 100 });
    const events = season!.journal.nodes;
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_event, at) => at + 1));
    const count = (type: string): number =>
      events.filter(({ __typename }) => __typename === type).length;
    expect(
      ['AuctionConcluded', 'LotSold', 'SecretActionRevealed', 'IncomePaid'].map(count),
    ).toEqual([1, 2, 2, 1]);
    await auction.until(({ auctionUpdated: { lots } }) =>
      lots.nodes.some(({ number, winner }) => number === 1 && winner?.name === 'bob'),
    );
    await auction.close();
  });

  it('do each command once though both are busy with the season', async () => {
    const round = table.other.id;
    const input = {
      seasonId: round,
      playerId: table.other.danId,
      items: [{ item: 'CHIP', quantity: 1 }],
    };
    const { seq } = await position(table.host, round);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, at) =>
        (at % 2 === 0 ? table.host : atOther(table.host)).ask(GrantItemsDocument, { input }),
      ),
    );
    const seqs = answers.map(({ grantItems }) => grantItems.seq!).sort((a, b) => a - b);
    expect(seqs).toEqual(seqs.map((_seq, at) => seq + 1 + at));
    expect(await everything(atOther(table.host), round)).toEqual(
      await everything(table.host, round),
    );
  });

  it('close everywhere what a token opened that is revoked at one', async () => {
    const { ann } = table;
    const { person: bot, tokenId } = await withScopes(ann, 'READ');
    const variables = { seasonId: id, after: 0 };
    const feed = new Following(there.client, JournalDocument, variables, bot.token);
    await feed.next();
    await position(atOther(bot), id);
    await ann.ask(RevokeAccessTokenDocument, { input: { tokenId } });
    expect(await feed.ended).toMatchObject({ code: 4401 });
    expect((await atOther(bot).fault('{ __typename }')).extensions['code']).toBe('UNAUTHENTICATED');
    await feed.close();
  });

  it('go on when one of them goes', async () => {
    const { ann, site, node } = table;
    site.clock.set(TUESDAY);
    const before = await everything(ann, id);
    await node.close();
    expect(await everything(atOther(ann), id)).toEqual(before);
    const bids = [bidOn(id, 1, 5)];
    const { sealBids } = await atOther(ann).ask(EntrustBidsDocument, {
      input: { seasonId: id, bids },
    });
    expect(sealBids.refusal).toBeNull();
  });
});
