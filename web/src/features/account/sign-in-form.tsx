import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';
import { CredentialsForm } from './credentials-form';
import { signInWithToken } from './sign-in-with-token';

const SIGN_IN = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
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

export function SignInForm() {
  return (
    <CredentialsForm
      document={SIGN_IN}
      command="signIn"
      title={t('account.signIn')}
      chosen={false}
      onDone={async ({ signIn: { token } }) => {
        if (token !== null) await signInWithToken(token);
      }}
    />
  );
}
