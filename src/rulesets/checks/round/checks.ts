import { actions } from '../common/actions';
import { articles } from '../common/articles';
import { cardNames, numbering, war } from './deck';
import { citedRules } from '../common/cited-rules';
import { defaultClass, knownItems, knownPhases } from './known-codes';
import { fortuneCards, fortunes } from './fortunes';
import { incomeByEvent } from './income';
import { knownCards } from './known-cards';
import { offices } from '../common/offices';
import { secretActions } from '../common/secret-actions';
import { placements } from './placements';
import { poker } from './poker';
import { scoring } from './scoring';
import { secrecy } from './secrecy';
import type { RoundCheck } from '../common/check';
import { slots } from './slots';
import { prices } from './prices';
import { uniqueCodes } from './unique-codes';
import { victory } from '../common/victory';
import { voteFormulas } from '../common/vote-formulas';

/** The checks of a whole round document, after the check of its shape. */
export const ROUND_CHECKS: readonly RoundCheck[] = [
  uniqueCodes,
  knownPhases,
  knownItems,
  knownCards,
  numbering,
  cardNames,
  fortuneCards,
  fortunes,
  incomeByEvent,
  secrecy,
  poker,
  scoring,
  placements,
  prices,
  defaultClass,
  voteFormulas,
  victory,
  slots,
  war,
  articles,
  actions,
  secretActions,
  offices,
  citedRules,
];
