import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { AccountMenu, EndedNotice } from '../features/account';
import { useToken } from '../platform/session';
import { ConnectionNotice } from '../platform/live/connection-notice';
import { LiveRegion } from '../platform/live/live-region';
import { Notices } from '../platform/live/inbox-notifications';
import { Tour } from '../features/tour';
import { say } from '../platform/i18n/translate';
import { Keys } from './keys';
import { late } from '../platform/lazy-component';
import { MaskSign } from '../ui/mask-sign';
import { MotionSwitch } from './motion-switch';
import { forgetsAll } from '../platform/storage';
import { ThemeSwitch } from './theme-switch';
import './frame.css';

const SentAgain = late(async () => (await import('./resent-commands')).SentAgain);

/** The frame around every page. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const [location] = useLocation();
  const token = useToken();
  // A wall screen has no controls.
  const onWall = location.startsWith('/watch/');
  // Other sites may frame the wall alone: whoever leaves it within a frame goes on outside.
  if (!onWall && isFramed()) return <OutOfFrame to={location} />;
  return (
    <>
      {!onWall && <FrameHead />}
      <ConnectionNotice />
      {forgetsAll() && (
        <p className="connection-notice" role="status">
          {say('house.forgets')}
        </p>
      )}
      {!onWall && <EndedNotice />}
      {!onWall && token !== null && (
        <Suspense fallback={null}>
          <SentAgain />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={onWall ? 'on-wall' : undefined}>
        {children}
      </main>
      {!onWall && <Tour />}
      <LiveRegion />
      <Notices />
    </>
  );
}

const isFramed = (): boolean => typeof window !== 'undefined' && window.top !== window.self;

function OutOfFrame({ to }: { readonly to: string }) {
  return (
    <main id="main">
      <p>
        <a href={to} target="_blank" rel="noopener">
          {say('house.outside')}
        </a>
      </p>
    </main>
  );
}

function FrameHead() {
  return (
    <>
      <a className="skip" href="#main">
        {say('house.skip')}
      </a>
      <header className="frame-head">
        <Link className="frame-mark" href="/">
          <MaskSign />
          {say('house.name')}
        </Link>
        <nav className="frame-nav" aria-label={say('house.menu')}>
          {/* This page is served outside this client. */}
          <a href="/docs">{say('house.docs')}</a>
          <AccountMenu />
          <Keys />
          <MotionSwitch />
          <ThemeSwitch />
        </nav>
      </header>
    </>
  );
}
