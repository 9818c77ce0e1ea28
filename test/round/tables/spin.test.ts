import { EDITION } from '../harness';
import { spinOf } from '../../../src/round/tables/spin';

const machine = EDITION.tables!.slots;
const D20 = Array.from({ length: 20 }, (_, index) => index + 1);
const ROLLS = D20.flatMap((a) => D20.flatMap((b) => D20.map((c) => [a, b, c])));

describe('all 8,000 rolls', () => {
  const spins = ROLLS.map((rolled) => spinOf(machine, rolled));

  it('pay 42842/8000 = 5.35525 chips in the mean [Slots; J1]', () => {
    expect(spins).toHaveLength(8000);
    expect(spins.reduce((sum, { payout }) => sum + payout, 0)).toBe(42_842);
  });

  it('break the machine once in 64 [Slots; J1]', () => {
    expect(spins.filter(({ breaksMachine }) => breaksMachine)).toHaveLength(8000 / 64);
  });

  it('pay what the chart says, read independently [Slots; J1]', () => {
    for (const [at, rolled] of ROLLS.entries()) {
      expect([rolled, spins[at]!.payout]).toEqual([rolled, byHand(rolled)]);
    }
  });
});

/** The payout by the text's chart, coded independently. */
function byHand(rolled: readonly number[]): number {
  const letters = rolled.map((roll) => 'DDDDDTTTTSSSSJJJ^^^8'.charAt(roll - 1)).join('');
  const chart: [string, number][] = [
    ...[['DDD', 0] as const, ['DD', 0] as const].map(([line, pays]): [string, number] => [
      line,
      pays,
    ]),
    ...([
      ['888', 100],
      ['88', 50],
      ['8', 25],
      ['^^^', 24],
      ['^^', 20],
    ] as [string, number][]),
    ...([
      ['JJJ', 18],
      ['JJ', 12],
      ['SSS', 10],
      ['SS', 6],
      ['TTT', 3],
      ['TT', 1],
    ] as [string, number][]),
  ];
  return chart.find(([line]) => letters.includes(line))?.[1] ?? 0;
}

it.each([
  ['DUCK DUCK ∞: the ducks come first', [1, 5, 20], 'DUCK', 2, 0],
  ['∞ DUCK ∞: one ∞ at a time', [20, 1, 20], 'INFINITY', 1, 25],
  ['∞ ∞ ▲', [20, 20, 17], 'INFINITY', 2, 50],
  ['▲ ▲ ▲', [17, 18, 19], 'TRIANGLE', 3, 24],
  ['Thinking Thinking Duck', [6, 9, 5], 'THINKING', 2, 1],
])(
  'shows one line, the first that applies: %s [J1]',
  (_what, rolled, symbol, inSequence, payout) => {
    expect(spinOf(machine, rolled)).toMatchObject({ line: { symbol, inSequence }, payout });
  },
);

it('shows no line for symbols that are not side by side [J1]', () => {
  expect(spinOf(machine, [17, 1, 17])).toMatchObject({
    symbols: ['TRIANGLE', 'DUCK', 'TRIANGLE'],
    line: null,
    payout: 0,
    breaksMachine: false,
  });
});

it('counts symbols wherever they are where the ruleset says so [Slots; J1, X4]', () => {
  const anywhere = { ...machine, counting: 'ANYWHERE' as const };
  expect(spinOf(anywhere, [17, 1, 17])).toMatchObject({
    line: { symbol: 'TRIANGLE', inSequence: 2 },
    payout: 20,
  });
  // The first matching line still counts, so two ducks pay nothing beside an infinity.
  expect(spinOf(anywhere, [1, 20, 1])).toMatchObject({
    line: { symbol: 'DUCK', inSequence: 2 },
    payout: 0,
  });
});
