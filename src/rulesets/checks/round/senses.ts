import { actions } from '../common/actions';
import { articles } from '../common/articles';
import { cardNames } from './card-names';
import { citedRules } from '../common/cited-rules';
import { defaultClass } from './default-class';
import { fortuneCards } from './fortune-cards';
import { fortunes } from './fortunes';
import { handling } from './handling';
import { incomeByEvent } from './income-by-event';
import { knownCards } from './known-cards';
import { knownItems } from './known-items';
import { knownPhases } from './known-phases';
import { lotSizes } from './lot-sizes';
import { numbering } from './numbering';
import { offices } from '../common/offices';
import { placements } from './placements';
import { poker } from './poker';
import { scoring } from './scoring';
import { secrecy } from './secrecy';
import type { Sense } from '../common/sense';
import { slots } from './slots';
import { taxation } from './taxation';
import { trackedValues } from '../common/tracked-values';
import { thirdParties } from './third-parties';
import { uniqueCodes } from './unique-codes';
import { victory } from '../common/victory';
import { voteFormulas } from '../common/vote-formulas';
import { war } from './war';
import { weekdays } from './weekdays';

/** The checks of a playable document beyond its shape. */
export const SENSES: readonly Sense[] = [
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
  offices,
  citedRules,
];
