import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import type { HandCard } from './hand-cards';
import { SealButtons } from '../../../ui/form/seal-buttons';
import { t } from '../../../platform/i18n/translate';
import { useSeat } from '../seat/seat';
import { composeHand } from '../../../platform/sealing/sealed-text';
import { useSeal } from '../seals/use-seal';

const SEAL_HAND = graphql(`
  mutation SealHand($input: SealHandInput!) {
    sealHand(input: $input) {
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

/** The two ways to seal a hand. The cards stay in place, so that the hand can be sealed again. */
export function SealHand({ cards }: { readonly cards: readonly HandCard[] }) {
  const { season } = useSeat();
  const place = { season, command: 'sealHand', secret: true, typedAs: 'hand' };
  const entrusting = useCommand(SEAL_HAND, { ...place, cue: 'card' });
  const own = useSeal(season, 'HAND', 'hand');
  return (
    <SealButtons
      name={t('hands.seal')}
      season={season}
      mutation="sealHand"
      commit="commitSecretAction"
      entrusting={entrusting.state}
      own={own.state}
      onEntrust={() => void entrusting.send({ seasonId: season, cards })}
      onOwn={() => void own.seal(composeHand(cards))}
    />
  );
}
