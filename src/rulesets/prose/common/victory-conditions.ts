import type { KnownNames } from '../../expressions/check-expression';
import { divisionWords, expressionWords } from '../../expressions/expression-words';
import type { AnyVictoryConditions } from '../../mechanics/victory-conditions';
import { bullets, plain } from '../../document/markdown';

/**
 * The conditions of victory in either game. `ahead` names the winner among several players who meet
 * them at once, if the rules choose one [rulings X9, AB4].
 */
export function byConditions(
  season: 'round' | 'dynasty',
  { conditions, meet, tie }: AnyVictoryConditions,
  known: KnownNames,
  ahead: string,
): (string | null)[] {
  const which =
    conditions.length === 1 ? 'this is' : meet === 'ANY' ? 'one of these is' : 'all of these are';
  const divided = conditions.map(divisionWords).find((words) => words !== null);
  return [
    `As soon as the current action or settlement is complete, a player of whom ${which} true wins the ` +
      `${season}, and the ${season} is over:`,
    bullets(...conditions.map((condition) => `${plain(expressionWords(condition, known))}.`)),
    divided ?? null,
    `If this becomes true of several players at once, ${UNDECIDED.get(tie) ?? ahead}`,
  ];
}

const UNDECIDED: ReadonlyMap<string, string> = new Map([
  ['SHARED', 'all of them win.'],
  ['NOBODY', 'nobody wins until it is true of one player alone.'],
]);
