/** Cards of whichever game a ruleset is. */
import type { Card } from './card';
import { dynastyCardName, isDynastyCard } from './dynasty/cards';
import { cardName, isCard } from './round/cards';
import type { Ruleset } from './ruleset';

export const hasCard = (ruleset: Ruleset, card: Card): boolean =>
  ruleset.kind === 'ROUND' ? isCard(ruleset.deck, card) : isDynastyCard(ruleset.deck, card);

export const nameOfCard = (ruleset: Ruleset, card: Card): string =>
  ruleset.kind === 'ROUND' ? cardName(ruleset.deck, card) : dynastyCardName(ruleset.deck, card);
