/** The refusals about a round as a whole. */
import { moment } from '../../kernel';
import type { Sentences } from '../../kernel';
import type { RoundFacts } from '../model/facts';

export type RoundSeasonRefusals = {
  readonly START_IN_THE_PAST: RoundFacts<'startsAtMs' | 'nowMs'>;
};

export const ROUND_SEASON_REFUSALS: Sentences<RoundSeasonRefusals> = {
  START_IN_THE_PAST: ({ nowMs }) =>
    `A season cannot start before it is made: it is ${moment(nowMs)} now.`,
};
