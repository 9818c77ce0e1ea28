import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { AccountMenu, InboxNotifications, SessionEndedNotice } from '../features/account';
import { useToken } from '../platform/session';
import { ConnectionNotice } from '../platform/live/connection-notice';
import { LiveRegion } from '../platform/live/live-region';
import { Tour } from '../features/tour';
import { t } from '../platform/i18n/translate';
import { Keys } from './keys';
import { lazyComponent } from '../platform/lazy-component';
import { MaskSign } from '../ui/mask-sign';
import { isInMemory } from '../platform/storage';
import './frame.css';

const ResentCommands = lazyComponent(
  async () => (await import('./resent-commands')).ResentCommands,
);

const LanguageSwitch = lazyComponent(
  async () => (await import('./language-switch')).LanguageSwitch,
);

const Switches = lazyComponent(async () => (await import('./switches')).Switches);
const FootSwitches = lazyComponent(async () => (await import('./switches')).FootSwitches);

/** As wide as the switches. */
const SWITCH_PLACES = [1, 2, 3].map((each) => <span key={each} className="theme-switch" />);

/** The frame around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const [location] = useLocation();
  const token = useToken();
  // A wall screen shows no controls.
  const onWall = location.startsWith('/watch/');
  // Other sites may embed only the wall. A visitor who leaves the wall in an embedded frame gets a
  // link to open the page outside it.
  if (!onWall && isFramed()) return <OutOfFrame to={location} />;
  return (
    <>
      {!onWall && <FrameHead />}
      <ConnectionNotice />
      {isInMemory() && (
        <p className="connection-notice" role="status">
          {t('house.forgets')}
        </p>
      )}
      {!onWall && <SessionEndedNotice />}
      {!onWall && token !== null && (
        <Suspense fallback={null}>
          <ResentCommands />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={onWall ? 'on-wall' : undefined}>
        {children}
      </main>
      {!onWall && (
        <footer className="frame-foot">
          {/* The docs are served outside this client. */}
          <a href="/docs">{t('house.docs')}</a>
          <Suspense fallback={null}>
            <FootSwitches />
            <LanguageSwitch />
          </Suspense>
        </footer>
      )}
      {!onWall && <Tour />}
      <LiveRegion />
      <InboxNotifications />
    </>
  );
}

const isFramed = (): boolean => typeof window !== 'undefined' && window.top !== window.self;

function OutOfFrame({ to }: { readonly to: string }) {
  return (
    <main id="main">
      <p>
        <a href={to} target="_blank" rel="noopener">
          {t('house.outside')}
        </a>
      </p>
    </main>
  );
}

function FrameHead() {
  return (
    <>
      <a className="skip" href="#main">
        {t('house.skip')}
      </a>
      <header className="frame-head">
        <Link className="frame-mark" href="/">
          <MaskSign />
          {t('house.name')}
        </Link>
        <nav className="frame-nav" aria-label={t('house.menu')}>
          <Link href="/learn">{t('learn.link')}</Link>
          <AccountMenu />
          <Keys />
          <Suspense fallback={SWITCH_PLACES}>
            <Switches />
          </Suspense>
        </nav>
      </header>
    </>
  );
}
