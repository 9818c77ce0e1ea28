import { itemCode, rational } from '../../../src/kernel';
import { eventText, taxOf, wealthOf } from '../../../src/round';
import { at, EDITION, edition, MONDAY, ofType, TestRound } from '../harness';

describe('tax [Phases; C1]', () => {
  it.each([
    [0, 0],
    [300, 0],
    [319, 0],
    [320, 5],
    [400, 25],
    [699, 95],
    [700, 100],
    [10_000, 100],
  ])('of a wealth of %d is %d', (wealth, tax) => {
    expect(taxOf(EDITION, rational(wealth))).toBe(tax);
  });

  it.each([
    // 959/3 is 319 2/3, and 961/3 is 320 1/3. The sum 0.1 + 0.2 would be inexact.
    [959, 3, 0],
    [960, 3, 5],
    [961, 3, 5],
    [3_199_999, 10_000, 0],
  ])('of a wealth of %d/%d is %d, exactly', (numerator, denominator, tax) => {
    expect(taxOf(EDITION, rational(numerator, denominator))).toBe(tax);
  });

  it('is 0 where the ruleset has none', () => {
    const { income } = EDITION;
    expect(taxOf(edition({ income: { ...income, tax: null } }), rational(5000))).toBe(0);
  });
});

it('counts a player’s chips as wealth, and no other item [Phases]', () => {
  const round = TestRound.open({ rehearsal: true });
  const [ann] = round.join('ann');
  round.grant('ann', { CHIP: 400, TRUNG: 7, 'CARD:ACE:CUPS': 3 });
  expect(wealthOf(round.state, ann!)).toEqual(rational(400));
});

it('counts what the ruleset names, each for what it says [Phases; X3]', () => {
  const tax = {
    ...EDITION.income.tax!,
    wealth: [
      { item: itemCode('CHIP'), worth: 2 },
      { item: itemCode('TRUNG'), worth: 20 },
    ],
  };
  const document = edition({ income: { ...EDITION.income, tax } });
  const round = TestRound.open({ rehearsal: true, document });
  const [ann] = round.join('ann');
  round.grant('ann', { CHIP: 400, TRUNG: 7, GOLD_STAR: 3 });
  expect(wealthOf(round.state, ann!)).toEqual(rational(940));
});

it('is paid in other phases too where the ruleset says so, without tax [Phases; X7]', () => {
  const income = { ...EDITION.income, also: [{ phase: 'BARTERING', amount: 30 }] };
  const round = TestRound.open({ rehearsal: true, document: edition({ income }) });
  round.join('ann');
  round.grant('ann', { CHIP: 700 });
  const paid = (to: string) =>
    ofType(round.do('host', { type: 'AdvanceClock', toMs: at(to) }), 'IncomePaid').flatMap(
      ({ payments }) => payments.map(({ tax, amount }) => [tax, amount]),
    );
  expect(paid('2021-08-30')).toEqual([[100, 0]]);
  expect(paid('2021-09-02')).toEqual([[0, 30]]);
  round.join('bob');
  expect(round.held('bob', 'CHIP')).toBe(30);
  expect(paid('2021-09-06')).toEqual([
    [100, 0],
    [0, 100],
  ]);
});

it('is paid to all at once, each less tax on what there was before, in order of joining [C2]', () => {
  const round = TestRound.open({ rehearsal: true });
  const names = Array.from({ length: 11 }, (_, n) => `player ${n + 1}`);
  round.join(...names);
  round.grant('player 2', { CHIP: 319 });
  round.grant('player 3', { CHIP: 400 });
  round.grant('player 10', { CHIP: 700 });
  const events = round.do('host', { type: 'AdvanceClock', toMs: MONDAY });
  const paid = ofType(events, 'IncomePaid');
  expect(paid).toHaveLength(1);
  expect(paid[0]!.payments.map(({ playerId }) => playerId)).toEqual(
    names.map((_, n) => `p${n + 1}`),
  );
  expect(paid[0]!.payments.filter(({ wealth }) => wealth !== '0')).toEqual([
    { playerId: 'p2', wealth: '319', tax: 0, amount: 100 },
    { playerId: 'p3', wealth: '400', tax: 25, amount: 75 },
    { playerId: 'p10', wealth: '700', tax: 100, amount: 0 },
  ]);
  expect(round.held('player 10', 'CHIP')).toBe(700);
  expect(round.held('player 3', 'CHIP')).toBe(475);
});

it('is told of nobody where there is nobody', () => {
  const round = TestRound.open();
  expect(ofType(round.advanceTo(MONDAY), 'IncomePaid')).toEqual([]);
});

it('is told as what each gained, or as a sum where they gained unlike amounts', () => {
  const round = TestRound.open({ rehearsal: true });
  round.join('ann', 'bob');
  const told = (to: string) =>
    ofType(round.do('host', { type: 'AdvanceClock', toMs: at(to) }), 'IncomePaid');
  const texts = (to: string) => told(to).map((event) => eventText(round.state, event));
  expect(texts('2021-08-30')).toEqual(['2 players gained 100 Chips of income each.']);
  round.grant('ann', { CHIP: 220 });
  expect(texts('2021-09-06')).toEqual([
    '2 players gained 195 Chips of income together, less 5 of tax.',
  ]);
  round.grant('bob', { CHIP: 500 });
  round.grant('ann', { CHIP: 500 });
  expect(texts('2021-09-13')).toEqual([
    '2 players gained 0 Chips of income each, less 100 of tax each.',
  ]);
  round.do('bob', { type: 'LeaveSeason' });
  expect(texts('2021-09-20')).toEqual(['ann gained 0 Chips of income, less 100 of tax.']);
});
