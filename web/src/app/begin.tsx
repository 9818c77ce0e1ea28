import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { whileBusy } from './activity';
import { App } from './app';
import { firstPaint } from './first-paint';
import { keepShell } from './keep-shell';
import { fetchFirst } from './pages';
import { TakeOver } from './take-over';
import { bearTranslation } from './translated';

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
  void firstPaint.then(async () => (await whileBusy('part', import('./after-paint'))).afterPaint());
}
