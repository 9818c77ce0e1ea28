/** The refusals about ducks, and about trades with them. */
import type { NoFacts, Sentences } from '../../kernel';
import { amountOf, itemTitle } from '../../season';
import type { RoundFacts } from '../model/facts';

export type DuckRefusals = {
  readonly NO_DUCKS: NoFacts;
  readonly DUCK_NOT_FOUND: RoundFacts<'duckId'>;
  readonly DUCK_NOT_YOURS: RoundFacts<'duckId'>;
  readonly QUACK_ITEM: RoundFacts<'item'>;
  readonly DUCK_LACKS: RoundFacts<'duckId' | 'item' | 'have' | 'need'>;
  readonly TOO_MANY_DUCKS: RoundFacts<'playerId' | 'ducks' | 'most'>;
};

export const DUCK_REFUSALS: Sentences<DuckRefusals> = {
  NO_DUCKS: () => 'The rules of this season have no ducks.',
  DUCK_NOT_FOUND: () => 'There is no such duck in this season now.',
  DUCK_NOT_YOURS: () => 'That duck belongs to another player.',
  QUACK_ITEM: ({ item }) => `Ducks get no Quack items and give none: ${itemTitle(item)} is one.`,
  DUCK_LACKS: ({ item, have, need }) =>
    `This takes ${amountOf(need, item)}, and the duck has ${have}.`,
  TOO_MANY_DUCKS: ({ ducks, most }) => `The player has ${ducks} ducks, and may have ${most}.`,
};
