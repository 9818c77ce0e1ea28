import { applyTransfers, itemCode, mint, MOST_ISSUED, ownerNamed } from '../../../src/kernel';
import { rulesetWith } from '../given';
import { MONDAY, ofType, TestRound, typesOf } from '../harness';

const tradeIn = (exchange: string, times: number) =>
  ({ type: 'TradeInTrungs', exchange, times }) as const;

const withTrungs = (trungs: number): TestRound => {
  const round = TestRound.open({ rehearsal: true });
  round.join('ann');
  if (trungs > 0) round.grant('ann', { TRUNG: trungs });
  return round;
};

it.each([
  ['GOLD_STAR', 1, 10],
  ['GOLD_STAR', 3, 30],
  ['STANDARD_PROPOSAL_MAKER', 1, 2],
  ['STANDARD_PROPOSAL_MAKER', 1000, 2000],
])('gives %s × %d for %d Trungs [Trung]', (exchange, times, trungs) => {
  const round = withTrungs(trungs);
  round.do('ann', tradeIn(exchange, times));
  expect(ofType(round.told, 'TrungsTradedIn')[0]!.transfers).toEqual([
    { from: 'player:p1', to: 'bank', item: 'TRUNG', quantity: trungs },
    { from: 'bank', to: 'player:p1', item: exchange, quantity: times },
  ]);
  expect(round.held('ann', 'TRUNG')).toBe(0);
  expect(round.held('ann', itemCode(exchange))).toBe(times);
});

it.each([
  ['GOLD_STAR', 1, 9, 10],
  ['GOLD_STAR', 2, 19, 20],
  ['STANDARD_PROPOSAL_MAKER', 1, 1, 2],
])('refuses %s × %d to who has %d Trungs [Trung]', (exchange, times, have, need) => {
  expect(withTrungs(have).ask('ann', tradeIn(exchange, times))).toEqual({
    code: 'NOT_ENOUGH',
    rule: 'trung',
    facts: { item: 'TRUNG', have, need },
  });
});

it.each([[0], [-1], [1.5]])('refuses %d times as no natural number', (times) => {
  expect(withTrungs(50).ask('ann', tradeIn('GOLD_STAR', times))).toMatchObject({
    code: 'AMOUNT_NOT_NATURAL',
  });
});

it('refuses more than 1,000 times, whoever asks', () => {
  expect(withTrungs(0).ask('eve', tradeIn('NOTHING', 1001))).toMatchObject({ code: 'MALFORMED' });
});

it('refuses an unknown exchange before the amount is looked at', () => {
  expect(withTrungs(0).ask('ann', tradeIn('DUCK', 0))).toMatchObject({ code: 'EXCHANGE_UNKNOWN' });
});

it('is refused to who is no player', () => {
  expect(withTrungs(0).ask('eve', tradeIn('DUCK', 0))).toMatchObject({ code: 'NOT_A_PLAYER' });
});

it('is refused before the start and after the end', () => {
  const round = TestRound.open({ rehearsal: true, startsAtMs: MONDAY });
  round.join('ann');
  expect(round.ask('ann', tradeIn('DUCK', 1))).toMatchObject({ code: 'ROUND_NOT_STARTED' });
  round.do('host', { type: 'CloseSeason' });
  expect(round.ask('ann', tradeIn('DUCK', 1))).toMatchObject({ code: 'ROUND_OVER' });
});

it('wins the round with the tenth Gold Star, which ends it at once [Victory]', () => {
  const round = withTrungs(100);
  round.do('ann', tradeIn('GOLD_STAR', 9));
  expect(typesOf(round.told)).toEqual(['TrungsTradedIn']);
  round.do('ann', tradeIn('GOLD_STAR', 1));
  expect(typesOf(round.told)).toEqual(['TrungsTradedIn', 'RoundWon', 'WeekEnded']);
});

it('is given no more than the Bank issues of an item, and every sum stays exact [P16]', () => {
  const document = rulesetWith(({ exchanges }) => {
    const [stars] = exchanges;
    stars!.give.quantity = 1;
    stars!.get = { item: itemCode('CHIP'), quantity: 1_000_000_000 };
  });
  const round = TestRound.open({ rehearsal: true, document });
  round.join('ann', 'bob');
  round.grant('ann', { TRUNG: 2 });
  // After this the Bank can issue only five more chips.
  const [rich] = mint(ownerNamed('player:p2'), [
    ['CHIP', MOST_ISSUED - 5 - round.held('ann', 'CHIP') - round.held('bob', 'CHIP')],
  ]);
  applyTransfers(round.state, [rich!]);
  round.do('ann', tradeIn('GOLD_STAR', 1));
  expect(ofType(round.told, 'TrungsTradedIn')[0]!.transfers).toMatchObject([
    { item: 'TRUNG', quantity: 1 },
    { item: 'CHIP', quantity: 5 },
  ]);
  round.do('ann', tradeIn('GOLD_STAR', 1));
  round.do('bob', { type: 'LeaveSeason' });
  expect(round.violations()).toEqual([]);
});
