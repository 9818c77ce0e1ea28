import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { RevealText } from '../../../ui/form/sealed';
import type { SecretActionKind } from '../../../generated/graphql';
import { t } from '../../../platform/i18n/translate';
import { useSeat } from '../seat/seat';

const REVEAL = graphql(`
  mutation RevealSecretAction($input: RevealSecretActionInput!) {
    revealSecretAction(input: $input) {
      refusal {
        code
        message
        anchor
        facts
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

/** Reveals the viewer's sealed bids or hand. */
export function RevealForm({ kind, ...rest }: RevealFormProps) {
  const { season } = useSeat();
  const place = { season, command: `revealSecretAction ${kind}` };
  const { state, send } = useCommand(REVEAL, { ...place, secret: true });
  return (
    <RevealText
      {...{ place, state, ...rest }}
      button={t('seal.reveal')}
      mutation="revealSecretAction"
      known={{ kind }}
      onReveal={async (text) => (await send({ seasonId: season, kind, text })) !== null}
    />
  );
}
