import { graphql } from '../generated/gql';
import { say } from '../words/words';
import { CredentialsForm } from './credentials-form';

const CLAIM_GUEST = graphql(`
  mutation ClaimGuest($input: ClaimGuestInput!) {
    claimGuest(input: $input) {
      refusal {
        code
        message
        rule
        facts
      }
      viewer {
        id
        handle
        account {
          id
          guest
        }
      }
    }
  }
`);

/** A guest's account becomes one for good, with all that is in it: the cache hears it from the answer. */
export function ClaimForm() {
  return (
    <CredentialsForm
      document={CLAIM_GUEST}
      command="claimGuest"
      title={say('account.keep')}
      chosen
      look="act"
      className="panel keep-account"
      onDone={() => undefined}
    >
      <p className="quiet narrow">{say('account.keepText')}</p>
    </CredentialsForm>
  );
}
