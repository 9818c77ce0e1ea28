/**
 * `npm run shoot -- [options] [address …]`: pictures of the web client's pages.
 *
 *   --url <address>     a server that runs; else one is started, with a round and a dynasty in it
 *   --out <folder>      where the pictures go; shots by default
 *   --sizes <names>     phone, desk, wall; phone,desk by default
 *   --themes <names>    light, dark; both by default
 *   --full              the whole page rather than what a screen shows
 *   --guest             signed in as a guest who plays in both seasons
 *   --readme            those of the README, into docs/pictures
 *
 * In an address {round}, {dynasty} and {game} stand for what the started server has.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled, ROOT } from './install.mjs';
import { startShown } from './shown.mjs';

const SIZES = {
  phone: { width: 390, height: 844, scale: 2 },
  desk: { width: 1280, height: 800, scale: 1 },
  wall: { width: 1920, height: 1080, scale: 1 },
};
const ALL = ['/', '/s/{round}', '/d/{dynasty}', '/g/{game}', '/me', '/cards'];
/** What the README shows, as a player sees it. */
const README = [
  ...[
    'desk light /',
    'desk dark /s/{round}',
    'desk light /g/{game}',
    'desk dark /d/{dynasty}/masks',
  ],
  ...[
    'wall dark /watch/{round}',
    'desk light /s/{round}/rules',
    'phone dark /g/{game}',
    'phone light /s/{round}',
  ],
];
const QUIET_MS = 400;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    out: { type: 'string', default: 'shots' },
    sizes: { type: 'string', default: 'phone,desk' },
    themes: { type: 'string', default: 'light,dark' },
    full: { type: 'boolean', default: false },
    guest: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});

ensureInstalled();
let shown = null;
if (values.url === undefined) {
  await build();
  shown = await startShown();
}
const url = values.url ?? shown.url;
const out = join(ROOT, values.readme ? 'docs/pictures' : values.out);
mkdirSync(out, { recursive: true });
const browser = await openBrowser();
try {
  if (values.readme) {
    for (const [size, theme, address] of README.map((line) => line.split(' '))) {
      await shootAll(size, theme, [address]);
    }
  } else {
    for (const size of values.sizes.split(',')) {
      for (const theme of values.themes.split(',')) {
        await shootAll(size, theme, positionals.length === 0 ? ALL : positionals);
      }
    }
  }
} finally {
  await browser.close();
  await shown?.stop();
}

async function shootAll(size, theme, addresses) {
  const { width, height, scale } = SIZES[size];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: values.readme ? 1 : scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  if ((values.guest || values.readme) && shown !== null) {
    const token = JSON.stringify(shown.token);
    await context.addInitScript(`localStorage.setItem('ridotto:token', ${token})`);
  }
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.error(`${size}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`${size}: ${error.message}`));
  for (const asked of addresses) {
    const address = asked.replace(/\{(\w+)\}/g, (whole, name) => shown?.ids[name] ?? whole);
    await page.goto(`${url}${address}`, { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready');
    // However busy the machine is: no picture of a page that waits.
    await page.locator('main h1').first().waitFor();
    const waits = page.locator('main').getByText('One moment', { exact: true });
    await waits.first().waitFor({ state: 'detached' });
    // The log comes after what it lies beside.
    if ((await page.locator('.virtual-list').count()) > 0) {
      await page.locator('.virtual-list li').first().waitFor();
    }
    // What comes over the socket settles.
    await page.waitForTimeout(QUIET_MS);
    const name = asked === '/' ? 'front' : asked.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '');
    const path = join(out, `${name}-${size}-${theme}.png`);
    await page.screenshot({ path, fullPage: values.full });
    console.log(path);
  }
  await context.close();
}
