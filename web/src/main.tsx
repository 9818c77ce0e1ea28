// First, since they name the order of the layers.
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { isGoneBackTo } from './app/gone-back-to';
import { applyLook } from './app/look';
import { painted } from './app/painted';

applyLook();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// What it was drawn as then is not what is there now.
if (isGoneBackTo()) root.replaceChildren();
// Nothing is run before what came with the page is seen.
const seen = root.hasChildNodes() ? painted() : Promise.resolve();
// Not awaited: what comes imports what is in this file, which therefore must have run.
void seen.then(() => import('./app/begin')).then(({ begin }) => begin(root));
