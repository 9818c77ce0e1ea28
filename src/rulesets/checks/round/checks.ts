import { actions } from '../common/actions';
import { articles } from '../common/articles';
import { cardNames, numbering, war } from './deck';
import { citedRules } from '../common/cited-rules';
import { defaultClass, knownItems, knownPhases } from './known-codes';
import { fortuneCards, fortunes } from './fortunes';
import { handling } from './hands';
import { incomeByEvent, taxation } from './income';
import { knownCards } from './known-cards';
import { lotSizes } from './lot-sizes';
import { offices } from '../common/offices';
import { secretActions } from '../common/secret-actions';
import { placements } from './placements';
import { poker } from './poker';
import { scoring } from './scoring';
import { secrecy } from './secrecy';
import type { RoundCheck } from '../common/check';
import { slots } from './slots';
import { trackedValues } from '../common/tracked-values';
import { thirdParties } from './third-parties';
import { uniqueCodes } from './unique-codes';
import { victory } from '../common/victory';
import { voteFormulas } from '../common/vote-formulas';
import { weekdays } from './weekdays';

/** The checks of a whole round document, after the check of its shape. */
export const ROUND_CHECKS: readonly RoundCheck[] = [
  weekdays,
  uniqueCodes,
  knownPhases,
  knownItems,
  knownCards,
  numbering,
  cardNames,
  lotSizes,
  fortuneCards,
  fortunes,
  taxation,
  incomeByEvent,
  secrecy,
  handling,
  poker,
  scoring,
  placements,
  thirdParties,
  defaultClass,
  voteFormulas,
  victory,
  slots,
  war,
  articles,
  trackedValues,
  actions,
  secretActions,
  offices,
  citedRules,
];
