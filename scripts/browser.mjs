import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/**
 * The headless shell comes first: it has no browser window around the page, and takes half of the
 * processor time.
 */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
];
const ARGUMENTS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Glyph widths as on a desktop: the shell would round each width to a whole pixel.
  '--font-render-hinting=none',
];

/** The system's Chromium; `CHROMIUM` overrides it. */
export const openBrowser = async () => chromium.launch(options());

/** A Chromium shared by several processes, which connect to its `wsEndpoint()`. */
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
