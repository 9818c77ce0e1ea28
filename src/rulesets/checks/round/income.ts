import { problem } from '../../document/problem';
import { expressionProblems } from '../../expressions/check-expression';
import { namesOfActions } from '../../mechanics/action-names';
import type { RoundCheck } from '../common/check';
import { codesOfEntries, repeatedCodes } from '../common/codes';

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
