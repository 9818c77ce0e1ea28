import {
  applyTransfers,
  BANK,
  destroy,
  held,
  holdingsOf,
  issuable,
  LEDGER_SPECS,
  ledgerViolations,
  mint,
  MOST_ISSUED,
  moveAll,
  ownerNamed,
  Tables,
} from '../../src/kernel';
import type { LedgerRows, Transfer } from '../../src/kernel';
import { fc } from '../support/property-testing';

const ledger = () => new Tables<LedgerRows>(LEDGER_SPECS);

const [ANN, BOB] = [ownerNamed('player:p1'), ownerNamed('player:p2')];
const OWNERS = [ANN, BOB, ownerNamed('lot:l1'), BANK];
const transfer: fc.Arbitrary<Transfer> = fc.record({
  from: fc.constantFrom(...OWNERS),
  to: fc.constantFrom(...OWNERS),
  item: fc.constantFrom('CHIP', 'CARD:KNIGHT:SWORDS'),
  quantity: fc.integer({ min: 1, max: 50 }),
});

const possible = (tables: Tables<LedgerRows>, { from, item, quantity }: Transfer): boolean =>
  from === BANK || held(tables, from, item) >= quantity;

describe('the ledger', () => {
  it('holds exactly what was issued, whatever moves [B1]', () => {
    fc.assert(
      fc.property(fc.array(transfer, { maxLength: 60 }), (transfers) => {
        const tables = ledger();
        for (const one of transfers) {
          if (possible(tables, one)) applyTransfers(tables, [one]);
        }
        expect(ledgerViolations(tables)).toEqual([]);
        for (const { quantity } of tables.all('holdings')) expect(quantity).toBeGreaterThan(0);
      }),
    );
  });

  it('leaves the total alone when items move between owners [B1]', () => {
    const tables = ledger();
    applyTransfers(tables, mint(ANN, [['CHIP', 100]]));
    applyTransfers(tables, moveAll(ANN, BOB, [['CHIP', 30]]));
    expect(held(tables, ANN, 'CHIP')).toBe(70);
    expect(held(tables, BOB, 'CHIP')).toBe(30);
    expect(tables.get('issues', 'CHIP')?.quantity).toBe(100);
  });

  it('takes back what is destroyed [B1]', () => {
    const tables = ledger();
    applyTransfers(tables, mint(ANN, [['CHIP', 7]]));
    applyTransfers(tables, destroy(ANN, [['CHIP', 7]]));
    expect(tables.all('holdings')).toEqual([]);
    expect(tables.all('issues')).toEqual([]);
  });

  it('lists what an owner has in order of item', () => {
    const tables = ledger();
    const items = [
      ['TRUNG', 2],
      ['CHIP', 1],
      ['GOLD_STAR', 0],
    ] as const;
    applyTransfers(tables, mint(ANN, items));
    expect(holdingsOf(tables, ANN).map(({ item }) => item)).toEqual(['CHIP', 'TRUNG']);
  });

  test.each([
    ['more than there is', 6],
    ['nothing', 0],
    ['less than nothing', -1],
    ['a fraction', 0.5],
    ['no number', Number.NaN],
  ])('stops a transfer of %s as a bug [B1]', (_, quantity) => {
    const tables = ledger();
    applyTransfers(tables, mint(ANN, [['CHIP', 5]]));
    const move = { from: ANN, to: BOB, item: 'CHIP', quantity } as const;
    expect(() => applyTransfers(tables, [move])).toThrow();
  });

  it('tells of what is held and was never issued [B1]', () => {
    const tables = ledger();
    tables.put('holdings', { id: 'player:p1|CHIP', owner: ANN, item: 'CHIP', quantity: 1 });
    expect(ledgerViolations(tables)).toHaveLength(1);
  });
});

describe('what the Bank can issue', () => {
  const CHIP = 'CHIP';
  const gift = (quantity: number, to = ANN): Transfer => ({ from: BANK, to, item: CHIP, quantity });

  it('is all that is asked for, as long as its sum is exact [P16]', () => {
    const tables = ledger();
    const asked = [gift(1), gift(MOST_ISSUED - 1, BOB)];
    expect(issuable(tables, asked)).toEqual(asked);
  });

  it('is what is left of it, then nothing, until some is taken back [P16]', () => {
    const tables = ledger();
    applyTransfers(tables, [gift(MOST_ISSUED - 3)]);
    const back = { from: ANN, to: BANK, item: CHIP, quantity: 2 } as const;
    expect(issuable(tables, [gift(1e30), gift(1), back, gift(5, BOB)])).toEqual([
      gift(3),
      back,
      gift(2, BOB),
    ]);
  });
});
