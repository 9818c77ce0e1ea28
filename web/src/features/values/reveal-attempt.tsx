import { useRef } from 'react';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { t } from '../../platform/i18n/translate';
import { keptText } from '../../platform/sealing/kept-text';
import { sealedIn } from '../../platform/sealing/sealed-text';
import { Deadline } from '../../ui/deadline';
import { Button } from '../../ui/form/button';
import { OptionRule } from '../../ui/form/option-rule';
import { Outcome } from '../../ui/form/outcome';
import { SealedTextField } from '../../ui/form/sealed-text-field';

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
  const [pasted, setPasted, clear] = useDraft(place, '');
  const { state, send } = useCommand(REVEAL, { ...place, secret: true });
  const field = useRef<HTMLTextAreaElement>(null);
  const found = pasted === '' ? null : sealedIn(pasted, sha256);
  if (custody !== 'OWN' || (status !== 'COMMITTED' && status !== 'MATURED')) return null;
  const kept = keptText(season, sha256);
  const reveal = async (): Promise<void> => {
    const text = kept ?? found;
    if (text === null) field.current?.focus();
    else if ((await send({ seasonId: season, action, text })) !== null) clear();
  };
  return (
    <div className="reveal">
      {kept !== null && (
        <p className="row">
          <a
            className="button button-quiet"
            download={t('attempts.file', { action: action.toLowerCase() })}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(kept)}`}
          >
            {t('seal.download')}
          </a>
        </p>
      )}
      {status === 'COMMITTED' ? (
        <p>
          <Deadline at={maturesAt} what={t('seal.revealFrom')} />
          {', '}
          <Deadline at={revealsAt} what={t('seal.revealBy')} />
        </p>
      ) : (
        <>
          {kept === null && (
            <SealedTextField
              ref={field}
              text={pasted}
              matches={found !== null}
              onText={setPasted}
            />
          )}
          <p className="row">
            <span className="act-way">
              <Button look="act" state={state} onClick={() => void reveal()}>
                {t('attempts.reveal', { title })}
              </Button>
              <OptionRule season={season} mutation="revealSecretAttempt" input={{ action }} />
            </span>
            <Deadline at={revealsAt} what={t('seal.revealBy')} />
          </p>
        </>
      )}
      <Outcome state={state} season={season} />
    </div>
  );
}
