import { namesIn } from '../../expressions/check-expression';
import type { Expression } from '../../expressions/expression';
import { divisionWords, expressionWords } from '../../expressions/expression-words';
import { valueOfHandName, valueOfName } from '../../mechanics/value-names';
import type { Multiplier } from '../../round/auction';
import { rankCount } from '../../round/cards';
import type { SuitGroup } from '../../round/deck';
import type { RoundRuleset } from '../../round/document';
import { MULTIPLIER_RANGE, multiplierNames, scoreNames } from '../../round/score-names';
import { list, plain, table } from '../../document/markdown';
import { pokerHands } from './poker-hands';
import { section } from '../common/section';
import type { RuleSection, RoundSectionWriter } from '../common/section';

/** Scoring, or the ranking of hands in the editions with poker hands. */
export const scoring: RoundSectionWriter = (ruleset) => {
  const { ranking } = ruleset.hands;
  return ranking.procedure === 'SCORE' ? scored(ruleset, ranking) : pokerHands(ruleset, ranking);
};

type Scored = Extract<RoundRuleset['hands']['ranking'], { procedure: 'SCORE' }>;

/** Scoring [rulings F1, F2, F4]. */
function scored(ruleset: RoundRuleset, { formula, multipliers }: Scored): RuleSection {
  return section(
    'scoring',
    'Scoring',
    ...(formula === undefined ? [usual(ruleset)] : byFormula(ruleset, formula)),
    table(
      ['Multiplier', 'When', 'Worth'],
      multipliers.map((multiplier) => [
        plain(multiplier.name),
        condition(ruleset, multiplier),
        worth(ruleset, multiplier),
      ]),
    ),
    'Ranks of different archetypes are different ranks, even where their numbers are the same.',
    readsValues(formula, multipliers)
      ? 'Tracked values count here as they are when the hands are placed.'
      : null,
    'The hand with the higher score is placed higher; of two with the same score, the one that was ' +
      'committed earlier.',
  );
}

const readsValues = (
  formula: Expression | undefined,
  multipliers: readonly Multiplier[],
): boolean =>
  [
    ...(formula === undefined ? [] : [formula]),
    ...multipliers.flatMap((each) =>
      each.condition === 'FORMULA' ? [each.holds, each.value] : [],
    ),
  ].some((expression) =>
    namesIn(expression).some((name) => (valueOfName(name) ?? valueOfHandName(name)) !== null),
  );

function usual({ deck }: RoundRuleset): string {
  const ranks = rankCount(deck);
  const sum = deck.archetypes.map(({ ranks: { length }, name }) => `${length} ${plain(name)}`);
  return (
    `A hand scores **c × ${ranks} × m + h**. Here, c is the number of its cards, ${ranks} is the ` +
    `number of ranks that the rules define (${list(sum)}), m is the product of all its ` +
    'multipliers, or 1 if it has none, and h is the highest number of a rank in it.'
  );
}

/** The ruleset's own formula, and the meaning of its names [ruling X2]. */
function byFormula(ruleset: RoundRuleset, formula: Expression): (string | null)[] {
  const known = scoreNames(ruleset);
  const spoken = [...new Set(namesIn(formula))].flatMap((name) => {
    const value = known.get(name);
    return value === undefined ? [] : [`${value.words} is ${value.meaning}`];
  });
  const here = spoken.length === 0 ? '' : ` Here, ${list(spoken)}.`;
  return [
    `A hand scores **${plain(expressionWords(formula, known))}**.${plain(here)}`,
    divisionWords(formula),
  ];
}

function condition(ruleset: RoundRuleset, multiplier: Multiplier): string {
  const { deck } = ruleset;
  switch (multiplier.condition) {
    case 'PAIRED':
      return (
        'Every rank in the hand occurs equally often, and at least twice: x ranks, y of ' + 'each.'
      );
    case 'RUNNING':
      return (
        `${multiplier.minimumCards} cards or more of one archetype, all of different ranks whose ` +
        'numbers follow one another. The first rank does not follow the last.'
      );
    case 'HAS_RANKS':
      return `At least one each of ${list(multiplier.ranks.map((rank) => rankName(deck, rank)))}.`;
    case 'TRADITION':
      return `The suits are all those of one tradition and no others${except(deck.traditions)}.`;
    case 'COLOR':
      return `The suits are all those of one color and no others${except(deck.colors)}.`;
    case 'ONE_SUIT':
      return `${multiplier.minimumCards} cards or more, all of one suit.`;
    case 'FORMULA':
      return `${inWords(ruleset, multiplier.holds)}.`;
  }
}

/**
 * An expression with words in place of the letters, for a table: it has no room to explain letters.
 */
function inWords(ruleset: RoundRuleset, expression: Expression): string {
  const known = [...multiplierNames(ruleset)].map(
    ([name, { meaning, type }]) => [name, { type, words: meaning }] as const,
  );
  return plain(expressionWords(expression, new Map(known)));
}

function worth(ruleset: RoundRuleset, multiplier: Multiplier): string {
  switch (multiplier.condition) {
    case 'PAIRED':
      return 'x + y';
    case 'RUNNING':
      return 'h';
    case 'HAS_RANKS':
    case 'TRADITION':
    case 'COLOR':
    case 'ONE_SUIT':
      return String(multiplier.value);
    case 'FORMULA': {
      const { least, most } = MULTIPLIER_RANGE;
      const words = inWords(ruleset, multiplier.value);
      return typeof multiplier.value === 'number' ? words : `${words}, from ${least} to ${most}`;
    }
  }
}

const rankName = ({ archetypes }: RoundRuleset['deck'], code: string): string =>
  plain(archetypes.flatMap(({ ranks }) => ranks).find(({ rank }) => rank === code)?.name ?? code);

function except(groups: readonly SuitGroup[]): string {
  const not = groups.filter(({ counts }) => !counts).map(({ name }) => plain(name));
  return not.length === 0 ? '' : ` (${list(not)} does not count)`;
}
