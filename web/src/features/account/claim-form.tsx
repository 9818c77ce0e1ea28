import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';
import { CredentialsForm } from './credentials-form';

const CLAIM_GUEST = graphql(`
  mutation ClaimGuest($input: ClaimGuestInput!) {
    claimGuest(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      viewer {
        id
        handle
        hasPassword
        account {
          id
          guest
        }
      }
    }
  }
`);

/**
 * Turns a guest's account into a permanent one with the same content. The cache updates from the
 * answer.
 */
export function ClaimForm() {
  return (
    <CredentialsForm
      document={CLAIM_GUEST}
      command="claimGuest"
      title={t('account.keep')}
      chosen
      look="act"
      className="panel keep-account"
      onDone={() => undefined}
    >
      <p className="quiet narrow">{t('account.keepText')}</p>
    </CredentialsForm>
  );
}
