// Imported first: it declares the order of the layers.
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/stand-ins.css';
import './styles/base.css';
import './platform/no-client-notice.css';
import { isBackNavigation } from './platform/back-navigation';
import { applyAppearance } from './platform/theme-cookie';
import { applyLanguage } from './platform/i18n/chosen-language';
import { nextPaint } from './platform/next-paint';
import { ensureStorage } from './platform/storage';
import { showNoClientNotice } from './platform/no-client-notice';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// After a back navigation the server's markup is stale.
if (isBackNavigation()) root.replaceChildren();

/** The client's modules import this file, so they load only after it has run. */
async function lead(place: HTMLElement): Promise<void> {
  // Waits for the first paint before running code or reading storage, whose first access may be
  // slow.
  if (place.hasChildNodes()) await nextPaint();
  ensureStorage();
  applyAppearance();
  try {
    await applyLanguage();
    const { bootstrap } = await import('./shell/bootstrap');
    await bootstrap(place);
  } catch (error) {
    showNoClientNotice();
    throw error;
  }
}
void lead(root);
