/** Open bids on Player Lots and sealed bids on House Lots, in the same week [Y2, Y4]. */
import { add, amend, day } from '../api/nomic';
import { textOf } from '../support/in-process-api';
import type { Answer } from '../support/in-process-api';
import { openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const HOUSE = add('/auction/house', {
  playerLots: { phase: 'BARTERING', excluded: ['CHIP', 'GOLD_STAR'], procedure: 'OPEN' },
  thirdParty: { phase: 'BARTERING', lowPercent: 75, highPercent: 150 },
});

it('each lot says how bids on it are made, refuses the other way, and is sold in its own', async () => {
  const round = await nomics.open('a round');
  await round.grants('ann', { item: 'TRUNG', quantity: 2 });
  await round.adopts('Two ways', amend(HOUSE));
  await round.clockTo(day(5));
  await round.does('ann', 'createPlayerLot', { items: [{ item: 'TRUNG', quantity: 2 }] });
  await round.clockTo(day(8));
  const lots = async (): Promise<readonly Answer[]> =>
    (
      await round.season(
        `... on Round { auction { lots(status: null) { nodes {
          id number kind procedure minimumBid bids { amount } } } } }`,
        'bob',
      )
    ).auction.lots.nodes;
  const seen = await lots();
  const [ofHouse, ofAnn] = ['HOUSE', 'PLAYER'].map((kind) =>
    seen.find((lot) => textOf(lot.kind) === kind)!,
  ) as [Answer, Answer];
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
  expect((await lots()).flatMap(({ bids }) => bids)).toEqual([{ amount: 11 }]);
  const told = await round.season('journal(last: 3) { nodes { text } }', 'bob');
  expect(JSON.stringify(told)).not.toContain('37');

  await round.clockTo(day(14));
  const { journal } = await round.season(`journal(last: 100) { nodes {
    ... on AuctionConcluded { procedure week bidders sold { number } } } }`);
  expect(journal.nodes.filter(({ week }) => Number(week) === 2)).toEqual([
    { procedure: 'OPEN', week: 2, bidders: 1, sold: [{ number: ofAnn.number }] },
    { procedure: 'SEALED', week: 2, bidders: 2, sold: [{ number: ofHouse.number }] },
  ]);
});
