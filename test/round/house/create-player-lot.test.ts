import { amount } from '../amounts';
import { held, ownerNamed } from '../../../src/kernel';
import { MOST_PLAYER_LOTS } from '../../../src/round/house/create-player-lot';
import { ofType } from '../harness';
import {
  bids,
  clockTo,
  gala,
  lotOf,
  makeLot,
  MONDAY,
  NEXT_SUNDAY,
  statusOf,
  THURSDAY,
} from './gallery-round';

const GENERATE = { type: 'GenerateLot', clientSeed: null } as const;

describe('a Player Lot', () => {
  it('takes its items from the player, by a number of the common row [The Auction House; E7]', () => {
    const round = gala({ works: [10] });
    round.do('bob', GENERATE);
    const events = round.do('ann', lotOf({ TRUNG: 2, 'WORK:w1': 1 }));
    expect(events).toEqual([
      {
        type: 'PlayerLotCreated',
        lotId: 'l2',
        number: 2,
        playerId: 'p1',
        items: [
          { item: 'TRUNG', quantity: 2 },
          { item: 'WORK:w1', quantity: 1 },
        ],
        transfers: [
          { from: 'player:p1', to: 'lot:l2', item: 'TRUNG', quantity: 2 },
          { from: 'player:p1', to: 'lot:l2', item: 'WORK:w1', quantity: 1 },
        ],
      },
    ]);
    expect(round.held('ann', 'TRUNG')).toBe(3);
    expect(round.state.need('works', 'w1').owner).toBe('lot:l2');
    round.do('bob', GENERATE);
    expect(round.state.get('lots', 'l3')).toMatchObject({ creatorId: null, items: null });
  });

  it('counts an item that is named twice once [E7]', () => {
    const round = gala();
    const items = [amount('TRUNG'), amount('TRUNG', 3)];
    round.do('ann', { type: 'CreatePlayerLot', items });
    expect(held(round.state, ownerNamed('lot:l1'), 'TRUNG')).toBe(4);
  });

  it.each<[string, Readonly<Record<string, number>>, string, object]>([
    ['nothing', {}, 'MALFORMED', { field: 'items' }],
    ['chips', { TRUNG: 1, CHIP: 1 }, 'ITEM_EXCLUDED', { item: 'CHIP' }],
    ['Gold Stars', { GOLD_STAR: 1 }, 'ITEM_EXCLUDED', { item: 'GOLD_STAR' }],
    ['what there is not', { SOAP: 1 }, 'ITEM_UNKNOWN', { item: 'SOAP' }],
    ['a Work that there is not', { 'WORK:w9': 1 }, 'ITEM_UNKNOWN', { item: 'WORK:w9' }],
    ['a card that there is not', { 'CARD:X:Y': 1 }, 'CARD_UNKNOWN', { item: 'CARD:X:Y' }],
    ['none of an item', { TRUNG: 0 }, 'AMOUNT_NOT_NATURAL', { amount: 0 }],
    ['more than there is', { TRUNG: 6 }, 'NOT_ENOUGH', { have: 5, need: 6 }],
    ['a Work twice', { 'WORK:w1': 2 }, 'NOT_ENOUGH', { have: 1, need: 2 }],
  ])('is not made of %s [E7]', (_, items, code, facts) => {
    const round = gala({ works: [10] });
    expect(round.ask('ann', lotOf(items))).toMatchObject({ code, facts });
    expect(round.state.count('lots')).toBe(0);
  });

  it('is made by players, in the Resolution Phase alone [The Auction House; E6]', () => {
    const round = gala();
    expect(round.ask('eve', lotOf({ TRUNG: 1 }))).toMatchObject({ code: 'NOT_A_PLAYER' });
    clockTo(round, MONDAY);
    expect(round.ask('ann', lotOf({ TRUNG: 1 }))).toMatchObject({
      code: 'WRONG_PHASE',
      facts: { needed: ['RESOLUTION'], opensAtMs: THURSDAY },
    });
    clockTo(round, THURSDAY);
    expect(round.ask('ann', lotOf({ TRUNG: 1 }))).toBeNull();
  });

  it.each([
    ['well', 'ann', lotOf({ TRUNG: 1 })],
    ['with nothing in it', 'ann', lotOf({})],
    ['by who is no player', 'eve', lotOf({ TRUNG: 1 })],
  ])('is refused as such where the rules have no Auction House, asked %s', (_how, who, asked) => {
    const round = gala({ change: (document) => Object.assign(document.auction, { house: null }) });
    const refusal = { code: 'NO_PLAYER_LOTS', rule: 'lots', facts: {} };
    expect(round.ask(who, asked)).toEqual(refusal);
    round.do('host', { type: 'CloseSeason' });
    expect(round.ask(who, asked)).toEqual(refusal);
  });

  it('is one of fifty at most that a player has standing [N1]', () => {
    const round = gala();
    round.grant('ann', { TRUNG: MOST_PLAYER_LOTS });
    for (let made = 0; made < MOST_PLAYER_LOTS; made += 1) makeLot(round, 'ann', { TRUNG: 1 });
    expect(round.ask('ann', lotOf({ TRUNG: 1 }))).toMatchObject({ code: 'TOO_MANY_LOTS' });
    expect(round.ask('bob', lotOf({ TRUNG: 1 }))).toBeNull();
  });

  it('is none of the lots that are counted for generating others [Participation; E4]', () => {
    const round = gala();
    makeLot(round, 'ann', { TRUNG: 1 });
    for (let drawn = 0; drawn < 10; drawn += 1) round.do('bob', GENERATE);
    expect(round.ask('bob', GENERATE)).toMatchObject({
      code: 'ENOUGH_LOTS',
      facts: { standing: 10, lots: 10 },
    });
  });

  it('is destroyed when its creator leaves, and bids on it fail alone [E7, E10]', () => {
    const round = gala({ works: [10] });
    const lot = makeLot(round, 'ann', { TRUNG: 2, 'WORK:w1': 1 });
    clockTo(round, MONDAY);
    round.do('bob', bids([lot.number, 5]));
    clockTo(round, THURSDAY);
    const events = round.do('ann', { type: 'LeaveSeason' });
    expect(ofType(events, 'PlayerLotDestroyed')).toEqual([
      {
        type: 'PlayerLotDestroyed',
        lotId: 'l1',
        playerId: 'p1',
        transfers: [
          { from: 'lot:l1', to: 'bank', item: 'TRUNG', quantity: 2 },
          { from: 'lot:l1', to: 'bank', item: 'WORK:w1', quantity: 1 },
        ],
      },
    ]);
    expect(statusOf(round, lot)).toBe('REMOVED');
    expect(round.state.need('works', 'w1').owner).toBe('bank');
    expect(ofType(clockTo(round, NEXT_SUNDAY), 'BidFailed')).toMatchObject([
      { playerId: 'p2', reason: 'LOT_NOT_IN_AUCTION' },
    ]);
  });

  it('goes back to its creator where leavers keep their items [N2]', () => {
    const change = { losesItemsOnLeaving: false };
    const round = gala({ change: (document) => Object.assign(document.membership, change) });
    const lot = makeLot(round, 'ann', { TRUNG: 2 });
    const events = round.do('ann', { type: 'LeaveSeason' });
    expect(ofType(events, 'PlayerLotReturned')).toMatchObject([{ lotId: lot.id }]);
    expect(held(round.state, ownerNamed('player:p1'), 'TRUNG')).toBe(5);
  });
});
