import type { DynastySense } from '../sense';
import { actions } from '../actions';
import { articles } from '../articles';
import { citedRules } from '../cited-rules';
import { offices } from '../offices';
import { trackedValues } from '../tracked-values';
import { dynastyVictory } from '../victory';
import { activeCounts } from './active-counts';
import { defaultClass } from './default-class';
import { knownCodes } from './known-codes';
import { limits } from './limits';
import { maskConditions, maskEffects } from './mask-effects';
import { powersHeld } from './powers-held';
import { tableActions } from './table-actions';
import { uniqueCodes } from './unique-codes';
import { dynastyVoteFormulas } from '../vote-formulas';
import { whatIsDealt } from './what-is-dealt';

/** The checks of a playable dynasty document beyond its shape. */
export const DYNASTY_SENSES: readonly DynastySense[] = [
  uniqueCodes,
  knownCodes,
  activeCounts,
  whatIsDealt,
  maskEffects,
  maskConditions,
  limits,
  tableActions,
  dynastyVictory,
  articles,
  trackedValues,
  actions,
  offices,
  defaultClass,
  dynastyVoteFormulas,
  powersHeld,
  citedRules,
];
