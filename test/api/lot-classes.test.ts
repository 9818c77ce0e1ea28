/** A round that by vote comes to call out bids on Player Lots, while the House's stay sealed; and then the other way. */
import { textOf } from '../graphql/house';
import type { Answer } from '../graphql/house';
import { add, amend, day, Nomic, people } from './nomic';
import type { Name } from './nomic';
import { pairs } from './sites';
import type { Site } from './sites';

const house = (procedure: string): object =>
  add('/auction/house', {
    playerLots: { phase: 'BARTERING', excluded: ['CHIP', 'GOLD_STAR'], procedure },
    thirdParty: { phase: 'BARTERING', lowPercent: 75, highPercent: 150 },
  });
const openHouse = { op: 'replace', path: '/auction/bidding/procedure', value: 'OPEN' };

describe.each(pairs())('two procedures in one week on $name', ({ fresh }) => {
  let site: Site;
  let round: Nomic;
  beforeEach(async () => {
    site = await fresh();
    round = await Nomic.round(await people(site));
    await round.grants('ann', { item: 'TRUNG', quantity: 2 });
  });
  afterEach(async () => {
    await site.drop();
  });

  const auction = async (who: Name = 'bob'): Promise<Answer> => {
    const lots =
      'lots(status: null) { nodes { id number kind procedure minimumBid bids { amount } price } }';
    const { auction: seen } = await round.season(
      `... on Round { auction { procedure ${lots} } }`,
      who,
    );
    return seen;
  };
  /** A lot of the House, and Ann's, as the second week's Auction Phase begins. */
  async function lotsOf(adopted: object[]): Promise<{ ofHouse: Answer; ofAnn: Answer }> {
    await round.adopts('Two ways', amend(...adopted));
    await round.clockTo(day(5));
    await round.does('ann', 'createPlayerLot', { items: [{ item: 'TRUNG', quantity: 2 }] });
    await round.clockTo(day(8));
    const { lots } = await auction();
    const nodes = lots.nodes as unknown as Answer[];
    const of = (kind: string): Answer => nodes.find((lot) => textOf(lot.kind) === kind)!;
    return { ofHouse: of('HOUSE'), ofAnn: of('PLAYER') };
  }
  async function concluded(): Promise<unknown> {
    const { journal } = await round.season(`... on Round { journal(last: 100) { nodes {
      ... on AuctionConcluded { procedure week bidders sold { number } } } } }`);
    return (journal.nodes as unknown as Answer[]).filter(({ week }) => Number(week) === 2);
  }

  it('calls out bids on Player Lots and seals those on the House’s [Bidding; Y2, Y4]', async () => {
    const { ofHouse, ofAnn } = await lotsOf([house('OPEN')]);
    expect([ofHouse, ofAnn]).toMatchObject([
      { procedure: 'SEALED', minimumBid: null },
      { procedure: 'OPEN', minimumBid: 1 },
    ]);
    const { ruleset } = await round.season(
      'ruleset { round { auction { procedure playerLotProcedure } } }',
    );
    const procedures = { procedure: 'SEALED', playerLotProcedure: 'OPEN' };
    expect(ruleset.round).toEqual({ auction: procedures });
    const wrong = { lotId: ofHouse.id, amount: 9 };
    expect(await round.isRefused('bob', 'placeBid', wrong)).toMatchObject({
      code: 'LOT_TAKES_SEALED_BIDS',
      facts: { lot: ofHouse.number, lotId: ofHouse.id },
    });
    const alsoWrong = { bids: [{ lotId: ofAnn.id, amount: 9 }] };
    expect(await round.isRefused('bob', 'sealBids', alsoWrong)).toMatchObject({
      code: 'LOT_TAKES_OPEN_BIDS',
      facts: { lot: ofAnn.number, amount: 9, index: 0 },
    });
    await round.does('bob', 'placeBid', { lotId: ofAnn.id, amount: 11 });
    await round.does('cyd', 'sealBids', { bids: [{ lotId: ofHouse.id, amount: 37 }] });
    const seen = (await auction('bob')).lots.nodes as unknown as Answer[];
    expect(seen.map(({ bids }) => bids).flat()).toEqual([{ amount: 11 }]);
    const { journal } = await round.season('journal(last: 3) { nodes { text } }', 'bob');
    expect(JSON.stringify(journal)).not.toContain('37');

    await round.clockTo(day(11));
    expect(await concluded()).toEqual([
      { procedure: 'OPEN', week: 2, bidders: 1, sold: [{ number: ofAnn.number }] },
    ]);
    await round.clockTo(day(14));
    expect(await concluded()).toMatchObject([
      { procedure: 'OPEN' },
      { procedure: 'SEALED', bidders: 2, sold: [{ number: ofHouse.number }] },
    ]);
    const { players } = await round.season('players { nodes { name holdings { item quantity } } }');
    const bob = (players.nodes as unknown as Answer[]).find(({ name }) => textOf(name) === 'bob');
    expect(bob!.holdings).toContainEqual({ item: 'TRUNG', quantity: 2 });
  });

  it('seals bids on Player Lots and calls out those on the House’s [Bidding; E7, Y2]', async () => {
    const { ofHouse, ofAnn } = await lotsOf([house('SEALED'), openHouse]);
    expect([ofHouse, ofAnn]).toMatchObject([
      { procedure: 'OPEN', minimumBid: 1 },
      { procedure: 'SEALED', minimumBid: null },
    ]);
    await round.does('bob', 'placeBid', { lotId: ofHouse.id, amount: 11 });
    await round.does('cyd', 'sealBids', { bids: [{ lotId: ofAnn.id, amount: 37 }] });
    await round.clockTo(day(14));
    expect(await concluded()).toMatchObject([
      { procedure: 'OPEN', bidders: 1, sold: [{ number: ofHouse.number }] },
      { procedure: 'SEALED', bidders: 2, sold: [{ number: ofAnn.number }] },
    ]);
  });
});
