// First, since they name the order of the layers.
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { applyMotion } from './app/motion';
import { keepShell } from './app/keep-shell';
import { fetchFirst } from './app/pages';
import { applyTheme } from './app/theme';

applyTheme();
applyMotion();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// Not awaited: the page's module imports what is in this file, which therefore must have run.
void fetchFirst(window.location.pathname).then(() => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  keepShell();
});
