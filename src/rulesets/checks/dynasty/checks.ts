import type { DynastySense } from '../common/check';
import { actions } from '../common/actions';
import { articles } from '../common/articles';
import { citedRules } from '../common/cited-rules';
import { offices } from '../common/offices';
import { trackedValues } from '../common/tracked-values';
import { dynastyVictory } from '../common/victory';
import { activeCounts, limits, tableActions } from './limits';
import { defaultClass, powersHeld } from './proposals';
import { knownCodes } from './known-codes';
import { maskConditions, maskEffects } from './mask-effects';
import { uniqueCodes } from './unique-codes';
import { dynastyVoteFormulas } from '../common/vote-formulas';
import { whatIsDealt } from './dealing';

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
