import { inOnePiece } from '../../../src/kernel';
import { withdrawalOf } from '../../../src/round/secret-actions/withdraw';
import { settleDue } from '../../../src/round/clock/settle-due';
import { addLot, addPlayer, given, runningRound } from '../given';
import { NEXT_SUNDAY, ofType, THURSDAY } from '../harness';
import { actionOf, bidsOf, commitAndReveal, commitText } from './secret-action-commands';

describe('leaving', () => {
  it('withdraws bids that stand and actions that are unresolved [Bidding; B2]', () => {
    const round = runningRound();
    const [ann, bob] = [addPlayer(round), addPlayer(round, { CHIP: 100 })];
    addLot(round);
    addLot(round);
    commitText(round, ann, 'BIDS', 'replaced');
    const bids = commitAndReveal(round, ann, 'BIDS', '1: 90, 2: foo');
    const hand = commitAndReveal(round, ann, 'HAND', 'Ace of Cups');
    commitAndReveal(round, bob, 'BIDS', '1: 10');

    const withdrawal = withdrawalOf(round.state, ann.id);
    expect(withdrawal).toEqual({ actionIds: [bids, hand], bidIds: ['b1'], nextBidIds: [] });
    given(round, THURSDAY, {
      type: 'PlayerLeft',
      playerId: ann.id,
      departure: 'LEFT',
      withdrawnActionIds: withdrawal.actionIds,
      withdrawnBidIds: withdrawal.bidIds,
      nextBidIds: withdrawal.nextBidIds,
      transfers: [],
    });
    expect(actionOf(round, 'a1').failure).toBe('REPLACED');
    expect(actionOf(round, bids)).toMatchObject({ status: 'FAILED', failure: 'WITHDRAWN' });
    expect(actionOf(round, hand)).toMatchObject({ status: 'FAILED', failure: 'WITHDRAWN' });
    expect(round.state.need('hands', 'h1').status).toBe('FAILED');
    expect(bidsOf(round, bids)).toEqual([
      ['1: 90', 'WITHDRAWN'],
      ['2: foo', 'AMOUNT_NOT_NATURAL'],
    ]);

    inOnePiece(settleDue(round.turn('clock', NEXT_SUNDAY)));
    const [sold] = ofType(round.told, 'LotSold');
    expect(sold).toMatchObject({ lotId: 'l1', playerId: bob.id, price: 10 });
    expect(ofType(round.told, 'AuctionConcluded')[0]?.bidders).toBe(1);
  });

  it('withdraws nothing of who has nothing', () => {
    const round = runningRound();
    expect(withdrawalOf(round.state, addPlayer(round).id)).toEqual({
      actionIds: [],
      bidIds: [],
      nextBidIds: [],
    });
  });
});
