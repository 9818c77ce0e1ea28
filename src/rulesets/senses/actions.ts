import { expressionProblems } from '../expressions/check-expression';
import { actionsOf, namesOfActions } from '../mechanics/actions-of';
import { problem } from '../problem';
import type { Problem } from '../problem';
import type { Ruleset } from '../ruleset';
import { each, repeated } from './named';

/** Each has a code of its own, costs what there is, and changes and reads what it may. */
export function actions(ruleset: Ruleset): Problem[] {
  const all = actionsOf(ruleset);
  const names = namesOfActions(ruleset);
  const items = new Set<string>(
    ruleset.kind === 'ROUND' ? ruleset.items.map(({ item }) => item) : ['PEG'],
  );
  return [
    ...repeated(each(['actions'], all, 'action')),
    ...all.flatMap(({ cost, effects }, at) => [
      ...repeated(each(['actions', at, 'cost'], cost, 'item')),
      ...cost.flatMap(({ item }, place) =>
        items.has(item)
          ? []
          : [
              problem(
                ['actions', at, 'cost', place, 'item'],
                `expected an item; there is no ${item}`,
              ),
            ],
      ),
      ...effects.flatMap(({ value, by }, place) => {
        const here = ['actions', at, 'effects', place] as const;
        const known = names.get(`value:${value}`);
        if (known?.type === 'NUMBER') {
          return expressionProblems(by, names, 'NUMBER', [...here, 'by']);
        }
        const message = `expected a tracked number of players or the season that is not secret; ${value} is not`;
        return [problem([...here, 'value'], message)];
      }),
    ]),
  ];
}
