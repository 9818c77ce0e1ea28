import { amount } from '../amounts';
import { destroy, mint } from '../../../src/kernel';
import { audienceOf } from '../../../src/round/registry/event';
import { eventText } from '../../../src/round';
import type { RoundEvent } from '../../../src/round';
import { invalidatingBids } from '../../../src/round/bidding/invalidate-bids';
import { givesOutLot } from '../../../src/round/results/played-events';
import { ownerOf } from '../../../src/round/model/owners';
import { grantTo } from '../given';
import { ofType, replay, rowsOf, THURSDAY, typesOf } from '../harness';
import { amend, bidsOf, give, house } from './bidders';
import type { House } from './bidders';
import { load, LOSING, SPIN } from '../tables/casino';

const P1 = 'account-1';
const P2 = 'account-2';

describe('a bid becomes invalid as its bidder has less [draft, Bidding; E1]', () => {
  it('by a trade, at that moment, and the next valid bid leads', () => {
    const at = house([20, 10]);
    at.bid(2, 1, 3);
    at.bid(1, 1, 12);
    expect(at.leader(1)).toBe('p1 12');
    const events = give(at, 9);
    expect(typesOf(events)).toEqual(['TradeDone', 'BidInvalidated']);
    expect(events[1]).toEqual({
      type: 'BidInvalidated',
      bidId: 'b2',
      playerId: 'p1',
      lotId: 'l1',
      amount: 12,
      has: 11,
      nextBidId: 'b1',
    });
    expect(at.round.journal.at(-1)).toMatchObject({ actor: 'clock', atMs: at.round.now });
    expect(at.leader(1)).toBe('p2 3');
  });

  it('not while there is exactly as much as it says', () => {
    const at = house([20, 0]);
    at.bid(1, 1, 12);
    expect(typesOf(give(at, 8))).toEqual(['TradeDone']);
  });

  it('each by itself: a raised bid dies and the lower one still leads', () => {
    const at = house([20, 0]);
    at.bid(1, 1, 5);
    at.bid(1, 1, 12);
    at.bid(1, 2, 20);
    give(at, 10);
    expect(bidsOf(at)).toEqual([
      'p1 5 STANDING',
      'p1 12 FAILED UNAFFORDABLE',
      'p1 20 FAILED UNAFFORDABLE',
    ]);
    expect([at.leader(1), at.leader(2)]).toEqual(['p1 5', null]);
  });

  it('for good, also when the bidder has as much again', () => {
    const at = house([20, 0]);
    at.bid(1, 1, 20);
    give(at, 1);
    grantTo(at.round, at.players[0]!.id, { CHIP: 50 });
    expect(at.leader(1)).toBeNull();
    at.round.advanceTo(THURSDAY);
    expect(at.round.state.need('lots', 'l1').status).toBe('STANDING');
  });

  it('also if the same command gives it back: each event counts [AG1]', () => {
    const at = house([20]);
    at.bid(1, 1, 20);
    const player = at.players[0]!;
    const owner = ownerOf(player.id);
    const turn = invalidatingBids(at.round.turn('host', at.round.now), givesOutLot).as('steward');
    const items = [['CHIP', 5]] as const;
    for (const transfers of [destroy(owner, items), mint(owner, items)]) {
      turn.emit({ type: 'ItemsGranted', playerId: player.id, transfers });
    }
    expect(bidsOf(at)).toEqual(['p1 20 FAILED UNAFFORDABLE']);
  });

  it('not by an event that takes and gives at once [AG1]', () => {
    const at = house([20]);
    at.bid(1, 1, 20);
    const player = at.players[0]!;
    const owner = ownerOf(player.id);
    const items = [['CHIP', 5]] as const;
    const transfers = [...destroy(owner, items), ...mint(owner, items)];
    const event = { type: 'ItemsGranted', playerId: player.id, transfers } as const;
    invalidatingBids(at.round.turn('host', at.round.now), givesOutLot).emit(event);
    expect(bidsOf(at)).toEqual(['p1 20 STANDING']);
  });

  it('after a check that only an event which takes items makes', () => {
    const at = house([20]);
    const asked: string[] = [];
    const turn = invalidatingBids(at.round.turn('host', at.round.now), (_state, { type }) => {
      asked.push(type);
      return false;
    });
    const { id: playerId } = at.players[0]!;
    const items = [['CHIP', 5]] as const;
    turn.emit({ type: 'ItemsGranted', playerId, transfers: mint(ownerOf(playerId), items) });
    expect(asked).toEqual([]);
    turn.emit({ type: 'ItemsGranted', playerId, transfers: destroy(ownerOf(playerId), items) });
    expect(asked).toEqual(['ItemsGranted']);
  });

  it('by the price of a spin [Slots]', () => {
    const at = house([20]);
    at.bid(1, 1, 20);
    load(at.round, ...LOSING);
    const events = at.round.do(P1, SPIN);
    expect(typesOf(events).slice(0, 2)).toEqual(['SlotsPlayed', 'BidInvalidated']);
  });

  it('by a wager on the table [War; J3]', () => {
    const at = house([20, 20]);
    at.bid(1, 1, 18);
    const wager = [amount('CHIP', 3)];
    at.round.do(P1, { type: 'ProposeWar', tableId: null, wager });
    at.round.do(P2, { type: 'ProposeWar', tableId: 't1', wager });
    const terms = at.round.state.need('gamingTables', 't1').terms;
    const agree = { type: 'AgreeToWar', tableId: 't1', terms, clientSeed: null } as const;
    expect(typesOf(at.round.do(P1, agree))).toEqual(['WarAgreed', 'BidInvalidated']);
  });

  it('by an effect of a proposal [Proposals; H3]', () => {
    const at = house([20]);
    at.bid(1, 1, 18);
    const { id: playerId } = at.players[0]!;
    const effects = [
      { type: 'TAKE_ITEMS', playerId, items: [{ item: 'CHIP', quantity: 5 }] },
    ] as const;
    const [submitted] = ofType(
      at.round.do(P1, {
        type: 'SubmitProposal',
        class: 'URGENT',
        title: 'Less',
        text: '',
        effects,
      }),
      'ProposalSubmitted',
    );
    const events = at.round.advanceTo(submitted!.closesAtMs);
    expect(typesOf(events)).toContain('BidInvalidated');
    expect(bidsOf(at)).toEqual(['p1 18 FAILED UNAFFORDABLE']);
  });

  it('and is withdrawn if the bidder leaves [B2]', () => {
    const at = house([20, 20]);
    at.bid(2, 1, 3);
    at.bid(1, 1, 12);
    const events = at.round.do(P1, { type: 'LeaveSeason' });
    expect(events).toMatchObject([{ type: 'PlayerLeft', withdrawnBidIds: ['b2'] }]);
    expect(bidsOf(at)).toEqual(['p2 3 STANDING', 'p1 12 FAILED WITHDRAWN']);
    expect(at.round.violations()).toEqual([]);
  });
});

describe('the inbox of whoever leads a lot again [draft, Bidding; E1]', () => {
  const concerned = (at: House, events: readonly RoundEvent[]): (readonly string[])[] =>
    events
      .filter(({ type }) => type === 'BidInvalidated' || type === 'PlayerLeft')
      .map((event) => audienceOf(at.round.state, event));
  const textOf = (at: House, events: readonly RoundEvent[]): string =>
    eventText(at.round.state, events.at(-1)!);

  it('tells that a higher bid became invalid', () => {
    const at = house([20, 10]);
    at.bid(2, 1, 3);
    at.bid(1, 1, 12);
    const events = give(at, 9);
    expect(concerned(at, events)).toEqual([['p1', 'p2']]);
    expect(textOf(at, events)).toBe(
      'Player 1’s bid of 12 Chips on lot 1 became invalid: Player 1 had 11 Chips left; Player 2 leads lot 1 with 3 Chips.',
    );
  });

  it('tells nobody of a bid that did not lead', () => {
    const at = house([20, 10, 30]);
    at.bid(2, 1, 3);
    at.bid(1, 1, 12);
    at.bid(3, 1, 15);
    expect(concerned(at, give(at, 9))).toEqual([['p1']]);
    expect(at.leader(1)).toBe('p3 15');
  });

  it('tells the bidder once, whose own lower bid leads', () => {
    const at = house([20, 0]);
    at.bid(1, 1, 5);
    at.bid(1, 1, 12);
    expect(concerned(at, give(at, 10))).toEqual([['p1']]);
  });

  it('tells that the leading bidder left, once for all lots [B2]', () => {
    const at = house([20, 20, 20]);
    for (const lot of [1, 2]) {
      at.bid(2, lot, 3);
      at.bid(1, lot, 12);
    }
    at.bid(1, 3, 1);
    at.bid(3, 3, 2);
    const events = at.round.do(P1, { type: 'LeaveSeason' });
    expect(events).toMatchObject([{ type: 'PlayerLeft', nextBidIds: ['b1', 'b3'] }]);
    expect(concerned(at, events)).toEqual([['p2']]);
    expect(textOf(at, events)).toBe(
      'Player 1 left; Player 2 leads lot 1 with 3 Chips and Player 2 leads lot 2 with 3 Chips.',
    );
    const removal = { type: 'RemovePlayer', playerId: at.players[1]!.id } as const;
    expect(concerned(at, at.round.do('host', removal))).toEqual([['p2']]);
  });
});

it('looks at every bid anew when an amendment changes what is bid [P5, AG1]', () => {
  const at = house([20, 20]);
  grantTo(at.round, at.players[1]!.id, { TRUNG: 3 });
  at.bid(1, 1, 5);
  at.bid(2, 2, 3);
  amend(at, [{ op: 'replace', path: '/currency', value: 'TRUNG' }]);
  expect(bidsOf(at)).toEqual(['p1 5 FAILED UNAFFORDABLE', 'p2 3 STANDING']);
});

it('is a fold: the journal gives the same bids [invariant 4]', () => {
  const at = house([20, 10]);
  at.bid(2, 1, 3);
  at.bid(1, 1, 12);
  give(at, 9);
  expect(rowsOf(replay(at.round.journal))).toEqual(rowsOf(at.round.state));
});
