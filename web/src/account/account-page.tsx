import { useQuery } from 'urql';
import { useTitle } from '../app/use-title';
import { graphql } from '../generated/gql';
import { say } from '../words/words';
import { EnterForms } from './enter-forms';
import { SignOut } from './sign-out';
import './account.css';

const ME = graphql(`
  query Me {
    viewer {
      id
      handle
      account {
        id
        displayName
        guest
      }
    }
  }
`);

/** Who I am here; who is nobody yet comes in. */
export function AccountPage() {
  useTitle(say('account.me'));
  const [{ data, fetching }] = useQuery({ query: ME });
  if (fetching) return <p className="quiet">{say('house.loading')}</p>;
  const viewer = data?.viewer ?? null;
  if (viewer === null) {
    return (
      <section className="account">
        <h1>{say('account.welcome')}</h1>
        <p className="quiet">{say('account.welcomeText')}</p>
        <EnterForms />
      </section>
    );
  }
  const { displayName, guest } = viewer.account;
  return (
    <section className="account">
      <h1>{displayName}</h1>
      <p className="quiet">{guest ? say('account.isGuest') : viewer.handle}</p>
      <SignOut />
    </section>
  );
}
