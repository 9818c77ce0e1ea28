/** Income by event: each event once, with an amount from public values [ruling AD3]. */
import { expressionProblems } from '../../expressions/check-expression';
import { namesOfActions } from '../../mechanics/names-of-actions';
import { problem } from '../../document/problem';
import { each, repeated } from '../common/named';
import type { Sense } from '../common/sense';

export const incomeByEvent: Sense = (ruleset) => {
  const { byEvent = [] } = ruleset.income;
  const known = namesOfActions(ruleset);
  return [
    ...repeated(each(['income', 'byEvent'], byEvent, 'event')),
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
