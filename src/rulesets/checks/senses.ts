import { actions } from './actions';
import { articles } from './articles';
import { cardNames } from './card-names';
import { citedRules } from './cited-rules';
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
import { offices } from './offices';
import { placements } from './placements';
import { poker } from './poker';
import { scoring } from './scoring';
import { secrecy } from './secrecy';
import type { Sense } from './sense';
import { slots } from './slots';
import { taxation } from './taxation';
import { trackedValues } from './tracked-values';
import { thirdParties } from './third-parties';
import { uniqueCodes } from './unique-codes';
import { victory } from './victory';
import { voteFormulas } from './vote-formulas';
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
