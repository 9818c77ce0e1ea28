import type { RefusalCode } from '../generated/resolvers';
import { amountOf, titled, word } from './words';
import type { Sentence } from './words';

/** Of ducks, and of trades with them. */
export const DUCK_SENTENCES = {
  NO_DUCKS: () => 'The rules of this season have no ducks.',
  DUCK_NOT_FOUND: () => 'There is no such duck in this season now.',
  DUCK_NOT_YOURS: () => 'That duck belongs to another player.',
  QUACK_ITEM: (facts) =>
    `Ducks get no Quack items and give none: ${titled(word(facts, 'item', 'this item'))} is one.`,
  DUCK_LACKS: (facts) =>
    `This takes ${amountOf(facts, 'need', 'item')}, and the duck has ${word(facts, 'have', 'less')}.`,
  TOO_MANY_DUCKS: (facts) =>
    `The player has ${word(facts, 'ducks', 'as many')} ducks, and ${word(facts, 'most', 'no more')} may be one player’s.`,
} satisfies Partial<Record<RefusalCode, Sentence>>;
