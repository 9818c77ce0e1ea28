import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { lazyComponent } from '../../platform/lazy-component';
import { NotFoundPage } from '../../ui/not-found-page';
import { AccountPage } from './account-page';

const PAGES = {
  forgotten: lazyComponent(async () => (await import('./reset-request-page')).ResetRequestPage),
  reset: lazyComponent(async () => (await import('./reset-page')).ResetPage),
  confirm: lazyComponent(async () => (await import('./confirm-mail-page')).ConfirmMailPage),
  unsubscribe: lazyComponent(async () => (await import('./unsubscribe-page')).UnsubscribePage),
  'sign-in': lazyComponent(async () => (await import('./provider-return')).ProviderReturn),
};

/** The account's page, and the pages at the addresses below it that mails and providers lead to. */
export function AccountPages() {
  const page = useLocation()[0].split('/')[2];
  if (page === undefined) return <AccountPage />;
  if (!Object.hasOwn(PAGES, page)) return <NotFoundPage />;
  const Page = PAGES[page as keyof typeof PAGES];
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
