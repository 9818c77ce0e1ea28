import { held, ownerNamed } from '../../../src/kernel';
import { bidsOfLot } from '../../../src/round';
import type { RoundEvent } from '../../../src/round';
import { ofType } from '../harness';
import type { TestRound } from '../harness';
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
import type { LotRow } from '../../../src/round/lots/vocabulary';

type Evening = {
  readonly works: readonly number[];
  readonly more?: Readonly<Record<string, number>>;
  /** The amount that each bidder bids on Ann's lot. */
  readonly bidders?: Readonly<Record<string, number>>;
  readonly third?: number;
};

/** An auction with one lot, in which Ann has put all her Works. */
function evening({ works, more = {}, bidders = {}, third }: Evening): {
  readonly round: TestRound;
  readonly lot: LotRow;
  readonly events: RoundEvent[];
} {
  const round = gala({ works });
  const items = works.map((_, at) => [`WORK:w${at + 1}`, 1] as const);
  const lot = makeLot(round, 'ann', { ...more, ...Object.fromEntries(items) });
  clockTo(round, MONDAY);
  for (const [who, amount] of Object.entries(bidders)) round.do(who, bids([lot.number, amount]));
  round.do('cyd', { type: 'CommitSecretAction', kind: 'BIDS', sha256: 'a'.repeat(64) });
  clockTo(round, THURSDAY);
  if (third !== undefined) thirdParty(round, lot, third);
  return { round, lot, events: clockTo(round, NEXT_SUNDAY) };
}

const values = (round: TestRound): number[] => round.state.all('works').map(({ value }) => value);
/**
 * A player's gain in chips since the first 1,000. The income of 100 is taxed away, since the wealth
 * exceeds 300.
 */
const chips = (round: TestRound, who: string): number => round.held(who, 'CHIP') - 1000;

describe('a Player Lot that is won', () => {
  it('goes to the highest bidder, and its price to its creator [The Auction House; E7]', () => {
    const { round, lot, events } = evening({
      works: [50],
      more: { TRUNG: 2 },
      bidders: { bob: 40 },
    });
    expect(ofType(events, 'LotSold')).toEqual([
      {
        type: 'LotSold',
        lotId: lot.id,
        bidId: 'b1',
        playerId: 'p2',
        price: 40,
        transfers: [
          { from: 'lot:l1', to: 'player:p2', item: 'TRUNG', quantity: 2 },
          { from: 'lot:l1', to: 'player:p2', item: 'WORK:w1', quantity: 1 },
          { from: 'player:p2', to: 'player:p1', item: 'CHIP', quantity: 40 },
        ],
      },
    ]);
    expect([chips(round, 'ann'), chips(round, 'bob')]).toEqual([40, -40]);
    expect([statusOf(round, lot), values(round)]).toEqual(['SOLD', [50]]);
  });

  it('can be won by its creator, who pays nobody else, and is worth no more [E7]', () => {
    const { round, lot, events } = evening({ works: [50], bidders: { ann: 400 } });
    expect(ofType(events, 'LotSold')).toMatchObject([{ playerId: 'p1', price: 400 }]);
    expect([chips(round, 'ann'), values(round)]).toEqual([0, [50]]);
    expect([statusOf(round, lot), round.held('ann', 'WORK:w1')]).toEqual(['SOLD', 1]);
  });

  it.each<[string, readonly number[], number, readonly number[]]>([
    ['one Work to the price', [50], 70, [70]],
    ['no Work that is worth as much', [50], 50, [50]],
    ['several by their values, the largest remainder first', [30, 10], 67, [50, 17]],
    ['several, of equal remainders the earlier Work first', [10, 10], 25, [13, 12]],
    ['several in equal parts where all are worth 0', [0, 0, 0], 20, [7, 7, 6]],
    ['none of several that are worth more together', [30, 40], 60, [30, 40]],
  ])('raises %s [Bidding on Works of Art; E8]', (_, works, price, after) => {
    const { round, events } = evening({ works, bidders: { bob: price } });
    expect(values(round)).toEqual(after);
    const changed = after.some((value, at) => value !== works[at]);
    expect(ofType(events, 'WorksRevalued')).toHaveLength(changed ? 1 : 0);
  });
});

describe('a third party', () => {
  it('that bids more takes the Works to the Gallery and leaves the rest [E8]', () => {
    const { round, lot, events } = evening({
      works: [50],
      more: { TRUNG: 2 },
      bidders: { bob: 59 },
      third: 60,
    });
    expect(ofType(events, 'ThirdPartyWon')).toEqual([
      {
        type: 'ThirdPartyWon',
        lotId: lot.id,
        playerId: 'p1',
        price: 60,
        workIds: ['w1'],
        left: [{ item: 'TRUNG', quantity: 2 }],
        transfers: [
          { from: 'lot:l1', to: 'gallery', item: 'WORK:w1', quantity: 1 },
          { from: 'bank', to: 'player:p1', item: 'CHIP', quantity: 60 },
        ],
      },
    ]);
    expect([chips(round, 'ann'), chips(round, 'bob'), values(round)]).toEqual([60, 0, [50]]);
    expect(round.state.need('works', 'w1').owner).toBe('gallery');
    expect(round.state.need('bids', 'b1').status).toBe('LOST');
    expect(round.state.need('lots', lot.id)).toMatchObject({
      status: 'STANDING',
      thirdParty: null,
    });
    expect(ofType(events, 'PlayerLotReturned')).toEqual([]);
  });

  it('wins though no player’s bid is left, and leaves the rest for the next auction [E7, N4]', () => {
    const { round, lot } = evening({ works: [50], more: { TRUNG: 2 }, third: 60 });
    clockTo(round, NEXT_SUNDAY + 86_400_000);
    round.do('bob', bids([lot.number, 3]));
    clockTo(round, NEXT_SUNDAY + 7 * 86_400_000);
    expect(round.state.need('lots', lot.id)).toMatchObject({ status: 'SOLD', price: 3 });
    expect(held(round.state, ownerNamed('player:p2'), 'TRUNG')).toBe(7);
  });

  it('takes the bids of its auction along: the rest of the lot has those of the next alone [E7]', () => {
    const { round, lot } = evening({
      works: [50],
      more: { TRUNG: 2 },
      bidders: { bob: 59 },
      third: 60,
    });
    const seen = (): unknown[] =>
      bidsOfLot(round.state, lot.id).map(({ week, status, amount }) => [week, status, amount]);
    expect(seen()).toEqual([]);
    clockTo(round, NEXT_SUNDAY + 86_400_000);
    round.do('bob', bids([lot.number, 3]));
    clockTo(round, NEXT_SUNDAY + 4 * 86_400_000);
    expect(seen()).toEqual([[2, 'STANDING', 3]]);
    clockTo(round, NEXT_SUNDAY + 7 * 86_400_000);
    expect(seen()).toEqual([[2, 'WON', 3]]);
  });

  it('that takes everything leaves no lot [The Auction House]', () => {
    const { round, lot } = evening({ works: [50, 0], third: 60 });
    expect(statusOf(round, lot)).toBe('REMOVED');
    expect(round.state.all('works').map(({ owner }) => owner)).toEqual(['gallery', 'gallery']);
  });

  it('loses ties [E8]', () => {
    const { round, lot } = evening({ works: [50], bidders: { bob: 60 }, third: 60 });
    expect(round.state.need('lots', lot.id)).toMatchObject({ status: 'SOLD', winnerId: 'p2' });
    expect(values(round)).toEqual([60]);
  });
});
