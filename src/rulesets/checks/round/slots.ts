/** Slots: each line of the chart names a symbol. */
import { knownCodes } from '../common/codes';
import type { MentionedCode } from '../common/codes';
import type { RoundCheck } from '../common/check';

const PATH = ['tables', 'slots'];

export const slots: RoundCheck = ({ tables }) =>
  tables === null
    ? []
    : knownCodes(
        'a symbol',
        tables.slots.symbols.map(({ symbol }) => symbol),
        tables.slots.chart.map(({ symbol }, at): MentionedCode => [
          [...PATH, 'chart', at, 'symbol'],
          symbol,
        ]),
      );
