import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { isOffered } from '../../platform/is-offered';
import type { OfferedMutation } from '../../platform/is-offered';
import { RefusalText, RuleLink } from '../../ui/form/outcome';
import { SealedLine } from '../../ui/form/sealed';
import { Markdown } from '../../ui/markdown';
import { t } from '../../platform/i18n/translate';
import { DeclaredForm } from './declared-form';
import { RevealAttempt } from './reveal-attempt';

const SECRETS = graphql(`
  fragment SecretAttempts on Season {
    id
    additionalSecretActions {
      code
      title
      text
      refusal {
        code
        message
        anchor
        facts
      }
      ...DeclaredForm
    }
    secretAttempts {
      id
      action
      player {
        id
        name
      }
      sha256
      status
      failure
      text
      entrustedText
      ...OwnAttempt
    }
    ...DeclaredPlayers
  }
`);
type SecretAttemptsProps = {
  readonly season: FragmentType<typeof SECRETS>;
  readonly options: readonly OfferedMutation[];
  /** The viewer's player, whom a secret action cannot target. */
  readonly own: string | null;
};

/**
 * The secret actions of players' own rules: a form to seal each, the viewer's attempts to reveal, and
 * the latest attempts of everybody.
 */
export function SecretAttempts({ season, options, own }: SecretAttemptsProps) {
  const secrets = unmask(SECRETS, season);
  const { id, additionalSecretActions: all, secretAttempts: attempts } = secrets;
  if (all.length === 0 && attempts.length === 0) return null;
  const titleOf = (action: string): string =>
    all.find(({ code }) => code === action)?.title ?? action;
  return (
    <section aria-labelledby="values-secrets">
      <h2 id="values-secrets">{t('attempts.title')}</h2>
      <ul className="values-actions">
        {all.map((secret) => {
          const { code, title, text, refusal } = secret;
          return (
            <li key={code} className="panel">
              <div className="prose">
                <Markdown text={text} />
              </div>
              {isOffered(options, 'entrustSecretAttempt', 'action', code) && (
                <DeclaredForm season={secrets} secret={secret} own={own} />
              )}
              {attempts
                .filter(({ action, player }) => action === code && player.id === own)
                .map((attempt) => (
                  <RevealAttempt key={attempt.id} season={id} title={title} attempt={attempt} />
                ))}
              {refusal !== null && (
                <p className="quiet small">
                  <RefusalText refusal={refusal} />{' '}
                  {refusal.anchor !== null && <RuleLink season={id} rule={refusal.anchor} />}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <ul className="values-attempts" aria-label={t('attempts.latest')}>
        {attempts.map(({ id: attempt, action, player, sha256, status, failure, ...texts }) => (
          <li key={attempt} data-status={status}>
            <SealedLine
              {...{ name: player.name, kind: titleOf(action), failure, sha256 }}
              status={status === 'COMMITTED' ? null : t(`attempts.status.${status}`)}
            >
              {(texts.text ?? texts.entrustedText) !== null && (
                <pre className="small breakable">{texts.text ?? texts.entrustedText}</pre>
              )}
            </SealedLine>
          </li>
        ))}
      </ul>
    </section>
  );
}
