import { Link } from 'wouter';
import { useDraft } from '../../platform/api/draft';
import { t } from '../../platform/i18n/translate';
import { LESSON_ADDRESS } from '../../platform/learn-address';
import { BEGINNING, LESSON, stepOf, STEPS } from './lesson/lesson-week';

/** Leads to the lesson, or back to the step where it was left. */
export function LessonLink() {
  const [lesson] = useDraft(LESSON, BEGINNING);
  const step = stepOf(lesson);
  return (
    <p className="learn-list">
      <Link href={LESSON_ADDRESS}>
        {step === 0 ? t('lesson.link') : t('lesson.goOn', { step: step + 1, steps: STEPS.length })}
      </Link>
    </p>
  );
}
