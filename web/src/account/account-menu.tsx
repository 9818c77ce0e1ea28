import { Link } from 'wouter';
import { useQuery } from 'urql';
import { graphql } from '../generated/gql';
import { say } from '../words/words';
import { useToken } from './session';

const WHO = graphql(`
  query WhoAmI {
    viewer {
      id
      account {
        id
        displayName
        guest
      }
    }
  }
`);

export function AccountMenu() {
  const [{ data }] = useQuery({ query: WHO, pause: useToken() === null });
  const name = data?.viewer?.account.displayName;
  return (
    <Link href="/me" className="account-menu">
      {name ?? say('account.signIn')}
    </Link>
  );
}
