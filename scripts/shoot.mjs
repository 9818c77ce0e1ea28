/**
 * `npm run shoot -- [options] [address …]`: takes pictures of the web client's pages.
 *
 *   --url <address>     a running server; by default a new server with a round and a dynasty
 *   --out <folder>      the folder of the pictures; shots by default
 *   --sizes <names>     phone, desk, wall; phone,desk by default
 *   --themes <names>    light, dark; both by default
 *   --full              the whole page instead of one screen
 *   --guest             signed in as a guest who plays in both seasons
 *   --readme            the README's pictures, into docs/pictures: pages for a player, and for a
 *                       visitor the front page of a server where only its bots play
 *
 * In an address, {round}, {dynasty} and {game} are replaced by the ids of the new server.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled, ROOT } from './install.mjs';
import { startHouse, startShown } from './shown.mjs';

const SIZES = {
  phone: { width: 390, height: 844, scale: 2 },
  desk: { width: 1280, height: 800, scale: 1 },
  wall: { width: 1920, height: 1080, scale: 1 },
};
const ROUND = 'hands market contracts history people proposals judge tables rules host at/9';
const DYNASTY = 'standings masks proposals rules host at/9';
const ALL = [
  ...['/', '/new', '/me', '/leaders', '/cards', '/docs', '/s/nothing'],
  ...['', ...ROUND.split(' ')].map((tab) => `/s/{round}/${tab}`.replace(/\/$/, '')),
  ...['', ...DYNASTY.split(' ')].map((tab) => `/d/{dynasty}/${tab}`.replace(/\/$/, '')),
  ...['/g/{game}', '/g/{game}?play=1', '/verify/{round}/1', '/watch/{round}', '/watch/{dynasty}'],
];
/** The README's pictures: the front page for a stranger, the others for a player. */
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
/** The number of cards on the front page's table before the picture. */
const LAID = 4;
/** A generous time limit, since the bots pause before each move. */
const PLAYED_MS = 120_000;

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
      if (address === '/') await shootFront(size, theme);
      else await shootAll(size, theme, [address], { url, token: shown?.token });
    }
  } else {
    for (const size of values.sizes.split(',')) {
      for (const theme of values.themes.split(',')) {
        const token = values.guest ? shown?.token : undefined;
        await shootAll(size, theme, positionals.length === 0 ? ALL : positionals, { url, token });
      }
    }
  }
} finally {
  await browser.close();
  await shown?.stop();
}

/**
 * Takes the front page of the given server, or of a new server, whose bots then play an exhibition.
 */
async function shootFront(size, theme) {
  const house = values.url === undefined ? await startHouse() : null;
  try {
    await shootAll(size, theme, ['/'], { url: house?.url ?? url, isPlayed: true });
  } finally {
    await house?.stop();
  }
}

async function shootAll(size, theme, addresses, { url: at, token, isPlayed = false }) {
  const { width, height, scale } = SIZES[size];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: values.readme ? 1 : scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  if (token !== undefined) {
    await context.addInitScript(`localStorage.setItem('ridotto:token', ${JSON.stringify(token)})`);
  }
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.error(`${size}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`${size}: ${error.message}`));
  for (const asked of addresses) {
    const address = asked.replace(/\{(\w+)\}/g, (whole, name) => shown?.ids[name] ?? whole);
    await page.goto(`${at}${address}`, { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready');
    // Waits for the loaded page, however busy the machine is.
    await page.locator('main h1').first().waitFor();
    const waits = page.locator('main').getByText('One moment', { exact: true });
    await waits.first().waitFor({ state: 'detached' });
    // The log loads after the page around it.
    if ((await page.locator('.virtual-list').count()) > 0) {
      await page.locator('.virtual-list li').first().waitFor();
    }
    if (isPlayed && values.url === undefined) {
      const laid = page.locator('main [data-event="CardPlayed"]');
      await laid.nth(LAID - 1).waitFor({ timeout: PLAYED_MS });
    }
    // Lets pushed data arrive.
    await page.waitForTimeout(QUIET_MS);
    const name = asked === '/' ? 'front' : asked.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '');
    const path = join(out, `${name}-${size}-${theme}.png`);
    await page.screenshot({ path, fullPage: values.full });
    console.log(path);
  }
  await context.close();
}
