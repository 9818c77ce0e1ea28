/** Fortunes: what they speak of is known, and what they do can be done; each does something [X13]. */
import { expressionProblems, sizeOf } from '../expressions/check-expression';
import { formulaOf } from '../mechanics/action';
import { problem } from '../problem';
import { fortuneEffectNames, fortuneNames } from '../round/fortune-names';
import { effectProblems } from './actions';
import type { Sense } from './sense';

/** Of all fortunes: each is looked at for each hand. */
const LARGEST = 1_000;

export const fortunes: Sense = (ruleset) => {
  const [known, later] = [fortuneNames(ruleset), fortuneEffectNames(ruleset)];
  const sizes = ruleset.fortunes.flatMap(({ holds, also = [] }) => [
    ...(holds === undefined ? [] : [sizeOf(holds)]),
    ...also
      .map(formulaOf)
      .filter((formula) => formula !== null)
      .map(sizeOf),
  ]);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  const expected = `expected at most ${LARGEST} numbers, names and operators in all fortunes together; there are ${size}`;
  return [
    ...ruleset.fortunes.flatMap(({ holds, effect, also }, place) => {
      const here = ['fortunes', place];
      return [
        ...(effect === undefined && also === undefined
          ? [problem(here, 'expected an effect, or what happens also')]
          : []),
        ...(holds === undefined
          ? []
          : expressionProblems(holds, known, 'FLAG', [...here, 'holds'])),
        ...(also ?? []).flatMap((each, at) =>
          effectProblems(ruleset, {}, each, later, [...here, 'also', at]),
        ),
      ];
    }),
    ...(size > LARGEST ? [problem(['fortunes'], expected)] : []),
  ];
};
