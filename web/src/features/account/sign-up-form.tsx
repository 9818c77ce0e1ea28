import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';
import { CredentialsForm } from './credentials-form';
import { signInWithToken } from './sign-in-with-token';

const SIGN_UP = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      token
      refusal {
        code
        message
        anchor
        facts
      }
    }
  }
`);

export function SignUpForm() {
  return (
    <CredentialsForm
      document={SIGN_UP}
      command="signUp"
      title={t('account.signUp')}
      chosen
      onDone={async ({ signUp: { token } }) => {
        if (token !== null) await signInWithToken(token);
      }}
    />
  );
}
