/** The refusals about lots. */
import { word } from '../../kernel';
import type { Sentences } from '../../kernel';
import type { RoundFacts } from '../model/facts';

export type LotRefusals = {
  readonly LOT_NOT_FOUND: RoundFacts<'lot', 'lotId' | 'index' | 'amount'>;
  readonly ENOUGH_LOTS: RoundFacts<'standing' | 'lots'>;
};

export const LOT_REFUSALS: Sentences<LotRefusals> = {
  LOT_NOT_FOUND: ({ lot }) => `There is no lot ${word(lot, 'of that number')} to be had.`,
  ENOUGH_LOTS: ({ standing, lots }) => `There are ${standing} lots, and there may be ${lots}.`,
};
