import { say } from '../../platform/i18n/translate';

/** How a seed becomes a die: docs/verifying.md, "How a draw is made". */
export function HowThrown() {
  return (
    <section aria-labelledby="how-thrown">
      <h2 id="how-thrown">{say('verify.how')}</h2>
      <ol>
        <li>{say('verify.step.seed')}</li>
        <li>{say('verify.step.label')}</li>
        <li>{say('verify.step.word')}</li>
        <li>{say('verify.step.told')}</li>
      </ol>
    </section>
  );
}
