import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { whileBusy } from '../platform/activity';
import { App } from './app';
import { firstPaint } from '../platform/first-paint';
import { keepShell } from './service-worker';
import { fetchFirst } from '../platform/pages';
import { TakeOver } from './replace-server-markup';
import { bearTranslation } from '../platform/page-translation';

/** Draws the page over the server's markup. */
export async function begin(root: HTMLElement): Promise<void> {
  bearTranslation();
  await fetchFirst(window.location.pathname);
  createRoot(root).render(
    <StrictMode>
      <TakeOver root={root}>
        <App />
      </TakeOver>
    </StrictMode>,
  );
  keepShell();
  void firstPaint.then(async () =>
    (await whileBusy('part', import('../platform/deferred-setup'))).afterPaint(),
  );
}
