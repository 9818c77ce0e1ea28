import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { MutationButton } from '../../ui/form/mutation-button';
import { Field } from '../../ui/form/field';
import { ADVANCE_CLOCK } from '../season';
import { language } from '../../platform/i18n/language';
import { t } from '../../platform/i18n/translate';

const CLOCK_CONTROLS = graphql(`
  fragment ClockControls on Season {
    id
    now
    tempo
    nextDeadline
  }
`);
const SECOND = 1_000;
const HOURS = 24;

/** Moves a rehearsal's clock by hours and days of its rules. */
export function ClockControls({
  season,
}: {
  readonly season: FragmentType<typeof CLOCK_CONTROLS>;
}) {
  const { id, now, tempo, nextDeadline } = unmask(CLOCK_CONTROLS, season);
  const [picked, setPicked] = useState('');
  const on = (ms: number): string => new Date(Date.parse(now) + ms).toISOString();
  const day = tempo * SECOND;
  const steps = [
    { word: 'host.hour', to: on(day / HOURS) },
    { word: 'host.day', to: on(day) },
    ...(nextDeadline === null ? [] : [{ word: 'host.next' as const, to: nextDeadline }]),
  ] as const;
  const to = picked === '' ? now : new Date(picked).toISOString();
  return (
    <section className="panel" aria-labelledby="clock">
      <h2 id="clock">{t('host.clock')}</h2>
      <p>
        {t('host.clockNow')}{' '}
        <time className="figures" dateTime={now}>
          {new Date(now).toLocaleString(language(), {
            dateStyle: 'full',
            timeStyle: 'short',
            hourCycle: 'h23',
          })}
        </time>
      </p>
      <div className="line-up">
        {steps.map((step) => (
          <MutationButton
            rests
            key={step.word}
            document={ADVANCE_CLOCK}
            season={id}
            command={`advanceClock ${step.word}`}
            input={{ seasonId: id, to: step.to }}
            look={step.word === 'host.next' ? 'act' : 'plain'}
          >
            {t(step.word)}
          </MutationButton>
        ))}
      </div>
      <div className="line-up line-up-end">
        <Field label={t('host.to')} type="datetime-local" value={picked} onChange={setPicked} />
        <MutationButton
          rests
          document={ADVANCE_CLOCK}
          season={id}
          command="advanceClock"
          input={{ seasonId: id, to }}
        >
          {t('host.set')}
        </MutationButton>
      </div>
    </section>
  );
}
