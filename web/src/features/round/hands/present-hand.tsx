import { graphql } from '../../../generated/gql';
import { Act } from '../../../ui/form/mutation-button';
import { say } from '../../../platform/i18n/translate';
import type { HandCard } from './hand-cards';
import { useSeat } from '../seat/seat';

const PRESENT_HAND = graphql(`
  mutation PresentHand($input: PresentHandInput!) {
    presentHand(input: $input) {
      refusal {
        code
        message
        rule
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
    <Act
      document={PRESENT_HAND}
      season={season}
      command="presentHand"
      input={{ seasonId: season, cards }}
      look="act"
    >
      {say('hands.present')}
    </Act>
  );
}
