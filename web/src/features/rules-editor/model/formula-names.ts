import { t } from '../../../platform/i18n/translate';
import type { PlainWord } from '../../../platform/i18n/translate';
import type { FormulaPlace } from '../../../generated/graphql';
import type { References } from './references';
import type { NamedChoice } from './named-choice';
import { textAt } from './form-values';
import type { FormValues } from './form-values';

const plain = (name: string, key: PlainWord): NamedChoice => ({
  value: name,
  name: t(key),
});

/** Names for a formula, with explanations. The server knows all of them. */
export function formulaNames(
  of: FormulaPlace,
  known: References,
  entry: FormValues,
): readonly NamedChoice[] {
  switch (of) {
    case 'ACTOR':
      return ofActor(known);
    case 'ACTION':
    case 'SECRET_ACTION':
      return [...ofActor(known), ...ofTarget(known, textAt(entry, 'target'))];
    case 'MASK':
      return [...ofActor(known), ...ofOther(known)];
    case 'FORTUNE':
      return ofFortune(known);
    case 'FORTUNE_EFFECT':
      return [plain('dice', 'names.dice'), ...ofFortune(known), ...valuesOfCard(known)];
    case 'SCORE':
    case 'MULTIPLIER':
      return [...ofHand(known), ...values(known, ['PLAYER', 'SEASON'])];
    case 'PROPOSAL':
    case 'QUORUM':
    case 'RULING':
    case 'OFFICE':
      return [
        plain('votesFor', 'names.votesFor'),
        plain('votesAgainst', 'names.votesAgainst'),
        plain('players', 'names.players'),
      ];
    case 'VICTORY':
      return ofVictory(known);
  }
}

const values = (known: References, of: readonly string[]): readonly NamedChoice[] =>
  known.values
    .filter((each) => of.includes(each.of) && each.type !== 'TEXT' && !each.secret)
    .map(({ value, name }) => ({ value: `value:${value}`, name }));

const ofPlayer = (known: References): readonly NamedChoice[] => [
  ...values(known, ['PLAYER']),
  ...known.items.map(({ value, name }) => ({ value: `item:${value}`, name })),
  ...(known.isRound ? [] : [plain('magistrelli', 'names.magistrelli')]),
];

const ofActor = (known: References): readonly NamedChoice[] => [
  ...ofPlayer(known),
  ...values(known, ['SEASON']),
];

const ofOther = (known: References): readonly NamedChoice[] =>
  ofPlayer(known).map(({ value, name }) => ({
    value: `target.${value}`,
    name: t('names.ofOther', { name }),
  }));

const valuesOfCard = (known: References): readonly NamedChoice[] =>
  values(known, ['CARD']).map(({ value, name }) => ({
    value: `card.${value}`,
    name: t('names.ofCard', { name }),
  }));

/** In a dynasty card holdings are secret. */
function ofTarget(known: References, target: string): readonly NamedChoice[] {
  if (target === 'PLAYER') return ofOther(known);
  if (target !== 'CARD') return [];
  return [...valuesOfCard(known), ...(known.isRound ? [plain('card.held', 'names.held')] : [])];
}

const ofFortune = (known: References): readonly NamedChoice[] => [
  plain('placement', 'names.placement'),
  ...ofHand(known),
  ...ofActor(known),
];

const ofHand = (known: References): readonly NamedChoice[] => [
  plain('cards', 'names.cards'),
  plain('ranks', 'names.ranks'),
  plain('different', 'names.different'),
  plain('highest', 'names.highest'),
  ...known.archetypes.map(({ value, name }) => ({
    value: `cards.${value}`,
    name: t('names.cardsOf', { name }),
  })),
  ...values(known, ['CARD']).map(({ value, name }) => ({
    value: `hand.${value}`,
    name: t('names.overHand', { name }),
  })),
];

function ofVictory(known: References): readonly NamedChoice[] {
  const numbers = values(
    { ...known, values: known.values.filter(({ type }) => type === 'NUMBER') },
    ['PLAYER'],
  );
  const items = known.isRound ? known.items : [];
  const measures = known.isRound
    ? [plain('wealth', 'names.wealth')]
    : [
        plain('pegs', 'effect.pegs'),
        plain('magistrelli', 'names.magistrelli'),
        plain('gamesPlayed', 'names.gamesPlayed'),
        plain('gamesWon', 'names.gamesWon'),
      ];
  return [
    ...measures,
    ...items.map(({ value, name }) => ({ value: `items.${value}`, name })),
    ...(known.isRound ? [plain('week', 'names.week')] : []),
    ...values(known, ['PLAYER', 'SEASON']),
    plain('players', 'names.players'),
    ...[...measures, ...items, ...numbers].map(({ value, name }) => ({
      value: `others.${value}`,
      name: t('names.ofOthers', { name }),
    })),
  ];
}
