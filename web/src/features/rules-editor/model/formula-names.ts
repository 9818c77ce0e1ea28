import { say } from '../../../platform/i18n/translate';
import type { PlainWord } from '../../../platform/i18n/translate';
import type { Known } from './references';
import type { Named } from './named-choice';
import { textAt } from './form-values';
import type { Typed } from './form-values';

/** The place of a formula, which decides what names it can use. */
export type NamesFor =
  'ACTOR' | 'ACTION' | 'FORTUNE' | 'FORTUNE_EFFECT' | 'SCORE' | 'MASK' | 'VOTE' | 'VICTORY';

const plain = (name: string, key: PlainWord): Named => ({
  value: name,
  name: say(key),
});

/** Names that help to write a formula, each explained. The server knows all of them. */
export function namesOf(of: NamesFor, known: Known, entry: Typed): readonly Named[] {
  switch (of) {
    case 'ACTOR':
      return ofActor(known);
    case 'ACTION':
      return [...ofActor(known), ...ofTarget(known, textAt(entry, 'target'))];
    case 'MASK':
      return [...ofActor(known), ...ofOther(known)];
    case 'FORTUNE':
      return ofFortune(known);
    case 'FORTUNE_EFFECT':
      return [plain('dice', 'names.dice'), ...ofFortune(known), ...valuesOfCard(known)];
    case 'SCORE':
      return [...ofHand(known), ...values(known, ['PLAYER', 'SEASON'])];
    case 'VOTE':
      return [
        plain('votesFor', 'names.votesFor'),
        plain('votesAgainst', 'names.votesAgainst'),
        plain('players', 'names.players'),
      ];
    case 'VICTORY':
      return ofVictory(known);
  }
}

const values = (known: Known, of: readonly string[]): readonly Named[] =>
  known.values
    .filter((each) => of.includes(each.of) && each.type !== 'TEXT' && !each.secret)
    .map(({ value, name }) => ({ value: `value:${value}`, name }));

const ofPlayer = (known: Known): readonly Named[] => [
  ...values(known, ['PLAYER']),
  ...known.items.map(({ value, name }) => ({ value: `item:${value}`, name })),
  ...(known.isRound ? [] : [plain('magistrelli', 'names.magistrelli')]),
];

const ofActor = (known: Known): readonly Named[] => [
  ...ofPlayer(known),
  ...values(known, ['SEASON']),
];

const ofOther = (known: Known): readonly Named[] =>
  ofPlayer(known).map(({ value, name }) => ({
    value: `target.${value}`,
    name: say('names.ofOther', { name }),
  }));

const valuesOfCard = (known: Known): readonly Named[] =>
  values(known, ['CARD']).map(({ value, name }) => ({
    value: `card.${value}`,
    name: say('names.ofCard', { name }),
  }));

/** In a dynasty card holdings are secret. */
function ofTarget(known: Known, target: string): readonly Named[] {
  if (target === 'PLAYER') return ofOther(known);
  if (target !== 'CARD') return [];
  return [...valuesOfCard(known), ...(known.isRound ? [plain('card.held', 'names.held')] : [])];
}

const ofFortune = (known: Known): readonly Named[] => [
  plain('placement', 'names.placement'),
  ...ofHand(known),
  ...ofActor(known),
];

const ofHand = (known: Known): readonly Named[] => [
  plain('cards', 'names.cards'),
  plain('ranks', 'names.ranks'),
  plain('different', 'names.different'),
  plain('highest', 'names.highest'),
  ...known.archetypes.map(({ value, name }) => ({
    value: `cards.${value}`,
    name: say('names.cardsOf', { name }),
  })),
  ...values(known, ['CARD']).map(({ value, name }) => ({
    value: `hand.${value}`,
    name: say('names.overHand', { name }),
  })),
];

function ofVictory(known: Known): readonly Named[] {
  const own = known.isRound
    ? [
        plain('wealth', 'names.wealth'),
        ...known.items.map(({ value, name }) => ({ value: `items.${value}`, name })),
        plain('week', 'names.week'),
      ]
    : [
        plain('pegs', 'effect.pegs'),
        plain('magistrelli', 'names.magistrelli'),
        plain('gamesPlayed', 'names.gamesPlayed'),
        plain('gamesWon', 'names.gamesWon'),
      ];
  return [...own, ...values(known, ['PLAYER', 'SEASON']), plain('players', 'names.players')];
}
