import { printCount } from '../../../platform/i18n/count-noun';
import { t } from '../../../platform/i18n/translate';
import type { CasinoRules } from '../casino-rules';
import { AMOUNTS, BEST_LOT, hasAce, LOTS, OFFER, winsLot } from './lesson-week';
import type { Lesson, Step } from './lesson-week';

const RUN = '0,1,2';

/** The coach's words about a step and about what the learner has just chosen. */
export function coachOf(step: Step, lesson: Lesson, { document, rules }: CasinoRules): string {
  const { lot, bid, traded } = lesson;
  switch (step) {
    case 'start':
      return t('lesson.startText', { income: printCount(document.income.amount, rules.currency) });
    case 'hand':
      if (lesson.hand.length === 0) return t('lesson.handText');
      if (hasAce(lesson)) return t('lesson.handAce');
      return t([...lesson.hand].sort().join(',') === RUN ? 'lesson.handRun' : 'lesson.handOther');
    case 'lots':
      if (lot === null) return t('lesson.lotsText');
      return t(lot === BEST_LOT ? 'lesson.lotsBest' : 'lesson.lotsOther');
    case 'amount':
      return bid === null ? t('lesson.amountText') : t('lesson.amountBid', { amount: bid });
    case 'open':
      return openText(lesson);
    case 'barter':
      if (traded === null) return t('lesson.barterText', { amount: OFFER });
      return t(traded ? 'lesson.barterDone' : 'lesson.barterKept');
    case 'hands':
      return t(document.hands.cardsDestroyed ? 'lesson.handsText' : 'lesson.handsKept');
    case 'settled':
      return t(winsLot(lesson) ? 'lesson.settledText' : 'lesson.settledNone');
    case 'seal':
    case 'goal':
    default:
      return t(`lesson.${step}Text`);
  }
}

function openText(lesson: Lesson): string {
  const { lot, bid } = lesson;
  if (!winsLot(lesson)) return t('lesson.openLost');
  const next = Math.max(...(LOTS[lot ?? 0]?.others.map(({ amount }) => amount) ?? [0]));
  return bid === AMOUNTS.at(-1) && next > 0
    ? t('lesson.openDear', { amount: bid, next })
    : t('lesson.openWon', { amount: bid ?? 0 });
}
