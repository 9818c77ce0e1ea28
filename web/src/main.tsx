// First, since they name the order of the layers.
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/stand-ins.css';
import './styles/base.css';
import './app/unled.css';
import { isGoneBackTo } from './app/gone-back-to';
import { applyLook } from './app/look';
import { painted } from './app/painted';
import { ensureStorage } from './app/storage';
import { cannotBeLed } from './app/unled';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// What it was drawn as then is not what is there now.
if (isGoneBackTo()) root.replaceChildren();

/** What is imported imports what is in this file, which therefore must have run. */
async function lead(place: HTMLElement): Promise<void> {
  // Nothing is run before what came with the page is seen, and nothing kept is read, which may take long the first time.
  if (place.hasChildNodes()) await painted();
  ensureStorage();
  applyLook();
  try {
    const { begin } = await import('./app/begin');
    await begin(place);
  } catch (error) {
    cannotBeLed();
    throw error;
  }
}
void lead(root);
