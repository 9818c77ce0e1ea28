import type { DynastyCheck } from '../common/check';
import { actions } from '../common/actions';
import { articles } from '../common/articles';
import { citedRules } from '../common/cited-rules';
import { offices } from '../common/offices';
import { secretActions } from '../common/secret-actions';
import { dynastyVictory } from '../common/victory';
import { activeCounts, limits, tableActions } from './limits';
import { defaultClass, powersHeld } from './proposals';
import { knownCodes } from './known-codes';
import { maskConditions, maskEffects } from './mask-effects';
import { uniqueCodes } from './unique-codes';
import { dynastyVoteFormulas } from '../common/vote-formulas';
import { dealing } from './dealing';

/** The checks of a whole dynasty document, after the check of its shape. */
export const DYNASTY_CHECKS: readonly DynastyCheck[] = [
  uniqueCodes,
  knownCodes,
  activeCounts,
  dealing,
  maskEffects,
  maskConditions,
  limits,
  tableActions,
  dynastyVictory,
  articles,
  actions,
  secretActions,
  offices,
  defaultClass,
  dynastyVoteFormulas,
  powersHeld,
  citedRules,
];
