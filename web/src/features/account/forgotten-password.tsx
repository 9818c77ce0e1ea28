import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';

const SENDS_MAIL = graphql(`
  query SendsMail {
    server {
      mail
    }
  }
`);

/** A link to a new password; nothing if the server sends no mail. */
export function ForgottenPassword() {
  const [{ data }] = useQuery({ query: SENDS_MAIL });
  return data?.server.mail === true ? (
    <p>
      <Link href="/me/forgotten">{t('reset.forgotten')}</Link>
    </p>
  ) : null;
}
