import { graphql } from '../../../generated/gql';
import { MutationButton } from '../../../ui/form/mutation-button';
import { t } from '../../../platform/i18n/translate';
import { optionFor } from '../seat/seat-option';
import { useSeat } from '../seat/seat';

const GENERATE = graphql(`
  mutation GenerateThirdPartyBid($input: GenerateThirdPartyBidInput!) {
    generateThirdPartyBid(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      lot {
        id
        ...LotCard
      }
    }
  }
`);

/** Lets any player call a third party to bid on a lot of Works of Art, once per lot. */
export function ThirdPartyBid({ lot }: { readonly lot: string }) {
  const { season, options } = useSeat();
  if (optionFor(options, 'generateThirdPartyBid', 'lotId', lot) === null) return null;
  return (
    <MutationButton
      document={GENERATE}
      season={season}
      command={`generateThirdPartyBid ${lot}`}
      input={{ seasonId: season, lotId: lot }}
    >
      {t('lots.askThirdParty')}
    </MutationButton>
  );
}
