import { t } from '../../platform/i18n/translate';

/** Explains the way from a seed to a die: docs/verifying.md, "How a draw is made". */
export function DiceExplanation() {
  return (
    <section aria-labelledby="how-thrown">
      <h2 id="how-thrown">{t('verify.how')}</h2>
      <ol>
        <li>{t('verify.step.seed')}</li>
        <li>{t('verify.step.label')}</li>
        <li>{t('verify.step.word')}</li>
        <li>{t('verify.step.told')}</li>
      </ol>
    </section>
  );
}
