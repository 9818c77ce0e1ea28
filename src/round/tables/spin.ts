/**
 * "The player then rolls 3 times on the following table … Values of the same kind must be
 * sequential in the rolls to count. If multiple payouts apply at the same time, they gain the
 * effect of the payout higher in the chart" [Slots; ruling J1].
 */
import { required } from '../../kernel';
import type { RoundRuleset, SlotLine } from '../../rulesets';
import type { Spin } from './vocabulary';

export type SlotMachine = NonNullable<RoundRuleset['tables']>['slots'];

/** The result of a spin. Each rolled value counts from 1. */
export function spinOf(machine: SlotMachine, rolled: readonly number[]): Spin {
  const symbols = rolled.map((roll) => symbolOf(machine, roll));
  const line = machine.chart.find((candidate) => matchesLine(machine, symbols, candidate)) ?? null;
  return {
    rolled,
    symbols,
    line: line === null ? null : { symbol: line.symbol, inSequence: line.inSequence },
    price: machine.price,
    payout: line?.payout ?? 0,
    breaksMachine: line?.breaksMachine ?? false,
  };
}

function symbolOf({ symbols }: SlotMachine, roll: number): string {
  const shown = symbols.find(({ from, to }) => from <= roll && roll <= to);
  return required(shown, `a symbol for a roll of ${roll}`).symbol;
}

/** True if the line's symbol occurs often enough, side by side or anywhere [ruling X4]. */
function matchesLine(
  { counting }: SlotMachine,
  symbols: readonly string[],
  { symbol, inSequence }: SlotLine,
): boolean {
  if (counting === 'ANYWHERE') {
    return symbols.filter((shown) => shown === symbol).length >= inSequence;
  }
  let run = 0;
  for (const shown of symbols) {
    run = shown === symbol ? run + 1 : 0;
    if (run >= inSequence) return true;
  }
  return false;
}
