import { counted } from '../../../kernel';
import type { RoundRuleset } from '../../round/document';
import type { SlotLine } from '../../round/society';
import { plain, table } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { money } from '../common/words';

/** Slots [rulings J1, J2]. */
export const slots: RoundSectionWriter = (ruleset) => {
  if (ruleset.tables === null) return null;
  const machine = ruleset.tables.slots;
  return section(
    'slots',
    'Slots',
    `A sitting is one spin. It costs ${money(ruleset, machine.price)}, and each player has ` +
      `${counted(machine.sittingsPerWeek, 'sitting')} a week. A player who cannot pay cannot play, ` +
      `and that does not count as a sitting.`,
    `A d${machine.sides} is thrown ${counted(machine.rolls, 'time')}:`,
    table(
      ['Roll', 'Symbol'],
      machine.symbols.map(({ from, to, name }) => [range(from, to), plain(name)]),
    ),
    'One line of the chart counts: the first one, from the top, that the spin shows. The symbols ' +
      `of a line ${machine.counting === 'ANYWHERE' ? 'need not' : 'must'} be side by side.`,
    table(
      ['Symbols', 'Payout'],
      machine.chart.map((line) => [symbols(ruleset, line), payout(ruleset, line)]),
    ),
    'Play ends with the payout.',
  );
};

const range = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);

function symbols({ tables }: RoundRuleset, { symbol, inSequence }: SlotLine): string {
  const name = tables?.slots.symbols.find((known) => known.symbol === symbol)?.name ?? symbol;
  return inSequence === 1 ? plain(name) : `${inSequence} × ${plain(name)}`;
}

function payout(ruleset: RoundRuleset, line: SlotLine): string {
  const gains = line.payout === 0 ? 'Nothing' : money(ruleset, line.payout);
  if (!line.breaksMachine) return gains;
  return `${gains}; the machine is broken for this player until the week ends`;
}
