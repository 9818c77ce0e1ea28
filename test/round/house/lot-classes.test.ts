/** One class of lots takes open bids, the other sealed bids [Bidding; Y2 to Y4]. */
import type { JsonObject } from '../../../src/kernel';
import { sha256OfText } from '../../../src/kernel';
import { optionsOf } from '../../../src/round';
import type { RoundCommand, RoundRefusal } from '../../../src/round';
import { roundOf } from '../../../src/round/model/state';
import type { RoundRuleset } from '../../../src/rulesets';
import { account, later, ofType, typesOf } from '../harness';
import type { TestRound } from '../harness';
import { bids, clockTo, gala, makeLot, MONDAY, NEXT_SUNDAY, statusOf } from './gallery-round';
import { thirdParty, thirdPartyBid, THURSDAY } from './gallery-round';
import type { LotRow } from '../../../src/round/lots/vocabulary';

const DAY_MS = 86_400_000;
type Change = (document: RoundRuleset) => void;

/** Player Lots take open bids, House Lots sealed bids. */
const openPlayerLots: Change = ({ auction, membership }) => {
  auction.house!.playerLots.procedure = 'OPEN';
  membership.reputableAfterDays = 0;
};
/** Player Lots take sealed bids, House Lots open bids. */
const sealedPlayerLots: Change = ({ auction, membership }) => {
  auction.bidding.procedure = 'OPEN';
  auction.house!.playerLots.procedure = 'SEALED';
  membership.reputableAfterDays = 0;
};

type Week = { readonly round: TestRound; readonly ofHouse: LotRow; readonly ofAnn: LotRow };

/** A round on Monday 00:00, with a House Lot and a lot of Ann's with two Trungs. */
function week(change: Change): Week {
  const round = gala({ change });
  round.do('ann', { type: 'GenerateLot', clientSeed: null });
  const [ofHouse] = round.state.all('lots');
  const ofAnn = makeLot(round, 'ann', { TRUNG: 2 });
  clockTo(round, MONDAY);
  return { round, ofHouse: ofHouse!, ofAnn };
}

const onLot = ({ id: lotId }: LotRow, amount: number): RoundCommand => ({
  type: 'PlaceBid',
  lotId,
  amount,
});

/** Submits an urgent amendment, which is adopted two days later. */
function amend(round: TestRound, ...patch: readonly JsonObject[]): void {
  round.do('ann', {
    type: 'SubmitProposal',
    class: 'URGENT',
    title: 'Otherwise',
    text: '',
    effects: [{ type: 'AMEND_RULESET', patch }],
  });
}

const procedureOfPlayerLots = (value: string): JsonObject => ({
  op: 'add',
  path: '/auction/house/playerLots/procedure',
  value,
});

const codeOf = (refusal: RoundRefusal | null): unknown => refusal && [refusal.code, refusal.facts];

describe('Player Lots on which bids are open, beside sealed ones of the House', () => {
  it('takes each bid on lots of its own class alone, and says which [Y2]', () => {
    const { round, ofHouse, ofAnn } = week(openPlayerLots);
    expect(codeOf(round.ask('bob', onLot(ofHouse, 5)))).toEqual([
      'LOT_TAKES_SEALED_BIDS',
      { lotId: ofHouse.id, lot: ofHouse.number },
    ]);
    expect(codeOf(round.ask('bob', bids([ofHouse.number, 5], [ofAnn.number, 6])))).toEqual([
      'LOT_TAKES_OPEN_BIDS',
      { index: 1, lot: ofAnn.number, amount: 6 },
    ]);
    round.do('bob', onLot(ofAnn, 5));
    round.do('bob', bids([ofHouse.number, 5]));
  });

  it('offers bids on the lots that take them [Y2]', () => {
    const { round, ofAnn } = week(openPlayerLots);
    const offered = (type: string) =>
      optionsOf(round.state, account('bob'), round.now).filter(({ mutation }) => mutation === type);
    expect(offered('placeBid').map(({ known }) => known)).toEqual([{ lotId: ofAnn.id }]);
    expect(offered('sealBids')).toHaveLength(1);
  });

  it('gives them out as the phase ends, and the House’s on their date [A3, E1, Y2, Y4]', () => {
    const { round, ofHouse, ofAnn } = week(openPlayerLots);
    round.do('bob', onLot(ofAnn, 10));
    round.do('cyd', onLot(ofAnn, 20));
    round.do('cyd', bids([ofHouse.number, 30]));
    const thursday = clockTo(round, THURSDAY);
    expect(ofType(thursday, 'LotSold')).toMatchObject([{ lotId: ofAnn.id, price: 20 }]);
    expect(ofType(thursday, 'AuctionConcluded')).toEqual([
      {
        type: 'AuctionConcluded',
        procedure: 'OPEN',
        week: 1,
        bidders: 2,
        soldLotIds: [ofAnn.id],
        unsoldLotIds: [],
      },
    ]);
    expect(roundOf(round.state).previousBidders).toBe(0);
    expect(statusOf(round, ofHouse)).toBe('STANDING');
    const sunday = clockTo(round, NEXT_SUNDAY);
    expect(ofType(sunday, 'LotSold')).toMatchObject([{ lotId: ofHouse.id, price: 30 }]);
    expect(ofType(sunday, 'AuctionConcluded')).toMatchObject([
      { procedure: 'SEALED', week: 1, bidders: 2, soldLotIds: [ofHouse.id] },
    ]);
    expect(roundOf(round.state).previousBidders).toBe(2);
    expect([round.held('ann', 'CHIP') - 20, round.held('cyd', 'CHIP') + 50]).toEqual([
      round.held('bob', 'CHIP'),
      round.held('bob', 'CHIP'),
    ]);
  });

  it('returns what nobody won, while sealed bids on the House’s wait [E7, Y2]', () => {
    const { round, ofHouse, ofAnn } = week(openPlayerLots);
    round.do('bob', bids([ofHouse.number, 5]));
    const thursday = clockTo(round, THURSDAY);
    expect(ofType(thursday, 'AuctionConcluded')).toMatchObject([{ unsoldLotIds: [ofAnn.id] }]);
    expect(typesOf(thursday)).toContain('PlayerLotReturned');
    expect([statusOf(round, ofAnn), statusOf(round, ofHouse)]).toEqual(['RETURNED', 'STANDING']);
    expect(round.held('ann', 'TRUNG')).toBe(5);
  });

  it('fails a hidden bid on one of them, and that alone [D5, E10, Y2]', () => {
    const { round, ofHouse, ofAnn } = week(openPlayerLots);
    const text = `${ofHouse.number}: 5, ${ofAnn.number}: 900`;
    const sha256 = sha256OfText(text);
    round.do('bob', { type: 'CommitSecretAction', kind: 'BIDS', sha256 });
    round.do('cyd', onLot(ofAnn, 1));
    clockTo(round, THURSDAY);
    round.do('bob', { type: 'RevealSecretAction', kind: 'BIDS', text });
    const failed = round.state.all('bids').filter(({ status }) => status === 'FAILED');
    expect(failed).toMatchObject([
      { lotNumber: ofAnn.number, lotId: null, failure: 'LOT_NOT_IN_AUCTION' },
    ]);
    const sold = ofType(clockTo(round, NEXT_SUNDAY), 'LotSold');
    expect(sold).toMatchObject([{ lotId: ofHouse.id, price: 5 }]);
  });

  it('lets sealed bids fail that the price of one leaves no chips for [D5, AG5, Y2]', () => {
    const { round, ofHouse, ofAnn } = week(openPlayerLots);
    const chips = round.held('bob', 'CHIP');
    round.do('bob', onLot(ofAnn, chips));
    round.do('bob', bids([ofHouse.number, 1]));
    clockTo(round, THURSDAY);
    expect(round.held('bob', 'CHIP')).toBe(0);
    const sunday = clockTo(round, NEXT_SUNDAY);
    expect(ofType(sunday, 'SecretActionFailed')).toMatchObject([{ reason: 'OVERSPENT' }]);
    expect(ofType(sunday, 'AuctionConcluded')).toMatchObject([{ bidders: 1, soldLotIds: [] }]);
  });

  it('has no third party bid, and the House’s lots at the next price [E8, X6, Y2]', () => {
    const round = gala({
      works: [100],
      change: (document) => {
        openPlayerLots(document);
        document.auction.prices = { lots: 'SECOND', playerLots: 'FIRST' };
      },
    });
    round.do('ann', { type: 'GenerateLot', clientSeed: null });
    clockTo(round, MONDAY);
    round.do('bob', bids([1, 50]));
    round.do('cyd', bids([1, 31]));
    clockTo(round, later(THURSDAY, 1));
    const lot = makeLot(round, 'ann', { 'WORK:w1': 1 });
    expect(round.ask('bob', thirdPartyBid(lot.number))?.code).toBe('LOT_OF_NEXT_AUCTION');
    const sold = ofType(clockTo(round, NEXT_SUNDAY), 'LotSold');
    expect(sold).toMatchObject([{ playerId: round.player('bob'), price: 31 }]);
    expect(statusOf(round, lot)).toBe('STANDING');
  });
});

describe('sealed bids on Player Lots, beside open ones on the House’s', () => {
  it('gives out the House’s first and the others on their date [A3, E7, Y2, Y4]', () => {
    const { round, ofHouse, ofAnn } = week(sealedPlayerLots);
    round.do('bob', onLot(ofHouse, 7));
    expect(round.ask('bob', onLot(ofAnn, 7))?.code).toBe('LOT_TAKES_SEALED_BIDS');
    expect(round.ask('cyd', bids([ofHouse.number, 9]))?.code).toBe('LOT_TAKES_OPEN_BIDS');
    round.do('cyd', bids([ofAnn.number, 9]));
    const thursday = clockTo(round, THURSDAY);
    expect(ofType(thursday, 'LotSold')).toMatchObject([{ lotId: ofHouse.id, price: 7 }]);
    expect(ofType(thursday, 'PlayerLotReturned')).toEqual([]);
    const sunday = clockTo(round, NEXT_SUNDAY);
    expect(ofType(sunday, 'LotSold')).toMatchObject([{ lotId: ofAnn.id, price: 9 }]);
    expect(ofType(sunday, 'AuctionConcluded')).toMatchObject([
      { procedure: 'SEALED', bidders: 2, unsoldLotIds: [] },
    ]);
  });

  it('keeps the House’s lots out of the sealed auction [E10, Y2]', () => {
    const { round, ofHouse, ofAnn } = week(sealedPlayerLots);
    round.do('cyd', { type: 'CommitSecretAction', kind: 'BIDS', sha256: 'a'.repeat(64) });
    const [open] = ofType(clockTo(round, THURSDAY), 'AuctionConcluded');
    expect(open).toMatchObject({ procedure: 'OPEN', unsoldLotIds: [ofHouse.id] });
    const [sealed] = ofType(clockTo(round, NEXT_SUNDAY), 'AuctionConcluded');
    expect(sealed).toMatchObject({ procedure: 'SEALED', unsoldLotIds: [ofAnn.id] });
    expect([statusOf(round, ofHouse), statusOf(round, ofAnn)]).toEqual(['STANDING', 'RETURNED']);
  });

  it('sells them at the next price, a third party’s too [E8, X6, Y2]', () => {
    const { round, ofAnn } = week((document) => {
      sealedPlayerLots(document);
      document.auction.prices = { lots: 'FIRST', playerLots: 'SECOND' };
    });
    round.do('bob', bids([ofAnn.number, 90]));
    round.do('cyd', bids([ofAnn.number, 20]));
    clockTo(round, later(THURSDAY, 1));
    thirdParty(round, ofAnn, 40);
    const sold = ofType(clockTo(round, NEXT_SUNDAY), 'LotSold');
    expect(sold).toMatchObject([{ playerId: round.player('bob'), price: 40 }]);
  });
});

describe('a class of lots whose bids are amended within the week', () => {
  it('keeps sealed bids that were committed, where the lots are not sold before [P5, Y3]', () => {
    const { round, ofHouse, ofAnn } = week((document) => {
      sealedPlayerLots(document);
      delete document.auction.house!.playerLots.procedure;
      document.auction.bidding.procedure = 'SEALED';
    });
    amend(round, procedureOfPlayerLots('OPEN'));
    round.do('cyd', bids([ofAnn.number, 9], [ofHouse.number, 4]));
    clockTo(round, later(MONDAY, 2 * DAY_MS));
    const thursday = clockTo(round, THURSDAY);
    expect(ofType(thursday, 'PlayerLotReturned')).toEqual([]);
    const sold = ofType(clockTo(round, NEXT_SUNDAY), 'LotSold');
    expect(sold.map(({ lotId }) => lotId)).toEqual([ofHouse.id, ofAnn.id]);
  });

  it('lets open bids come before them, as the phase ends [AG3, Y3]', () => {
    const { round, ofAnn } = week((document) => {
      document.membership.reputableAfterDays = 0;
    });
    amend(round, procedureOfPlayerLots('OPEN'));
    round.do('cyd', bids([ofAnn.number, 900]));
    clockTo(round, later(MONDAY, 2 * DAY_MS));
    round.do('bob', onLot(ofAnn, 2));
    const [sold] = ofType(clockTo(round, THURSDAY), 'LotSold');
    expect(sold).toMatchObject({ playerId: round.player('bob'), price: 2 });
    const sunday = clockTo(round, NEXT_SUNDAY);
    expect(ofType(sunday, 'BidFailed')).toMatchObject([]);
    expect(ofType(sunday, 'AuctionConcluded')).toMatchObject([{ bidders: 1, soldLotIds: [] }]);
  });

  it('decides open bids at the end of their phase, and then takes sealed ones [AG3, Y3]', () => {
    const { round, ofAnn } = week(openPlayerLots);
    amend(round, procedureOfPlayerLots('SEALED'));
    round.do('bob', onLot(ofAnn, 3));
    clockTo(round, later(MONDAY, 2 * DAY_MS));
    expect(round.ask('cyd', onLot(ofAnn, 4))?.code).toBe('BIDS_ARE_SEALED');
    round.do('cyd', bids([ofAnn.number, 50]));
    expect(ofType(clockTo(round, THURSDAY), 'LotSold')).toMatchObject([{ price: 3 }]);
  });
});

describe('whoever bid, where lots of both classes are in an auction', () => {
  const concluded = ({ journal }: TestRound) =>
    ofType(
      journal.map(({ event }) => event),
      'AuctionConcluded',
    );

  it('counts though what was sealed no longer is on its date [E4, P5, Y4]', () => {
    const { round, ofAnn } = week(openPlayerLots);
    clockTo(round, later(MONDAY, 2 * DAY_MS));
    amend(round, { op: 'replace', path: '/auction/bidding/procedure', value: 'OPEN' });
    round.do('bob', onLot(ofAnn, 5));
    clockTo(round, NEXT_SUNDAY);
    expect(concluded(round)).toMatchObject([
      { procedure: 'OPEN', week: 1, bidders: 1 },
      { week: 1, bidders: 1 },
    ]);
    expect(roundOf(round.state).previousBidders).toBe(1);
  });

  it('counts though the sealed part is decided in the next week [E4, Y4]', () => {
    const { round, ofAnn } = week((document) => {
      openPlayerLots(document);
      document.secretActions!.revelationAfterDays = 4;
    });
    round.do('bob', onLot(ofAnn, 5));
    clockTo(round, later(NEXT_SUNDAY, DAY_MS));
    expect(concluded(round)).toMatchObject([
      { procedure: 'OPEN', week: 1, bidders: 1 },
      { procedure: 'SEALED', week: 1, bidders: 1 },
    ]);
    expect(roundOf(round.state).previousBidders).toBe(1);
  });

  it.each([true, false])('counts in a phase over the end of a week, sealed: %s [Y4]', (seals) => {
    const round = gala({
      change: (document) => {
        openPlayerLots(document);
        document.phases[0]!.days = [5, 6, 0];
        document.phases[1]!.days = [1, 2, 3, 4];
      },
    });
    clockTo(round, later(MONDAY, DAY_MS));
    round.do('ann', { type: 'GenerateLot', clientSeed: null });
    const lot = makeLot(round, 'ann', { TRUNG: 2 });
    clockTo(round, later(NEXT_SUNDAY, -DAY_MS));
    round.do('bob', onLot(lot, 5));
    if (seals) round.do('bob', bids([1, 5]));
    clockTo(round, later(NEXT_SUNDAY, 1));
    round.do('cyd', onLot(lot, 6));
    clockTo(round, later(NEXT_SUNDAY, 4 * DAY_MS));
    expect(concluded(round).slice(-2)).toMatchObject([
      { procedure: 'OPEN', bidders: 2 },
      { procedure: 'SEALED', bidders: 2 },
    ]);
  });
});
