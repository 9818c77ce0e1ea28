import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { whileBusy } from '../platform/activity';
import { App } from './app';
import { firstPaint } from '../platform/first-paint';
import { registerServiceWorker } from './service-worker';
import { fetchFirst } from '../platform/pages';
import { ReplaceServerMarkup } from './replace-server-markup';
import { tolerateTranslation } from '../platform/page-translation';

/** Draws the page over the server's markup. */
export async function bootstrap(root: HTMLElement): Promise<void> {
  tolerateTranslation();
  await fetchFirst(window.location.pathname);
  createRoot(root).render(
    <StrictMode>
      <ReplaceServerMarkup root={root}>
        <App />
      </ReplaceServerMarkup>
    </StrictMode>,
  );
  registerServiceWorker();
  void firstPaint.then(async () =>
    (await whileBusy('part', import('../platform/deferred-setup'))).setUpAfterPaint(),
  );
}
