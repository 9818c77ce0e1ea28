import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useDraft } from '../../../platform/api/draft';
import { t } from '../../../platform/i18n/translate';
import { useTitle } from '../../../platform/use-title';
import { Button } from '../../../ui/form/button';
import type { CasinoRules } from '../casino-rules';
import { LessonScene } from './lesson-scene';
import { coachOf } from './lesson-coach';
import { BEGINNING, isDone, LESSON, stepOf, STEPS } from './lesson-week';
import type { Lesson as LessonState } from './lesson-week';
import '../../tour/tour.css';
import './lesson.css';

/** A week of the casino by a coach, in ten steps. It can be left and found again. */
export function Lesson(known: CasinoRules) {
  useTitle(t('lesson.title'));
  const [kept, setLesson] = useDraft<LessonState>(LESSON, BEGINNING);
  const lesson = { ...kept, step: stepOf(kept) };
  const step = STEPS[lesson.step] ?? 'start';
  const place = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const shown = useRef(lesson.step);
  useEffect(() => {
    if (lesson.step === shown.current) return;
    shown.current = lesson.step;
    head.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [lesson.step]);
  const change = (changed: Partial<LessonState>): void => setLesson({ ...lesson, ...changed });
  const go = (by: number): void => change({ step: lesson.step + by });
  const isLast = lesson.step === STEPS.length - 1;
  const where = t('tour.of', { step: lesson.step + 1, steps: STEPS.length });
  return (
    <div className="learn lesson">
      <header>
        <h1>{t('lesson.title')}</h1>
        <p className="quiet">
          {t('lesson.text')} <Link href="/learn/casino">{t('learn.casino')}</Link>
        </p>
      </header>
      <section ref={place} className="lesson-step" aria-label={where}>
        <p className="tour-dots" aria-hidden="true">
          {STEPS.map((name, at) => (
            <span key={name} data-here={at === lesson.step} />
          ))}
          <span className="quiet small figures lesson-where">{where}</span>
        </p>
        <div className="lesson-stage">
          <LessonScene key={step} step={step} lesson={lesson} known={known} onChange={change} />
        </div>
        <div className="lesson-coach">
          <h2 ref={head} tabIndex={-1}>
            {t(`lesson.${step}`)}
          </h2>
          <p aria-live="polite">{coachOf(step, lesson, known)}</p>
        </div>
        <p className="lesson-acts">
          <Button look="quiet" aria-disabled={lesson.step === 0} onClick={() => go(-1)}>
            {t('tour.back')}
          </Button>
          {isLast ? (
            <>
              <Button onClick={() => setLesson(BEGINNING)}>{t('lesson.again')}</Button>
              <Link className="button button-act" href="/">
                {t('lesson.play')}
              </Link>
            </>
          ) : (
            <Button look="act" aria-disabled={!isDone(step, lesson)} onClick={() => go(1)}>
              {t(step === 'seal' ? 'lesson.sealNow' : 'tour.next')}
            </Button>
          )}
        </p>
      </section>
    </div>
  );
}
