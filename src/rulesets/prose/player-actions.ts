import { counted } from '../../kernel';
import { divisionWords, expressionWords } from '../expressions/expression-words';
import type { Action } from '../mechanics/action';
import { namesOfActions } from '../mechanics/actions-of';
import { findTracked } from '../mechanics/values-of';
import type { Ruleset } from '../ruleset';
import { list, plain } from './markdown';
import { amountOf } from './words';

/** What an action costs, does, and how often it may be done. */
export function actionSentence(ruleset: Ruleset, { title, cost, limit, effects }: Action): string {
  const names = namesOfActions(ruleset);
  const paid = cost.map((each) =>
    ruleset.kind === 'ROUND' ? amountOf(ruleset, each) : counted(each.quantity, 'peg'),
  );
  const price = paid.length === 0 ? '' : `, for ${list(paid)}`;
  const done = effects.map(({ type, value, by }) => {
    const declared = findTracked(ruleset, value);
    const what = `${plain(declared?.title ?? value)}${declared?.of === 'PLAYER' ? ' of the player' : ''}`;
    const words = expressionWords(by, names);
    return type === 'SET' ? `${what} becomes ${words}` : `to ${what} is added ${words}`;
  });
  const divisions = effects.map(({ by }) => divisionWords(by)).find((words) => words !== null);
  const often = limit === null ? '' : ` At most ${counted(limit.times, 'time')} ${PER[limit.per]}.`;
  const rounding = divisions === undefined ? '' : ` ${divisions}`;
  return `**${plain(title)}**${price}: ${list(done)}.${often}${rounding}`;
}

const PER = { DAY: 'a day', WEEK: 'a week', EVER: 'in all' } as const;
