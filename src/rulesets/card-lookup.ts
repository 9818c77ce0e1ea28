/** The cards of either game's ruleset. */
import type { Card } from './document/fields';
import { dynastyCardName, dynastyCards, isDynastyCard } from './dynasty/cards';
import { cardName, cardsOfDeck, isCard } from './round/cards';
import type { Ruleset } from './document/ruleset';

export const hasCard = (ruleset: Ruleset, card: Card): boolean =>
  ruleset.kind === 'ROUND' ? isCard(ruleset.deck, card) : isDynastyCard(ruleset.deck, card);

/** All cards of the ruleset's deck. */
export const cardsOf = (ruleset: Ruleset): readonly Card[] =>
  ruleset.kind === 'ROUND' ? cardsOfDeck(ruleset.deck) : dynastyCards(ruleset.deck);

export const nameOfCard = (ruleset: Ruleset, card: Card): string =>
  ruleset.kind === 'ROUND' ? cardName(ruleset.deck, card) : dynastyCardName(ruleset.deck, card);
