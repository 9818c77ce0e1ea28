import type { Json, JsonObject } from '../../../src/kernel';
import { audienceOf, eventText, optionsOf, participationOf } from '../../../src/round';
import type { RoundEvent, RoundOption } from '../../../src/round';
import {
  account,
  later,
  MONDAY,
  NEXT_SUNDAY,
  ofType,
  replay,
  rowsOf,
  SUNDAY,
  THURSDAY,
  typesOf,
} from '../harness';
import { addLot, addPlayer, card, rulesetWith, runningRound } from '../given';
import { amend, bidsOf, give, house, openBidding, submit } from './bidders';
import type { House } from './bidders';
import { load, LOSING, SPIN } from '../tables/casino';

const DAY_MS = 86_400_000;
const conclude = ({ round }: House): RoundEvent[] => [...round.advanceTo(THURSDAY)];
const soldIn = (at: House): string[] =>
  at.lots.map(({ id }) => {
    const { status, winnerId, price } = at.round.state.need('lots', id);
    return status === 'SOLD' ? `${winnerId!} ${price}` : status;
  });

describe('at the end of the bidding phase [draft, Bidding; A3, E1, E3]', () => {
  it.each([
    [[], [], 'there were no lots'],
    [['l1'], [], '1 lot sold, 0 unsold'],
    [['l1', 'l2'], ['l3'], '2 lots sold, 1 unsold'],
    [[], ['l3'], '0 lots sold, 1 unsold'],
  ] as const)('says what became of lots, %j and %j', (soldLotIds, unsoldLotIds, text) => {
    const concluded = { type: 'AuctionConcluded', week: 1, bidders: 0 } as const;
    expect(eventText(house([]).round.state, { ...concluded, soldLotIds, unsoldLotIds })).toBe(
      `The auction of week 1 was concluded: ${text}.`,
    );
  });

  it('gives each lot to its highest valid bid, for that price; others stay', () => {
    const at = house([20, 30]);
    at.bid(1, 1, 4);
    at.bid(2, 1, 6);
    at.bid(1, 3, 5);
    const events = conclude(at);
    expect(typesOf(events)).toEqual([
      ...['LotSold', 'LotSold', 'AuctionConcluded', 'WeekSettled', 'PhaseStarted'],
    ]);
    expect(events[2]).toEqual({
      type: 'AuctionConcluded',
      week: 1,
      bidders: 2,
      soldLotIds: ['l1', 'l3'],
      unsoldLotIds: ['l2'],
    });
    expect(soldIn(at)).toEqual(['p2 6', 'STANDING', 'p1 5']);
    expect([at.round.held('account-1', 'CHIP'), at.round.held('account-2', 'CHIP')]).toEqual([
      15, 24,
    ]);
    expect(at.round.held('account-2', 'CARD:ACE:CUPS')).toBe(1);
    expect(bidsOf(at)).toEqual(['p1 4 LOST', 'p2 6 WON', 'p1 5 WON']);
    expect(at.round.violations()).toEqual([]);
    expect(rowsOf(replay(at.round.journal))).toEqual(rowsOf(at.round.state));
  });

  it('lets a price paid invalidate later bids, and the next valid bid wins [E1]', () => {
    const at = house([10, 10]);
    at.bid(2, 2, 4);
    at.bid(1, 2, 8);
    at.bid(1, 1, 7);
    at.bid(1, 3, 3);
    const events = conclude(at);
    expect(typesOf(events)).toEqual([
      ...['LotSold', 'BidInvalidated', 'LotSold', 'LotSold'],
      ...['AuctionConcluded', 'WeekSettled', 'PhaseStarted'],
    ]);
    expect(soldIn(at)).toEqual(['p1 7', 'p2 4', 'p1 3']);
    expect(at.round.held('account-1', 'CHIP')).toBe(0);
  });

  it('goes by the number of the lot, whichever bid was made first [E1]', () => {
    const at = house([10]);
    at.bid(1, 3, 10);
    at.bid(1, 2, 9);
    at.bid(1, 1, 1);
    conclude(at);
    expect(soldIn(at)).toEqual(['p1 1', 'p1 9', 'STANDING']);
    expect(bidsOf(at)).toEqual(['p1 10 FAILED UNAFFORDABLE', 'p1 9 WON', 'p1 1 WON']);
  });

  it('makes losers of all other bids on a lot as it is given out [AG2]', () => {
    const at = house([10, 10]);
    at.bid(1, 1, 8);
    at.bid(2, 1, 9);
    at.bid(1, 2, 10);
    const events = conclude(at);
    expect(ofType(events, 'BidInvalidated')).toEqual([]);
    expect(bidsOf(at)).toEqual(['p1 8 LOST', 'p2 9 WON', 'p1 10 WON']);
  });

  it('counts as bidders who had a bid that did not fail [E4, AG2]', () => {
    const perBidder = openBidding(({ auction }) => {
      auction.participation = { minimum: 1, perPlayers: null, perBidder: 2 };
    });
    const at = house([10, 10, 10, 10], { document: perBidder });
    at.bid(1, 1, 2);
    at.bid(2, 1, 3);
    at.bid(3, 2, 10);
    load(at.round, ...LOSING);
    at.round.do('account-3', SPIN);
    const [concluded] = ofType(conclude(at), 'AuctionConcluded');
    expect(concluded?.bidders).toBe(2);
    expect(participationOf(at.round.state)).toMatchObject({ byBidders: 4, lots: 4 });
  });

  it('concludes an auction without bids too, and the next one week later', () => {
    const at = house([10]);
    expect(typesOf(conclude(at))).toEqual(['AuctionConcluded', 'PhaseStarted']);
    at.round.advanceTo(later(MONDAY, 7 * DAY_MS));
    at.bid(1, 2, 9);
    const events = at.round.advanceTo(later(THURSDAY, 7 * DAY_MS));
    expect(ofType(events, 'AuctionConcluded')).toMatchObject([{ week: 2, soldLotIds: ['l2'] }]);
  });

  it('is where it would have been when the server was off over it [A2]', () => {
    const at = house([10]);
    at.bid(1, 1, 9);
    const events = at.round.advanceTo(later(THURSDAY, 14 * DAY_MS));
    expect(ofType(events, 'AuctionConcluded').map(({ week }) => week)).toEqual([1, 2, 3]);
    expect(at.round.state.need('lots', 'l1')).toMatchObject({
      winnerId: 'p1',
      soldAtMs: THURSDAY,
    });
  });

  it('leaves bids undecided when the round has ended before [AG4]', () => {
    const at = house([10]);
    at.bid(1, 1, 9);
    at.round.do('host', { type: 'CloseSeason' });
    conclude(at);
    expect(soldIn(at)).toEqual(['STANDING', 'STANDING', 'STANDING']);
    at.round.do('account-1', { type: 'LeaveSeason' });
    expect(at.round.violations()).toEqual([]);
  });
});

it('is a week of the draft: points on Sunday, bids to Wednesday, lots from Thursday on', () => {
  const draft = rulesetWith((document) => (document.steward = true), 'round-10/draft');
  const round = runningRound(draft, SUNDAY);
  const [ann, bob] = [addPlayer(round, { POINT: 100 }), addPlayer(round, { POINT: 100 })];
  for (let lot = 0; lot < 6; lot += 1) addLot(round, [card('ACE', 'SPADES'), card('10', 'CLUBS')]);
  const bid = (account: string, lot: number, amount: number): unknown =>
    round.do(account, { type: 'PlaceBid', lotId: `l${lot}` as const, amount });
  bid('account-1', 6, 40);
  bid('account-2', 6, 50);
  bid('account-2', 1, 60);
  const events = [...round.advanceTo(THURSDAY)];
  expect(typesOf(events)).toEqual([
    ...['LotSold', 'BidInvalidated', 'LotSold', 'AuctionConcluded', 'WeekSettled', 'PhaseStarted'],
    ...['LotGenerated', 'LotGenerated'],
  ]);
  expect(ofType(events, 'LotSold')).toMatchObject([
    { lotId: 'l1', playerId: bob.id, price: 60 },
    { lotId: 'l6', playerId: ann.id, price: 40 },
  ]);
  expect([round.held('account-1', 'POINT'), round.held('account-2', 'POINT')]).toEqual([60, 40]);
  expect(round.held('account-1', 'CARD:ACE:SPADES')).toBe(1);
  expect(ofType(events, 'LotGenerated').map(({ number, cards }) => [number, cards.length])).toEqual(
    [
      [7, 2],
      [8, 2],
    ],
  );
  expect(round.ask('account-1', { type: 'PlaceBid', lotId: 'l7', amount: 1 })?.code).toBe(
    'WRONG_PHASE',
  );
  round.advanceTo(NEXT_SUNDAY);
  expect(round.held('account-2', 'POINT')).toBe(140);
  bid('account-2', 7, 140);
  expect(round.violations()).toEqual([]);
});

describe('an amendment of bidding while bids stand [P4, P5, AG3]', () => {
  const replaced = (path: string, value: Json): JsonObject => ({ op: 'replace', path, value });

  it('to sealed bids leaves the open ones their date, and takes no more', () => {
    const at = house([10, 10], { now: MONDAY });
    at.bid(1, 1, 9);
    amend(at, [replaced('/auction/bidding/procedure', 'SEALED')]);
    expect(at.leader(1)).toBe('p1 9');
    expect(at.tryBid(2, 1, 10)?.code).toBe('BIDS_ARE_SEALED');
    conclude(at);
    expect(soldIn(at)[0]).toBe('p1 9');
  });

  it('leaves them their place before the proposals of that instant [A3]', () => {
    const at = house([10, 10], { now: MONDAY });
    at.bid(1, 1, 9);
    const toSealed = [replaced('/auction/bidding/procedure', 'SEALED')];
    submit(at, toSealed);
    at.round.advanceTo(later(MONDAY, DAY_MS));
    submit(at, []);
    expect(typesOf(conclude(at))).toEqual([
      ...['VoteWarned', 'ProposalAdopted', 'VoteWarned', 'LotSold', 'AuctionConcluded'],
      ...['WeekSettled', 'ProposalAdopted', 'PhaseStarted'],
    ]);
  });

  it('that ends the phase decides them there', () => {
    const at = house([10], { now: MONDAY });
    at.bid(1, 1, 9);
    const events = amend(at, [
      replaced('/phases/0/days', [1]),
      replaced('/phases/1/days', [2, 3, 4, 5, 6, 0]),
      replaced('/secretActions/revelationAfterDays', 3),
    ]);
    expect(typesOf(events)).toEqual([
      ...['VoteWarned', 'ProposalAdopted', 'LotSold', 'AuctionConcluded', 'WeekSettled'],
      'PhaseStarted',
    ]);
    expect(ofType(at.round.advanceTo(later(THURSDAY, 1)), 'AuctionConcluded')).toEqual([]);
  });

  it('to open bids leaves sealed ones their date', () => {
    const document = openBidding(({ auction }) => (auction.bidding.procedure = 'SEALED'));
    const at = house([10, 10], { now: MONDAY, document });
    at.round.do('account-1', {
      type: 'SealBids',
      bids: [{ lot: 1, amount: 4 }],
      salt: 's',
    });
    at.round.vault.keep('a1', '1: 4\n---\ns');
    amend(at, [replaced('/auction/bidding/procedure', 'OPEN')]);
    at.bid(2, 2, 6);
    conclude(at);
    expect(soldIn(at)).toEqual(['STANDING', 'p2 6', 'STANDING']);
    at.round.advanceTo(later(THURSDAY, 3 * DAY_MS));
    expect(soldIn(at)).toEqual(['p1 4', 'p2 6', 'STANDING']);
  });
});

it('tells whoever is outbid, is left without a valid bid, wins and loses', () => {
  const at = house([10, 10, 10]);
  const heard = (): (readonly string[])[] =>
    at.round.told.map((event) => audienceOf(at.round.state, event));
  at.bid(1, 1, 5);
  expect(heard()).toEqual([[]]);
  at.bid(2, 1, 6);
  expect(heard()).toEqual([['p1']]);
  at.bid(2, 1, 7);
  expect(heard()).toEqual([[]]);
  at.bid(3, 2, 10);
  load(at.round, ...LOSING);
  at.round.do('account-3', SPIN);
  expect(heard().at(1)).toEqual(['p3']);
  conclude(at);
  expect(heard()).toEqual([[], [], ['p1', 'p2'], []]);
});

it('offers each lot that can be bid on, with the least that can be bid', () => {
  const at = house([10, 6]);
  at.bid(1, 1, 5);
  at.bid(1, 2, 6);
  const offered = (): RoundOption[] =>
    optionsOf(at.round.state, account('account-2'), at.round.now).filter(
      ({ mutation }) => mutation === 'placeBid',
    );
  expect(offered().map(({ known, facts, untilMs }) => [known, facts, untilMs])).toEqual([
    [{ lotId: 'l1' }, { lot: 1, minimum: 6 }, THURSDAY],
    [{ lotId: 'l3' }, { lot: 3, minimum: 1 }, THURSDAY],
  ]);
  conclude(at);
  expect(offered()).toEqual([]);
});

it('is told in sentences', () => {
  const at = house([10, 10]);
  at.bid(2, 1, 5);
  at.bid(1, 1, 6);
  at.bid(1, 1, 10);
  give(at, 1);
  const said = at.round.journal
    .filter(({ event }) => event.type.startsWith('Bid'))
    .map(({ event }) => eventText(at.round.state, event));
  expect(said).toEqual([
    'Player 2 bid 5 Chips on lot 1.',
    'Player 1 bid 6 Chips on lot 1, outbidding Player 2.',
    'Player 1 bid 10 Chips on lot 1, raising their own bid.',
    'Player 1’s bid of 10 Chips on lot 1 became invalid: Player 1 had 9 Chips left; Player 1 leads lot 1 with 6 Chips.',
  ]);
});
