import { counted } from '../../../kernel';
import type { Fortune } from '../../round/fortune';
import type { RoundRuleset } from '../../round/document';
import { expressionWords } from '../../expressions/expression-words';
import { fortuneEffectNames, fortuneNames, isOfCards } from '../../round/fortune-names';
import { plain, table } from '../../document/markdown';
import { effectWords } from '../common/player-actions';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { itemName } from '../common/words';

/** Fortunes [rulings B5, F5]. */
export const fortunes: RoundSectionWriter = (ruleset) => {
  if (ruleset.fortunes.length === 0) return null;
  const spared = ruleset.prizes.some(({ cardsBack }) => cardsBack);
  return section(
    'fortunes',
    'Fortunes',
    'Once a hand has its prize, its fortunes are told, beginning with the best-placed hand: each once ' +
      'for a hand that holds at least one card of its rank. Several in one hand come in the order of ' +
      'this table:',
    table(
      ['Fortune', 'The hand holds', 'What happens to its player'],
      ruleset.fortunes.map((fortune) => [
        plain(fortune.name),
        holding(ruleset, fortune),
        [dice(ruleset, fortune), ...also(ruleset, fortune)]
          .filter((told) => told !== '')
          .join('; '),
      ]),
    ),
    'The dice are those of the season, thrown for all to see. A player who would lose more than they ' +
      'have loses all of it.',
    ruleset.fortunes.some((fortune) => fortune.also !== undefined)
      ? 'What follows the dice of a fortune happens in order, each effect on the outcome of those ' +
          'before it, and none of it happens if any of it is impossible. In a formula, division by ' +
          '0 gives 0.'
      : null,
    spared ? 'A hand whose cards come back as its prize has no fortunes.' : null,
  );
};

/** The hands that trigger a fortune: by a rank, by a condition, or by both. */
function holding(ruleset: RoundRuleset, { rank, holds }: Fortune): string {
  const card = rank === undefined ? null : plain(rankName(ruleset, rank));
  const condition = holds === undefined ? null : expressionWords(holds, fortuneNames(ruleset));
  if (condition === null) return card ?? 'Anything';
  return card === null ? `Cards that make this true: ${condition}` : `${card}, if ${condition}`;
}

const also = (ruleset: RoundRuleset, { also: effects = [] }: Fortune): string[] =>
  effects.map((each) => {
    const words = effectWords(ruleset, each, fortuneEffectNames(ruleset, each));
    return isOfCards(ruleset, each) ? `for each card of the hand, ${words}` : words;
  });

function dice(ruleset: RoundRuleset, { effect: told }: Fortune): string {
  if (told === undefined) return '';
  switch (told.type) {
    case 'LOSE_DICE':
      return `Loses 1 to ${told.sides} ${itemName(ruleset, told.item, 2)} (d${told.sides})`;
    case 'GAIN_DICE':
      return `Gains 1 to ${told.sides} ${itemName(ruleset, told.item, 2)} (d${told.sides})`;
    case 'GAIN_CARDS':
      return `Gains ${counted(told.cards, 'card')} drawn by dice`;
  }
}

const rankName = ({ deck }: RoundRuleset, code: string): string =>
  deck.archetypes.flatMap(({ ranks }) => ranks).find(({ rank }) => rank === code)?.name ?? code;
