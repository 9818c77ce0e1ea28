/** The numbers by which players win, and the codes that victory and votes go by [ruling AK6]. */
import type { Expression } from '../expressions/expression';
import { namesIn } from '../expressions/check-expression';
import { isOfOthers } from '../mechanics/victory-names';
import { valueOfName } from '../mechanics/value-names';
import type { Ruleset } from '../document/ruleset';

/** Every edition lets a player win with ten of something, and gives the first hand one of it. */
const WINS_WITH = 10;

/** Names in conditions of victory that no player has of their own. */
const OF_NOBODY = new Set(['players', 'week']);

/** The winning number of each name in the conditions of victory; ten where they do not fix one. */
function winningNumbers(ruleset: Ruleset): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (name: string, number: number): void => {
    found.set(name, Math.min(found.get(name) ?? Infinity, number));
  };
  if (ruleset.kind === 'ROUND') {
    const { victory } = ruleset;
    if (victory !== null) add(`items.${victory.item}`, victory.quantity);
  } else {
    for (const condition of ruleset.victory ?? []) {
      if (condition.type === 'MAGISTRELLI') add('magistrelli', condition.least);
      else add('pegs', condition.type === 'PEGS' ? condition.least : condition.by);
    }
  }
  for (const condition of ruleset.victoryConditions?.conditions ?? []) {
    for (const name of namesIn(condition)) {
      if (isOfOthers(name) || OF_NOBODY.has(name)) continue;
      const numbers = numbersFor(name, condition);
      add(name, numbers.length === 0 ? WINS_WITH : Math.min(...numbers));
    }
  }
  return found;
}

/** The numbers with which the expression compares the name. */
function numbersFor(name: string, expression: Expression): readonly number[] {
  if (typeof expression !== 'object' || 'name' in expression) return [];
  const { of } = expression;
  const isCompared = of.some(
    (each) => typeof each === 'object' && 'name' in each && each.name === name,
  );
  return of.flatMap((each) =>
    typeof each !== 'number' ? numbersFor(name, each) : isCompared ? [each] : [],
  );
}

/** The most of each number that one proposal can give a player without being grave: a tenth. */
export const sharesOf = (ruleset: Ruleset): ReadonlyMap<string, bigint> =>
  new Map(
    [...winningNumbers(ruleset)].map(([name, number]) => [
      name,
      BigInt(Math.max(1, Math.floor(number / WINS_WITH))),
    ]),
  );

/** The codes of the tracked values that formulas of votes and conditions of victory read. */
export const valuesOfVotes = ({ proposals, victoryConditions }: Ruleset): ReadonlySet<string> =>
  new Set(
    JSON.stringify([proposals, victoryConditions])
      .match(/"(?:others\.)?value:[^"]+"/g)
      ?.map((name) => name.slice(name.indexOf(':') + 1, -1)) ?? [],
  );

/** The codes of everything by which a player wins or a vote is decided. */
export function decisiveCodes(ruleset: Ruleset): ReadonlySet<string> {
  const names = [...winningNumbers(ruleset).keys()];
  const codes = names.map((name) =>
    name === 'pegs' ? 'PEG' : (valueOfName(name) ?? name.replace(/^items\./, '')),
  );
  // If the currency wins, the rules of income say how players come by what wins.
  const income = ruleset.kind === 'ROUND' && codes.includes(ruleset.currency) ? ['income'] : [];
  return new Set([...codes, ...income, ...valuesOfVotes(ruleset)]);
}
