/** The refusals about a dynasty as a whole. */
import type { Sentences } from '../../kernel';
import type { DynastyFacts } from '../model/facts';

export type DynastySeasonRefusals = {
  readonly DYNASTY_OVER: DynastyFacts<'endedAtMs'>;
};

export const DYNASTY_SEASON_REFUSALS: Sentences<DynastySeasonRefusals> = {
  DYNASTY_OVER: () => 'This dynasty is over.',
};
