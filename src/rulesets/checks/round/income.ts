import { problem } from '../../document/problem';
import { expressionProblems } from '../../expressions/check-expression';
import { namesOfActions } from '../../mechanics/action-names';
import type { RoundCheck } from '../common/check';
import { codesOfEntries, repeatedCodes } from '../common/codes';

/** Phases: income is an amount less a tax, and never below 0. */
export const taxation: RoundCheck = ({ income: { amount, tax } }) =>
  tax === null || tax.maximum <= amount
    ? []
    : [problem(['income', 'tax', 'maximum'], `expected at most ${amount}, the income`)];

/** Income by event: each event occurs once, with an amount from public values [ruling AD3]. */
export const incomeByEvent: RoundCheck = (ruleset) => {
  const { byEvent = [] } = ruleset.income;
  const known = namesOfActions(ruleset);
  return [
    ...repeatedCodes(codesOfEntries(['income', 'byEvent'], byEvent, 'event')),
    ...byEvent.flatMap(({ amount }, at) => {
      const path = ['income', 'byEvent', at, 'amount'];
      return [
        ...expressionProblems(amount, known, 'NUMBER', path),
        ...(typeof amount === 'number' && amount < 1
          ? [problem(path, 'expected a number above 0')]
          : []),
      ];
    }),
  ];
};
