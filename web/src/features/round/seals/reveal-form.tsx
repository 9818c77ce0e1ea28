import { useMemo, useRef } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Deadline } from '../../../ui/deadline';
import { Outcome } from '../../../ui/form/outcome';
import { SealedTextField } from '../../../ui/form/sealed-text-field';
import type { SecretActionKind } from '../../../generated/graphql';
import { t } from '../../../platform/i18n/translate';
import { useSeat } from '../seat/seat';
import { sealedIn } from '../../../platform/sealing/sealed-text';

const REVEAL = graphql(`
  mutation RevealSecretAction($input: RevealSecretActionInput!) {
    revealSecretAction(input: $input) {
      refusal {
        code
        message
        anchor
      }
      secretAction {
        id
        ...SecretAction
      }
    }
  }
`);

type RevealFormProps = {
  readonly kind: SecretActionKind;
  readonly sha256: string;
  /** The sealed text, if this browser has it. */
  readonly kept: string | null;
  readonly until: string;
};

/** Reveals a sealed text: this browser's copy, or a text pasted or read from a file. */
export function RevealForm({ kind, sha256, kept, until }: RevealFormProps) {
  const { season } = useSeat();
  const place = { season, command: `revealSecretAction ${kind}` };
  const [pasted, setPasted, clear] = useDraft(place, '');
  const { state, send } = useCommand(REVEAL, { ...place, secret: true });
  const found = useMemo(() => sealedIn(pasted, sha256), [pasted, sha256]);
  const field = useRef<HTMLTextAreaElement>(null);
  const reveal = async (): Promise<void> => {
    const text = kept ?? found;
    if (text === null) field.current?.focus();
    else if ((await send({ seasonId: season, kind, text })) !== null) clear();
  };
  return (
    <div className="reveal">
      {kept === null && (
        <SealedTextField ref={field} text={pasted} matches={found !== null} onText={setPasted} />
      )}
      <p className="row">
        <span className="act-way">
          <Button look="act" state={state} onClick={() => void reveal()}>
            {t('seal.reveal')}
          </Button>
          <OptionRule season={season} mutation="revealSecretAction" />
        </span>
        <Deadline at={until} what={t('seal.revealBy')} />
      </p>
      <Outcome state={state} season={season} />
    </div>
  );
}
