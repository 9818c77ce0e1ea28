/**
 * Ids of different kinds must not mix. The compiler checks this: an expected error that is missing
 * is an error.
 */
import { idsOf } from '../../src/season/model/ids';
import type { IdOf } from '../../src/season/model/ids';
import { BET_IDS } from '../../src/dynasty/model/ids';
import type { BidId, DuckId, LotId, TableId } from '../../src/round/model/ids';
import {
  CONTRACT_CHANGE_IDS,
  DUCK_IDS,
  LOT_IDS,
  TABLE_IDS,
  TRADE_IDS,
} from '../../src/round/model/ids';
import { emptyRound } from '../../src/round';

const ONE_IDS = idsOf('One', 'z');

describe('an id within a season', () => {
  it('is the letter of its kind and its number', () => {
    expect(LOT_IDS.of(7)).toBe('l7');
    expect(LOT_IDS.read('l7')).toBe('l7');
    expect([TRADE_IDS.letter, TABLE_IDS.letter]).toEqual(['t', 't']);
  });

  it.each([
    '',
    'l',
    '7',
    'l0',
    'l07',
    'l-1',
    'l1.5',
    'll1',
    'b1',
    'L1',
    'l1 ',
    'l9999999999999999',
  ])('is not %j', (text) => {
    expect(LOT_IDS.read(text)).toBeNull();
  });

  it('is of one kind, as the compiler sees it, even where two share a letter', () => {
    const lot: LotId = 'l1';
    const [trade, duck] = [TRADE_IDS.of(1), DUCK_IDS.of(1)];
    const state = emptyRound();
    // @ts-expect-error of another letter
    const other: LotId = trade;
    // @ts-expect-error it is the id of a trade
    const table: TableId = trade;
    // @ts-expect-error it is the id of a change
    const drake: DuckId = CONTRACT_CHANGE_IDS.of(1);
    // @ts-expect-error it may be any text
    const text: DuckId = String(duck);
    // @ts-expect-error it is the id of a bet
    const bid: BidId = BET_IDS.of(1);
    // @ts-expect-error it is the id of a trade
    expect(state.get('gamingTables', trade)).toBeUndefined();
    // @ts-expect-error it is the id of a lot
    expect(state.get('trades', lot)).toBeUndefined();
    expect(state.get('trades', trade)).toBeUndefined();
    expect([other, table, drake, text, bid]).toEqual(['t1', 't1', 'd1', 'd1', 'b1']);
  });

  it('has the name of its kind from its lettering', () => {
    const other = idsOf('Other', 'z');
    expect(ONE_IDS.of(1)).toBe('z1');
    // @ts-expect-error of one and the same letter
    const mixed: IdOf<typeof ONE_IDS> = other.of(1);
    expect(mixed).toBe('z1');
  });
});
