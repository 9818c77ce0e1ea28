import { Suspense } from 'react';
import { useQuery } from 'urql';
import { Link, Redirect, useSearchParams } from 'wouter';
import { lazyComponent } from '../../platform/lazy-component';
import { SingleKeysCheckbox } from './single-keys-checkbox';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';
import '../../ui/panel.css';
import { FeedAddress } from '../share';
import { ClaimForm } from './claim-form';
import { ForgottenPassword } from './forgotten-password';
import { returnPath } from './sign-in-link';
import { ProviderLinks } from './provider-links';
import { DeleteAccount } from './delete-account';
import { SignInForms } from './sign-in-forms';
import { Identities } from './identities';
import { Inbox } from './inbox';
import { NameForm } from './name-form';
import { Programs } from './programs';
import { HandleForm, PasswordForm } from './sign-in-settings';
import { SignOut } from './sign-out';
import { Tokens } from './tokens';
import './account.css';

const MailPanel = lazyComponent(async () => (await import('./mail-panel')).MailPanel);
const OwnWebhooks = lazyComponent(async () => (await import('../webhooks')).OwnWebhooks);

const ME = graphql(`
  query Me {
    viewer {
      id
      handle
      hasPassword
      account {
        id
        displayName
        guest
      }
    }
  }
`);

/**
 * The viewer's account. A signed-out visitor signs in here, and then returns to the previous page.
 */
export function AccountPage() {
  useTitle(t('account.me'));
  const [{ data, fetching }] = useQuery({ query: ME });
  const from = returnPath(useSearchParams()[0]);
  if (fetching) return <p className="quiet">{t('house.loading')}</p>;
  const viewer = data?.viewer ?? null;
  if (viewer === null) {
    return (
      <section className="account">
        <h1>{t('account.welcome')}</h1>
        <p className="quiet">{t('account.welcomeText')}</p>
        <SignInForms />
        <ForgottenPassword />
        <ProviderLinks from={from} />
      </section>
    );
  }
  if (from !== null) return <Redirect href={from} replace />;
  const { hasPassword } = viewer;
  const { id, displayName, guest } = viewer.account;
  return (
    <div className="page">
      <header>
        <h1>{displayName}</h1>
        <p className="line-up quiet">
          <span>{guest ? t('account.isGuest') : viewer.handle}</span>
          <Link href={`/p/${id}`}>{t('account.profile')}</Link>
          <SignOut guest={guest} />
        </p>
      </header>
      {guest && <ClaimForm />}
      <div className="account-halves">
        <Inbox />
        <div className="page">
          <div className="panels">
            <NameForm name={displayName} />
            {!guest && <HandleForm handle={viewer.handle ?? ''} hasPassword={hasPassword} />}
            {!guest && <PasswordForm hasPassword={hasPassword} />}
          </div>
          {!guest && (
            <Suspense fallback={null}>
              <MailPanel hasPassword={hasPassword} />
            </Suspense>
          )}
          <section className="panel" aria-labelledby="keys">
            <h2 id="keys">{t('keys.title')}</h2>
            <p className="quiet narrow">{t('keys.text')}</p>
            <SingleKeysCheckbox />
          </section>
          <section className="panel" aria-labelledby="calendar">
            <h2 id="calendar">{t('share.calendar')}</h2>
            <p className="quiet narrow">{t('account.calendarText')}</p>
            <FeedAddress season={null} kind="CALENDAR" name={t('share.myAddress')} />
          </section>
          <Identities guest={guest} />
          <Tokens />
          <Programs />
          {!guest && (
            <Suspense fallback={null}>
              <OwnWebhooks />
            </Suspense>
          )}
          <DeleteAccount hasPassword={hasPassword} />
        </div>
      </div>
    </div>
  );
}
