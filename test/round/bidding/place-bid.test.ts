import type { RoundCommand } from '../../../src/round';
import { addLot, addPlayer, given, runningRound, rulesetWith } from '../given';
import { later, MONDAY, SUNDAY, THURSDAY } from '../harness';
import { house, openBidding } from './bidders';

describe('an open bid', () => {
  it('stands for all to see from the moment it is made [draft, Bidding]', () => {
    const at = house([20]);
    expect(at.bid(1, 2, 7)).toEqual([
      {
        type: 'BidPlaced',
        bidId: 'b1',
        playerId: 'p1',
        lotId: 'l2',
        amount: 7,
        outbidId: null,
      },
    ]);
    expect(at.round.state.need('bids', 'b1')).toEqual({
      id: 'b1',
      actionId: null,
      playerId: 'p1',
      week: 1,
      placedAtMs: later(MONDAY, 1),
      written: '7',
      lotNumber: 2,
      lotId: 'l2',
      amount: 7,
      status: 'STANDING',
      failure: null,
    });
    expect(at.round.violations()).toEqual([]);
  });

  it('says whom it outbids, and may raise an own bid that goes on standing [E1]', () => {
    const at = house([20, 20]);
    at.bid(1, 1, 1);
    expect(at.bid(2, 1, 2)).toMatchObject([{ outbidId: 'b1' }]);
    expect(at.bid(2, 1, 20)).toMatchObject([{ outbidId: 'b2' }]);
    expect(at.round.state.by('bids', 'openOn', 'l1')).toHaveLength(3);
    expect(at.leader(1)).toBe('p2 20');
  });

  it('reserves nothing: one may bid all one has on each lot [draft, Bidding]', () => {
    const at = house([9]);
    for (const lot of [1, 2, 3]) at.bid(1, lot, 9);
    expect([1, 2, 3].map((lot) => at.leader(lot))).toEqual(['p1 9', 'p1 9', 'p1 9']);
  });

  test.each([
    ['0', 0, 'AMOUNT_NOT_NATURAL', { amount: 0 }],
    ['a fraction', 2.5, 'AMOUNT_NOT_NATURAL', { amount: 2.5 }],
    ['more than the bidder has', 21, 'NOT_ENOUGH', { item: 'CHIP', need: 21, have: 20 }],
    ['as much as the highest', 7, 'BID_TOO_LOW', { lotId: 'l1', lot: 1, amount: 7, minimum: 8 }],
    ['less than the highest', 3, 'BID_TOO_LOW', { lotId: 'l1', lot: 1, amount: 3, minimum: 8 }],
  ])('is refused if it is %s [draft, Bidding; E1]', (_what, amount, code, facts) => {
    const at = house([20, 20]);
    at.bid(2, 1, 7);
    expect(at.tryBid(1, 1, amount)).toEqual({ code, rule: 'bidding', facts });
    expect(at.round.state.count('bids')).toBe(1);
  });

  it('is refused on a lot that there is not, or is not any more', () => {
    const at = house([20]);
    expect(at.tryBid(1, 4, 1)).toMatchObject({ code: 'LOT_NOT_FOUND', facts: { lot: null } });
    at.bid(1, 2, 5);
    at.round.advanceTo(later(THURSDAY, 4 * 86_400_000));
    expect(at.tryBid(1, 2, 1)).toMatchObject({ code: 'LOT_NOT_FOUND', facts: { lot: 2 } });
  });

  it('is made in the bidding phase to its last millisecond [draft, Bidding; A1]', () => {
    const at = house([20]);
    at.round.advanceTo(later(THURSDAY, -1));
    at.bid(1, 1, 5);
    at.round.advanceTo(THURSDAY);
    expect(at.tryBid(1, 2, 5)).toMatchObject({
      code: 'WRONG_PHASE',
      rule: 'bidding',
      facts: { phase: 'BARTERING', needed: ['AUCTION'] },
    });
  });

  it('is refused to who is no player, and after the end', () => {
    const at = house([20]);
    expect(at.tryBid(9, 1, 5)).toMatchObject({ code: 'NOT_A_PLAYER' });
    given(at.round, at.round.now, { type: 'RoundClosed' });
    expect(at.tryBid(1, 1, 5)).toMatchObject({ code: 'ROUND_OVER' });
  });

  it('can be made on a lot that was drawn after others were bid on [AG5]', () => {
    const at = house([20]);
    at.bid(1, 1, 5);
    addLot(at.round, undefined, at.round.now);
    at.bid(1, 4, 5);
    at.round.advanceTo(THURSDAY);
    expect(at.round.state.need('lots', 'l4').winnerId).toBe('p1');
  });
});

describe('open and sealed bids', () => {
  it('are not mixed: sealed ones refuse an open bid, in every phase', () => {
    for (const start of [SUNDAY, MONDAY]) {
      const round = runningRound(rulesetWith(), start);
      addLot(round);
      addPlayer(round, { CHIP: 20 });
      round.now = start;
      const bid = { type: 'PlaceBid', lotId: 'l1', amount: 5 } as const;
      expect(round.ask('account-1', bid)).toEqual({
        code: 'BIDS_ARE_SEALED',
        rule: 'bidding',
        facts: {},
      });
    }
  });

  const sealed: readonly RoundCommand[] = [
    { type: 'SealBids', bids: [{ lot: 1, amount: 5 }], salt: 's' },
    { type: 'CommitSecretAction', kind: 'BIDS', sha256: 'a'.repeat(64) },
  ];
  test.each(sealed)('are not mixed: open ones refuse $type', (command) => {
    const { round } = house([20]);
    expect(round.ask('account-1', command)).toEqual({
      code: 'BIDS_ARE_OPEN',
      rule: 'bidding',
      facts: {},
    });
  });

  it('leave a hand to be sealed as the rules have it', () => {
    const { round } = house([20], { document: openBidding() });
    const hand = { type: 'CommitSecretAction', kind: 'HAND', sha256: 'a'.repeat(64) } as const;
    expect(round.ask('account-1', hand)).toBeNull();
  });
});
