import { ownerOf } from '../../../src/season';
import { held, holdingsOf, inOnePiece, ownerNamed, playerId } from '../../../src/kernel';
import { settleDue } from '../../../src/round/clock/settle-due';
import { roundOf } from '../../../src/round/model/state';
import {
  addLot,
  addPlayer,
  asItems,
  card,
  during,
  given,
  grantTo,
  rulesetWith,
  runningRound,
} from '../given';
import { later, MONDAY, NEXT_SUNDAY, ofType, SUNDAY, THURSDAY, typesOf } from '../harness';
import type { TestRound } from '../harness';
import {
  actionOf,
  bidsOf,
  commitAndReveal,
  commitText,
} from '../secret-actions/secret-action-commands';

const settle = (round: TestRound, at = NEXT_SUNDAY) =>
  during(round, () => inOnePiece(settleDue(round.turn('clock', at))));

const chips = (round: TestRound, player: string): number =>
  held(round.state, ownerOf(playerId(player)), 'CHIP');

const sales = (events: ReturnType<typeof settle>): unknown =>
  ofType(events, 'LotSold').map(({ lotId, playerId, price }) => [lotId, playerId, price]);

const concluded = (events: ReturnType<typeof settle>) => ofType(events, 'AuctionConcluded')[0];

describe('the auction', () => {
  it('gives each lot to the highest bid and takes the chips [Bidding; E2, E3]', () => {
    const round = runningRound();
    addLot(round, [card('ACE', 'CUPS'), card('ACE', 'CUPS'), card('KING', 'CUPS')]);
    addLot(round, [card('2', 'CUPS')]);
    addLot(round, [card('3', 'CUPS')]);
    const [ann, bob] = [addPlayer(round, { CHIP: 100 }), addPlayer(round, { CHIP: 100 })];
    commitAndReveal(round, ann, 'BIDS', '2: 40, 1: 50');
    commitAndReveal(round, bob, 'BIDS', '1: 51, 2: 39');
    const events = settle(round);
    expect(sales(events)).toEqual([
      ['l1', bob.id, 51],
      ['l2', ann.id, 40],
    ]);
    expect(concluded(events)).toEqual({
      type: 'AuctionConcluded',
      week: 1,
      bidders: 2,
      soldLotIds: ['l1', 'l2'],
      unsoldLotIds: ['l3'],
    });
    expect(ofType(events, 'LotSold')[0]!.transfers).toEqual([
      { from: 'lot:l1', to: 'player:p2', item: 'CARD:ACE:CUPS', quantity: 2 },
      { from: 'lot:l1', to: 'player:p2', item: 'CARD:KING:CUPS', quantity: 1 },
      { from: 'player:p2', to: 'bank', item: 'CHIP', quantity: 51 },
    ]);
    expect([chips(round, 'p1'), chips(round, 'p2')]).toEqual([60, 49]);
    expect(round.state.need('lots', 'l1')).toMatchObject({
      status: 'SOLD',
      winnerId: bob.id,
      price: 51,
      soldAtMs: NEXT_SUNDAY,
    });
    expect(round.state.need('lots', 'l3').status).toBe('STANDING');
    expect([...bidsOf(round, 'a1'), ...bidsOf(round, 'a2')]).toEqual([
      ['2: 40', 'WON'],
      ['1: 50', 'LOST'],
      ['1: 51', 'WON'],
      ['2: 39', 'LOST'],
    ]);
    expect(actionOf(round, 'a1').status).toBe('RESOLVED');
    expect(roundOf(round.state).previousBidders).toBe(2);
  });

  it('breaks ties for the earlier commit of the standing attempt [Bidding; E2]', () => {
    const round = runningRound();
    addLot(round);
    const [ann, bob] = [addPlayer(round, { CHIP: 100 }), addPlayer(round, { CHIP: 100 })];
    commitText(round, ann, 'BIDS', '1: 90');
    commitAndReveal(round, bob, 'BIDS', '1: 50');
    commitAndReveal(round, ann, 'BIDS', '1: 50');
    expect(sales(settle(round))).toEqual([['l1', bob.id, 50]]);
  });

  it('gives lots out in order of number, 10 after 9 [Bidding]', () => {
    const round = runningRound();
    for (let lot = 1; lot <= 11; lot += 1) addLot(round);
    const ann = addPlayer(round, { CHIP: 100 });
    commitAndReveal(round, ann, 'BIDS', '11: 1, 10: 1, 9: 1, 1: 1');
    expect(concluded(settle(round))?.soldLotIds).toEqual(['l1', 'l9', 'l10', 'l11']);
  });

  it('lets a bid of all that one has win [Bidding]', () => {
    const round = runningRound();
    addLot(round);
    addLot(round);
    const ann = addPlayer(round, { CHIP: 100 });
    commitAndReveal(round, ann, 'BIDS', '1: 60, 2: 40');
    settle(round);
    expect(chips(round, 'p1')).toBe(0);
  });

  it('fails every bid of a player who overspends [Bidding; D5]', () => {
    const round = runningRound();
    addLot(round);
    addLot(round);
    const [ann, bob] = [addPlayer(round, { CHIP: 100 }), addPlayer(round, { CHIP: 100 })];
    commitAndReveal(round, ann, 'BIDS', '1: 60, 2: 41, 9: 5');
    commitAndReveal(round, bob, 'BIDS', '1: 1');
    const events = settle(round);
    expect(typesOf(events)).toEqual(['SecretActionFailed', 'LotSold', 'AuctionConcluded']);
    expect(actionOf(round, 'a1').failure).toBe('OVERSPENT');
    expect(bidsOf(round, 'a1')).toEqual([
      ['1: 60', 'OVERSPENT'],
      ['2: 41', 'OVERSPENT'],
      ['9: 5', 'LOT_NOT_IN_AUCTION'],
    ]);
    expect(concluded(events)?.bidders).toBe(1);
    expect(sales(events)).toEqual([['l1', bob.id, 1]]);
  });

  it('counts only bids that would succeed against the chips [Bidding; D5]', () => {
    const round = runningRound();
    addLot(round);
    addLot(round);
    const ann = addPlayer(round, { CHIP: 100 });
    commitAndReveal(round, ann, 'BIDS', '1: 100, 2: 50, 2: 60, 9: 100');
    expect(sales(settle(round))).toEqual([['l1', ann.id, 100]]);
  });

  it('adds up sums beyond 2^53 [Bidding; D5]', () => {
    const round = runningRound();
    for (let lot = 1; lot <= 3; lot += 1) addLot(round);
    const ann = addPlayer(round, { CHIP: Number.MAX_SAFE_INTEGER });
    const huge = '9'.repeat(30);
    commitAndReveal(round, ann, 'BIDS', `1: ${huge}, 2: 1`);
    settle(round);
    expect(actionOf(round, 'a1').failure).toBe('OVERSPENT');
  });

  it('has the prizes of hands in the chips that bids are held against [Bidding; A3]', () => {
    const round = runningRound();
    addLot(round);
    const ann = addPlayer(round, { CHIP: 5, ...asItems([card('ACE', 'CUPS')]) });
    commitAndReveal(round, ann, 'HAND', 'Ace of Cups');
    commitAndReveal(round, ann, 'BIDS', '1: 15');
    const events = settle(round);
    expect(typesOf(events)).toEqual(['HandPlaced', 'LotSold', 'AuctionConcluded']);
    expect(chips(round, 'p1')).toBe(0);
  });

  it('does not let a card of a lot be in the hand of the same week [A3]', () => {
    const round = runningRound();
    addLot(round, [card('KING', 'CUPS')]);
    const ann = addPlayer(round, { CHIP: 5 });
    commitAndReveal(round, ann, 'HAND', 'King of Cups');
    commitAndReveal(round, ann, 'BIDS', '1: 5');
    expect(typesOf(settle(round))).toEqual(['SecretActionFailed', 'LotSold', 'AuctionConcluded']);
    expect(actionOf(round, 'a1').failure).toBe('CARDS_NOT_HELD');
  });

  it('fails what was not revealed before anything else [Secret Information; A3]', () => {
    const round = runningRound();
    addLot(round);
    const [ann, bob] = [addPlayer(round, { CHIP: 9 }), addPlayer(round, { CHIP: 9 })];
    commitAndReveal(round, ann, 'BIDS', '1: 5');
    commitText(round, bob, 'BIDS', '1: 9');
    commitText(round, bob, 'HAND', 'x');
    const events = settle(round);
    expect(
      ofType(events, 'SecretActionFailed').map(({ actionId, reason }) => [actionId, reason]),
    ).toEqual([
      ['a2', 'NOT_REVEALED'],
      ['a3', 'NOT_REVEALED'],
    ]);
    expect(sales(events)).toEqual([['l1', ann.id, 5]]);
    expect(concluded(events)?.bidders).toBe(1);
  });

  it('leaves out who has no bid that did not fail [Participation; E4]', () => {
    const round = runningRound();
    addLot(round);
    const [ann, bob, cid] = [1, 2, 3].map(() => addPlayer(round, { CHIP: 9 }));
    commitAndReveal(round, ann!, 'BIDS', '7: 5');
    commitAndReveal(round, bob!, 'BIDS', 'nonsense');
    commitAndReveal(round, cid!, 'BIDS', '1: 9');
    expect(concluded(settle(round))?.bidders).toBe(1);
    expect(actionOf(round, 'a1').status).toBe('RESOLVED');
    expect(actionOf(round, 'a2').failure).toBe('MALFORMED');
  });
});

describe('the lots of an auction', () => {
  it('are those that stood on Thursday 00:00 [E10]', () => {
    const round = runningRound();
    addLot(round);
    addLot(round, undefined, later(THURSDAY, -1));
    addLot(round, undefined, THURSDAY);
    const ann = addPlayer(round, { CHIP: 9 });
    commitAndReveal(round, ann, 'BIDS', '1: 5, 3: 1');
    expect(concluded(settle(round))).toMatchObject({ soldLotIds: ['l1'], unsoldLotIds: ['l2'] });
    expect(round.state.need('lots', 'l3').status).toBe('STANDING');
  });

  it('are not those that another auction has given out meanwhile [E10]', () => {
    const round = runningRound();
    addLot(round);
    addLot(round);
    const [ann, bob] = [addPlayer(round, { CHIP: 9 }), addPlayer(round, { CHIP: 9 })];
    commitAndReveal(round, ann, 'BIDS', '1: 9, 2: 9');
    commitAndReveal(round, bob, 'BIDS', '2: 3');
    given(round, THURSDAY, {
      type: 'LotSold',
      lotId: 'l1',
      bidId: 'b3',
      playerId: bob.id,
      price: 1,
      transfers: [
        {
          from: ownerNamed('lot:l1'),
          to: ownerNamed('player:p2'),
          item: 'CARD:ACE:CUPS',
          quantity: 1,
        },
      ],
    });
    // The bid on the removed lot uses no chips.
    expect(sales(settle(round))).toEqual([['l2', ann.id, 9]]);
    expect(bidsOf(round, 'a1')).toEqual([
      ['1: 9', 'LOT_NOT_IN_AUCTION'],
      ['2: 9', 'WON'],
    ]);
  });
});

describe('an auction without bids', () => {
  it('concludes on its revelation date with no bidders [Participation; E4]', () => {
    const round = runningRound();
    addLot(round);
    given(round, MONDAY, {
      type: 'AuctionConcluded',
      week: 0,
      bidders: 7,
      soldLotIds: [],
      unsoldLotIds: [],
    });
    expect(settle(round)).toEqual([
      { type: 'AuctionConcluded', week: 1, bidders: 0, soldLotIds: [], unsoldLotIds: ['l1'] },
    ]);
    expect(roundOf(round.state).previousBidders).toBe(0);
  });

  test.each([
    ['a millisecond early', MONDAY, later(NEXT_SUNDAY, -1)],
    ['on Thursday', MONDAY, THURSDAY],
    ['on Sunday of a round that began as bids matured', THURSDAY, NEXT_SUNDAY],
    ['on the Sunday on which the round began', SUNDAY, SUNDAY],
  ])('does not conclude %s', (_, start, at) => {
    expect(settle(runningRound(undefined, start), at)).toEqual([]);
  });

  it('is none on the revelation date where bidding is open', () => {
    const document = rulesetWith(({ auction }) => {
      auction.bidding = { procedure: 'OPEN', phase: 'AUCTION' };
    });
    const round = runningRound(document, THURSDAY);
    expect(settle(round)).toEqual([]);
  });
});

it('has the cards of a won lot with the winner, who may hold equal ones [Cards; B1]', () => {
  const round = runningRound();
  addLot(round, [card('ACE', 'CUPS')]);
  const ann = addPlayer(round, { CHIP: 1 });
  grantTo(round, ann.id, asItems([card('ACE', 'CUPS')]));
  commitAndReveal(round, ann, 'BIDS', '1: 1');
  settle(round);
  expect(holdingsOf(round.state, ownerNamed('player:p1'))).toMatchObject([
    { item: 'CARD:ACE:CUPS', quantity: 2 },
  ]);
});
