/** Phases: income is an amount less a tax, and never below 0. */
import { problem } from '../../document/problem';
import type { Sense } from '../common/sense';

export const taxation: Sense = ({ income: { amount, tax } }) =>
  tax === null || tax.maximum <= amount
    ? []
    : [problem(['income', 'tax', 'maximum'], `expected at most ${amount}, the income`)];
