import { graphql } from '../../../generated/gql';
import { MutationButton } from '../../../ui/form/mutation-button';
import { t } from '../../../platform/i18n/translate';
import type { HandCard } from './hand-cards';
import { useSeat } from '../seat/seat';

const PRESENT_HAND = graphql(`
  mutation PresentHand($input: PresentHandInput!) {
    presentHand(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      hand {
        id
      }
    }
  }
`);

export function PresentHand({ cards }: { readonly cards: readonly HandCard[] }) {
  const { season } = useSeat();
  return (
    <MutationButton
      document={PRESENT_HAND}
      season={season}
      command="presentHand"
      input={{ seasonId: season, cards }}
      look="act"
    >
      {t('hands.present')}
    </MutationButton>
  );
}
