// Imported first: it declares the order of the layers.
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/stand-ins.css';
import './styles/base.css';
import './platform/no-client-notice.css';
import { isGoneBackTo } from './platform/back-navigation';
import { applyLook } from './platform/theme-cookie';
import { painted } from './platform/next-paint';
import { ensureStorage } from './platform/storage';
import { cannotBeLed } from './platform/no-client-notice';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// The server's markup is stale by now.
if (isGoneBackTo()) root.replaceChildren();

/** Imported modules import this file, so they have to load after it has run. */
async function lead(place: HTMLElement): Promise<void> {
  // Waits for the first paint before running code or reading storage, whose first access may be
  // slow.
  if (place.hasChildNodes()) await painted();
  ensureStorage();
  applyLook();
  try {
    const { begin } = await import('./shell/bootstrap');
    await begin(place);
  } catch (error) {
    cannotBeLed();
    throw error;
  }
}
void lead(root);
