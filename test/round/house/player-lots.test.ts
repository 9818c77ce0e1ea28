import { later, ofType, typesOf } from '../harness';
import { audienceOf, eventText, topicsOf } from '../../../src/round';
import type { RoundEvent } from '../../../src/round';
import {
  bids,
  clockTo,
  gala,
  makeLot,
  MONDAY,
  NEXT_SUNDAY,
  statusOf,
  thirdParty,
  THURSDAY,
} from './gallery-round';

const returned = (events: readonly RoundEvent[]): string[] =>
  ofType(events, 'PlayerLotReturned').map(({ lotId }) => lotId);

describe('the end of an Auction Phase', () => {
  it('gives every Player Lot back when nobody’s bids are unresolved [The Auction House; E7]', () => {
    const round = gala({ works: [10] });
    const [a, b] = [makeLot(round, 'ann', { 'WORK:w1': 1 }), makeLot(round, 'bob', { TRUNG: 5 })];
    expect(returned(clockTo(round, later(THURSDAY, -1)))).toEqual([]);
    const events = clockTo(round, THURSDAY);
    expect(returned(events)).toEqual([a.id, b.id]);
    expect(typesOf(events).indexOf('PlayerLotReturned')).toBeLessThan(
      typesOf(events).indexOf('PhaseStarted'),
    );
    expect([statusOf(round, a), statusOf(round, b)]).toEqual(['RETURNED', 'RETURNED']);
    expect([round.held('ann', 'WORK:w1'), round.held('bob', 'TRUNG')]).toEqual([1, 5]);
    expect(round.state.need('works', 'w1').owner).toBe('player:p1');
  });

  it('keeps them all while any bid is unresolved, on whatever lot [E7]', () => {
    const round = gala();
    const [a, b] = [makeLot(round, 'ann', { TRUNG: 1 }), makeLot(round, 'ann', { TRUNG: 1 })];
    clockTo(round, MONDAY);
    round.do('bob', bids([b.number, 1]));
    expect(returned(clockTo(round, THURSDAY))).toEqual([]);
    const late = makeLot(round, 'ann', { TRUNG: 1 });
    const events = clockTo(round, NEXT_SUNDAY);
    expect(ofType(events, 'LotSold')).toMatchObject([{ lotId: b.id, playerId: 'p2', price: 1 }]);
    expect(returned(events)).toEqual([a.id]);
    expect(statusOf(round, late)).toBe('STANDING');
    expect(ofType(events, 'AuctionConcluded')).toMatchObject([
      { soldLotIds: [b.id], unsoldLotIds: [a.id] },
    ]);
  });

  it('keeps them for bids that are then not revealed, and gives them back on Sunday [E7]', () => {
    const round = gala();
    const lot = makeLot(round, 'ann', { TRUNG: 1 });
    clockTo(round, MONDAY);
    round.do('bob', { type: 'CommitSecretAction', kind: 'BIDS', sha256: 'a'.repeat(64) });
    expect(returned(clockTo(round, THURSDAY))).toEqual([]);
    expect(returned(clockTo(round, NEXT_SUNDAY))).toEqual([lot.id]);
  });

  it('gives them back though a hand is unresolved [E7]', () => {
    const round = gala();
    const lot = makeLot(round, 'ann', { TRUNG: 1 });
    clockTo(round, MONDAY);
    round.do('bob', { type: 'CommitSecretAction', kind: 'HAND', sha256: 'a'.repeat(64) });
    expect(returned(clockTo(round, THURSDAY))).toEqual([lot.id]);
  });

  it('comes again for a lot that was made since Thursday [E7, E10]', () => {
    const round = gala();
    clockTo(round, THURSDAY);
    const lot = makeLot(round, 'ann', { TRUNG: 1 });
    expect(returned(clockTo(round, later(THURSDAY, 7 * 86_400_000)))).toEqual([lot.id]);
  });

  it('waits for Sunday though all who bid have left by then [N10]', () => {
    const round = gala();
    const lot = makeLot(round, 'ann', { TRUNG: 1 });
    clockTo(round, MONDAY);
    round.do('bob', bids([lot.number, 1]));
    clockTo(round, THURSDAY);
    round.do('bob', { type: 'LeaveSeason' });
    expect(returned(clockTo(round, later(NEXT_SUNDAY, -1)))).toEqual([]);
    expect(returned(clockTo(round, NEXT_SUNDAY))).toEqual([lot.id]);
  });

  it('comes for Player Lots also when the rules have no Auction House any more [N9]', () => {
    const round = gala();
    const lot = makeLot(round, 'ann', { TRUNG: 1 });
    const revision = round.state.need('revisions', 'r1');
    const auction = { ...revision.document.auction, house: null };
    round.state.put('revisions', { ...revision, document: { ...revision.document, auction } });
    expect(returned(clockTo(round, THURSDAY))).toEqual([lot.id]);
  });
});

describe('what is told of a Player Lot', () => {
  it('concerns its creator: its sale, its return and what third parties bid and pay', () => {
    const round = gala({ works: [50] });
    const lot = makeLot(round, 'ann', { 'WORK:w1': 1 });
    makeLot(round, 'cyd', { TRUNG: 1 });
    clockTo(round, MONDAY);
    round.do('bob', bids([lot.number, 70]));
    clockTo(round, THURSDAY);
    thirdParty(round, lot, 60);
    const told = clockTo(round, NEXT_SUNDAY).map((event) => [
      event.type,
      audienceOf(round.state, event).join(' '),
      eventText(round.state, event),
    ]);
    expect(told.filter(([type]) => /Lot|Works/.test(type ?? ''))).toEqual([
      ['LotSold', '', 'bob won lot 1 for 70 Chips.'],
      ['WorksRevalued', '', '“The Duck” by Ann is now worth 70 Chips.'],
      ['PlayerLotReturned', 'p3', 'The items in lot 2 went back to cyd.'],
    ]);
  });

  it.each<[string, RoundEvent, string]>([
    [
      'a lot that is made',
      {
        type: 'PlayerLotCreated',
        lotId: 'l1',
        number: 1,
        playerId: 'p1' as never,
        items: [
          { item: 'TRUNG', quantity: 2 },
          { item: 'WORK:w1', quantity: 1 },
        ],
        transfers: [],
      },
      'ann made lot 1 of 2 Trungs and “The Duck” by Ann.',
    ],
    [
      'a lot that is destroyed',
      { type: 'PlayerLotDestroyed', lotId: 'l1', playerId: 'p1' as never, transfers: [] },
      'The items in lot 1 were destroyed, since ann left.',
    ],
    [
      'a third party that wins',
      {
        type: 'ThirdPartyWon',
        lotId: 'l1',
        playerId: 'p1' as never,
        price: 60,
        workIds: ['w1'],
        left: [],
        transfers: [],
      },
      'A third party won “The Duck” by Ann from lot 1 for the Gallery; ann gained 60 Chips.',
    ],
  ])('is a sentence about %s, and changes the auction', (_, event, text) => {
    const round = gala({ works: [50] });
    expect(eventText(round.state, event)).toBe(text);
    expect(topicsOf(event)).toEqual(['AUCTION']);
  });
});
