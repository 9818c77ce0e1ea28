/** Slots: each roll of the die shows one symbol, and each line of the chart is possible. */
import { problem } from '../../document/problem';
import type { Problem } from '../../document/problem';
import type { SlotSymbol } from '../../round/society';
import { knownCodes } from '../common/codes';
import type { MentionedCode } from '../common/codes';
import type { RoundCheck } from '../common/check';

const PATH = ['tables', 'slots'];

export const slots: RoundCheck = ({ tables }) => {
  if (tables === null) return [];
  const { symbols, chart, sides, rolls } = tables.slots;
  return [
    ...covered(symbols, sides),
    ...knownCodes(
      'a symbol',
      symbols.map(({ symbol }) => symbol),
      chart.map(({ symbol }, at): MentionedCode => [[...PATH, 'chart', at, 'symbol'], symbol]),
    ),
    ...chart.flatMap(({ inSequence }, at) =>
      inSequence <= rolls
        ? []
        : [problem([...PATH, 'chart', at, 'inSequence'], `expected at most ${rolls}, the rolls`)],
    ),
  ];
};

function covered(symbols: readonly SlotSymbol[], sides: number): Problem[] {
  const byRoll = symbols
    .map((symbol, place) => ({ ...symbol, place }))
    .sort((a, b) => a.from - b.from);
  let next = 1;
  const problems: Problem[] = [];
  for (const { from, to, place } of byRoll) {
    const path = [...PATH, 'symbols', place];
    if (from !== next) problems.push(problem([...path, 'from'], `expected ${next}`));
    if (to < from) problems.push(problem([...path, 'to'], `expected ${from} or more`));
    next = Math.max(next, to + 1);
  }
  if (next === sides + 1) return problems;
  return [...problems, problem([...PATH, 'sides'], `expected ${next - 1}, the last roll shown`)];
}
