import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The shell draws no window around a page: it takes half of the CPU that the whole browser takes. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
];
const ARGUMENTS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Lengths of letters as a desktop has them: the shell would round each to a whole pixel.
  '--font-render-hinting=none',
];

/** Chromium as the system has it; `CHROMIUM` names another. */
export const openBrowser = async () => chromium.launch(options());

/** The same for several processes, which come in by its `wsEndpoint()`. */
export const serveBrowser = async () => chromium.launchServer(options());

function options() {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) {
    throw new Error(
      'There is no Chromium: apt-get install chromium-headless-shell, or name it in CHROMIUM.',
    );
  }
  return { executablePath, headless: true, args: ARGUMENTS };
}
