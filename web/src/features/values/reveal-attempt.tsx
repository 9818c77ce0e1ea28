import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { useCommand } from '../../platform/api/use-command';
import { t } from '../../platform/i18n/translate';
import { keptText } from '../../platform/sealing/kept-text';
import { RevealText, RevealTimes, SaveText } from '../../ui/form/sealed';

const ATTEMPT = graphql(`
  fragment OwnAttempt on SecretAttempt {
    id
    action
    sha256
    maturesAt
    revealsAt
    custody
    status
  }
`);
const REVEAL = graphql(`
  mutation RevealSecretAttempt($input: RevealSecretAttemptInput!) {
    revealSecretAttempt(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      seq
    }
  }
`);

type RevealAttemptProps = {
  readonly season: string;
  readonly title: string;
  readonly attempt: FragmentType<typeof ATTEMPT>;
};

/** An attempt whose text the viewer keeps: a copy to save, then the form to reveal it. */
export function RevealAttempt({ season, title, attempt }: RevealAttemptProps) {
  const { action, sha256, maturesAt, revealsAt, custody, status } = unmask(ATTEMPT, attempt);
  const place = { season, command: `revealSecretAttempt ${action}` };
  const { state, send } = useCommand(REVEAL, { ...place, secret: true });
  if (custody !== 'OWN' || (status !== 'COMMITTED' && status !== 'MATURED')) return null;
  const kept = keptText(season, sha256);
  return (
    <div className="reveal">
      {kept !== null && (
        <p className="row">
          <SaveText file={t('attempts.file', { action: action.toLowerCase() })} text={kept} />
        </p>
      )}
      {status === 'COMMITTED' ? (
        <RevealTimes from={maturesAt} until={revealsAt} />
      ) : (
        <RevealText
          {...{ place, sha256, kept, state }}
          until={revealsAt}
          button={t('attempts.reveal', { title })}
          mutation="revealSecretAttempt"
          known={{ action }}
          onReveal={async (text) => (await send({ seasonId: season, action, text })) !== null}
        />
      )}
    </div>
  );
}
