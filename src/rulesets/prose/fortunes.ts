import { counted } from '../../kernel';
import type { Fortune } from '../round/auction';
import type { RoundRuleset } from '../round/document';
import { plain, table } from './markdown';
import { section } from './section';
import type { Writer } from './section';
import { itemName } from './words';

/** Fortunes [rulings B5, F5]. */
export const fortunes: Writer = (ruleset) => {
  if (ruleset.fortunes.length === 0) return null;
  const spared = ruleset.prizes.some(({ cardsBack }) => cardsBack);
  return section(
    'fortunes',
    'Fortunes',
    'After the prize of a hand its fortunes are told, those of the best placement first, each once ' +
      'for a hand that holds at least one card of its rank. Several in one hand come in the order of ' +
      'this table:',
    table(
      ['Fortune', 'The hand holds', 'What happens to its player'],
      ruleset.fortunes.map((fortune) => [
        plain(fortune.name),
        plain(rankName(ruleset, fortune.rank)),
        effect(ruleset, fortune),
      ]),
    ),
    'The dice are those of the season, thrown for all to see. Whoever would lose more than they ' +
      'have loses all of it.',
    spared ? 'A hand whose cards come back as its prize has no fortunes.' : null,
  );
};

function effect(ruleset: RoundRuleset, { effect: told }: Fortune): string {
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
