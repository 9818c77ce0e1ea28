import { optionsOf } from '../../../src/round';
import type { ClauseTerms } from '../../../src/round';
import { amounts } from '../amounts';
import { account, replay, rowsOf, typesOf } from '../harness';
import type { TestRound } from '../harness';
import { amendTo } from '../trades/amend-rules';
import { traders } from '../trades/traders';
import * as deals from './contract-commands';

const { clause, consent, contract, inForce, offerTo, withdraw } = deals;

const priced = (price: Readonly<Record<string, number>>, change: Partial<ClauseTerms> = {}) =>
  clause({ for: amounts(price), ...change });
/** A contract that sells a chip for 2 Trungs. Ann has 7 Trungs. */
function stall(change: Partial<ClauseTerms> = {}): TestRound {
  const round = inForce([priced({ TRUNG: 2 }, change)]);
  round.grant('ann', { TRUNG: 7 });
  return round;
}
const inside = (round: TestRound, item: string): number =>
  round.state.get('holdings', `contract:c1|${item}`)?.quantity ?? 0;
const mayTake = (round: TestRound, who: string): boolean =>
  optionsOf(round.state, account(who), round.now).some(
    ({ mutation }) => mutation === 'withdrawFromContract',
  );

describe('a clause with a price', () => {
  it('moves what is bought and its price in one event [Contracts; L3]', () => {
    const round = stall();
    const chips = round.held('ann', 'CHIP');
    expect(typesOf(round.do('ann', withdraw({ CHIP: 3 })))).toEqual(['ContractPaid']);
    expect([round.held('ann', 'CHIP') - chips, round.held('ann', 'TRUNG')]).toEqual([3, 1]);
    expect([inside(round, 'CHIP'), inside(round, 'TRUNG')]).toEqual([47, 6]);
    expect(round.violations()).toEqual([]);
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });

  it('moves nothing when the player lacks the price [Contracts; L3]', () => {
    const round = stall();
    expect(round.ask('ann', withdraw({ CHIP: 4 }))).toEqual({
      code: 'NOT_ENOUGH',
      rule: 'contracts',
      facts: { item: 'TRUNG', have: 7, need: 8 },
    });
    expect([inside(round, 'CHIP'), inside(round, 'TRUNG')]).toEqual([50, 0]);
  });

  it('counts what it paid, and not what was paid for it [G2, L3]', () => {
    const round = stall({ items: deals.chips(null, 3) });
    round.do('ann', withdraw({ CHIP: 2 }));
    expect(contract(round).clauses[0]?.paid).toMatchObject([{ item: 'CHIP', total: 2 }]);
    expect(round.ask('ann', withdraw({ CHIP: 2 }))).toMatchObject({ code: 'CLAUSE_EXCEEDED' });
  });

  it('is an option of whoever has the price, and of nobody else [Contracts; L3]', () => {
    const round = stall();
    expect([mayTake(round, 'ann'), mayTake(round, 'bob')]).toEqual([true, false]);
    round.do('ann', withdraw({ CHIP: 3 }));
    expect(mayTake(round, 'ann')).toBe(false);
  });

  it('is paid with the last consent, or the request lapses [G2, R9]', () => {
    const round = stall({ consentIds: ['p2' as never] });
    round.do('ann', withdraw({ CHIP: 1 }));
    expect(round.held('ann', 'TRUNG')).toBe(7);
    expect(typesOf(round.do('bob', consent()))).toEqual([
      'ContractChangeConsented',
      'ContractPaid',
    ]);
    expect(round.held('ann', 'TRUNG')).toBe(5);
    round.do('ann', withdraw({ CHIP: 2 }));
    round.do('ann', deals.deposit({ TRUNG: 2 }));
    expect(typesOf(round.do('bob', consent('d2')))).toEqual([
      'ContractChangeConsented',
      'ContractChangeDropped',
    ]);
    expect(round.held('ann', 'TRUNG')).toBe(3);
  });

  it('pays nothing once its price cannot be traded any more [R9]', () => {
    const round = stall();
    amendTo(round, (document) => void (document.trade.untradable = ['GOLD_STAR', 'TRUNG']));
    expect(round.ask('ann', withdraw({ CHIP: 1 }))).toMatchObject({
      code: 'ITEM_UNTRADABLE',
      facts: { item: 'TRUNG' },
    });
    expect(mayTake(round, 'ann')).toBe(false);
  });

  test.each([
    ['ITEM_UNKNOWN', { DUCK: 1 }],
    ['ITEM_UNTRADABLE', { GOLD_STAR: 1 }],
    ['AMOUNT_NOT_NATURAL', { CHIP: 0 }],
  ])('is refused with a price that nobody can pay: %s [R4, R9]', (why, price) => {
    expect(traders().ask('ann', offerTo(['p2'], [priced(price)]))).toMatchObject({
      code: 'CLAUSE_IMPOSSIBLE',
      facts: { clause: 1, why },
    });
  });

  it('is refused with a price that names an item twice, or too much of it [R4]', () => {
    const twice = clause({ for: [...amounts({ CHIP: 1 }), ...amounts({ CHIP: 2 })] });
    expect(traders().ask('ann', offerTo(['p2'], [twice]))).toMatchObject({
      facts: { why: 'ITEM_NAMED_TWICE' },
    });
    expect(traders().ask('ann', offerTo(['p2'], [priced({ CHIP: 2e9 })]))).toMatchObject({
      code: 'MALFORMED',
    });
  });
});
