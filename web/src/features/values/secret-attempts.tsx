import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { isOffered } from '../../platform/is-offered';
import type { OfferedMutation } from '../../platform/is-offered';
import { sha256Of } from '../../platform/sha256';
import { MutationButton } from '../../ui/form/mutation-button';
import { TextArea } from '../../ui/form/text-area';
import { RuleLink } from '../../ui/form/outcome';
import { Markdown } from '../../ui/markdown';
import { t } from '../../platform/i18n/translate';
import { DeclaredForm } from './declared-form';

const SECRETS = graphql(`
  fragment SecretAttempts on Season {
    id
    additionalSecretActions {
      code
      title
      text
      refusal {
        message
        anchor
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
    }
    ...DeclaredPlayers
  }
`);
const COMMIT = graphql(`
  mutation CommitSecretAttempt($input: CommitSecretAttemptInput!) {
    commitSecretAttempt(input: $input) {
      refusal {
        code
        message
        anchor
      }
      seq
    }
  }
`);
const REVEAL = graphql(`
  mutation RevealSecretAttempt($input: RevealSecretAttemptInput!) {
    revealSecretAttempt(input: $input) {
      refusal {
        code
        message
        anchor
      }
      seq
    }
  }
`);

type SecretAttemptsProps = {
  readonly season: FragmentType<typeof SECRETS>;
  readonly options: readonly OfferedMutation[];
  /** The viewer's player, whom a secret action cannot target. */
  readonly own: string | null;
};

/**
 * The secret actions of players' own rules: a form to entrust each, a field for a text of one's own,
 * and the latest attempts of everybody.
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
              {isOffered(options, 'commitSecretAttempt', 'action', code) && (
                <OwnText season={id} action={code} title={title} how="commit" />
              )}
              {isOffered(options, 'revealSecretAttempt', 'action', code) && (
                <OwnText season={id} action={code} title={title} how="reveal" />
              )}
              {refusal !== null && (
                <p className="quiet small">
                  {refusal.message}{' '}
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
            <details>
              <summary>
                {t('seal.line', { name: player.name, kind: titleOf(action) })}
                <span className="quiet">
                  {' · '}
                  {t(`attempts.status.${status}`)}
                  {failure !== null && `: ${t(`seal.why.${failure}`)}`}
                </span>
              </summary>
              <p className="small">
                {t('seal.hash')} <code className="breakable">{sha256}</code>
              </p>
              {(texts.text ?? texts.entrustedText) !== null && (
                <pre className="small breakable">{texts.text ?? texts.entrustedText}</pre>
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OwnTextProps = {
  readonly season: string;
  readonly action: string;
  readonly title: string;
  readonly how: 'commit' | 'reveal';
};

/** A text that the player keeps: committed by its hash, or revealed. */
function OwnText({ season, action, title, how }: OwnTextProps) {
  const [text, setText] = useState('');
  const of = { seasonId: season, action };
  return (
    <details open={how === 'reveal'}>
      <summary>{t(`attempts.${how}`, { title })}</summary>
      <TextArea
        label={t(`attempts.${how}Text`, { title })}
        value={text}
        onChange={setText}
        hint={t('attempts.keep')}
      />
      {how === 'commit' ? (
        <MutationButton
          document={COMMIT}
          season={season}
          command={`commitSecretAttempt ${action}`}
          input={{ ...of, sha256: sha256Of(text) }}
        >
          {t('attempts.commit', { title })}
        </MutationButton>
      ) : (
        <MutationButton
          document={REVEAL}
          season={season}
          command={`revealSecretAttempt ${action}`}
          input={{ ...of, text }}
          look="act"
        >
          {t('attempts.reveal', { title })}
        </MutationButton>
      )}
    </details>
  );
}
