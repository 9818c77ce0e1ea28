/**
 * `npm run bench:web -- [options]`: how long the web client takes in Chromium, its processor slowed.
 *
 *   --runs <n>      visits of each page; their medians are shown. 5 by default
 *   --slowed <n>    how many times slower the browser's processor is. 4 by default
 *   --json          the figures as JSON
 *
 * Each visit is a first one: a new context, with nothing in its cache.
 */
/* global document, PerformanceObserver, requestAnimationFrame -- of the page */
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { makeLargeRound, startShown } from './shown.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    slowed: { type: 'string', default: '4' },
    json: { type: 'boolean', default: false },
  },
});
const RUNS = Number(values.runs);
const SIZE = { width: 1280, height: 800 };
const FRAMES = 10;

/** Where a game is seen: an element of what is being played itself. */
const PAGES = [
  { page: '/', seen: '.lobby-seasons h3, .lobby-seasons article' },
  { page: '/s/{round}', seen: '.lot-cards svg' },
  { page: '/d/{dynasty}', seen: '.game-entry' },
  { page: '/g/{game}', seen: '.card' },
];
/** What is done on the page of a round with as many lots and lines as there can be. */
const INPUTS = [
  { input: 'a letter is typed', act: (page) => page.locator('textarea, input').last().press('a') },
  { input: 'lots are sorted', act: sortLots },
  { input: 'the log is scrolled', act: (page) => page.locator('.virtual-list').press('PageDown') },
];

ensureInstalled();
await build();
const shown = await startShown();
const browser = await openBrowser();
try {
  const first = [];
  for (const { page, seen } of PAGES) first.push(await medianVisit(page, seen));
  const inputs = await measureInputs(await makeLargeRound(shown));
  if (values.json) console.log(JSON.stringify({ slowed: Number(values.slowed), first, inputs }));
  else {
    console.table(first);
    console.table(inputs);
  }
} finally {
  await browser.close();
  await shown.stop();
}

/** The median of each figure over some visits, each with nothing in the cache. */
async function medianVisit(address, seen) {
  const visits = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(address, seen));
  const median = (name) => visits.map((each) => each[name]).sort((a, b) => a - b)[RUNS >> 1];
  const figures = Object.keys(visits[0]).map((name) => [name, median(name)]);
  return { page: address, ...Object.fromEntries(figures) };
}

async function visit(address, seen) {
  const { page, context } = await open((at) => at.addInitScript(watch, seen));
  await page.goto(`${shown.url}${filled(address)}`);
  const figures = await page.evaluate('ridottoSeen');
  // What comes late moves what is there: a second of frames, then whatever has moved.
  const shift = await page.evaluate(
    'new Promise((done) => setTimeout(() => done(ridottoShift()), 1500))',
  );
  await context.close();
  return { ...figures, shift };
}

/** In the page: tells when what is looked for has been painted, and what had been fetched by then. */
function watch(seen) {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  globalThis.ridottoShift = () => Math.round(shift * 1000) / 1000;
  const bytes = (ending) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(ending))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const kB = (ending) => Math.round(bytes(ending) / 100) / 10;
  globalThis.ridottoSeen = new Promise((done) => {
    const look = () => {
      if (document.querySelector(seen) === null) return requestAnimationFrame(look);
      requestAnimationFrame(() =>
        done({ seenMs: Math.round(performance.now()), jsKb: kB('.js'), cssKb: kB('.css') }),
      );
    };
    look();
  });
}

async function sortLots(page) {
  await page.locator('.lots-head select').focus();
  await page.keyboard.press('ArrowDown');
}

/** From an input until the frame that shows what came of it, the longest of several. */
async function measureInputs(round) {
  const { page, context } = await open((at) => at.addInitScript(watchInputs), shown.token);
  await page.goto(`${shown.url}/s/${round}`);
  await page.locator('.lot').first().waitFor();
  await page.locator('.virtual-list li').first().waitFor();
  const lots = await page.locator('.lot').count();
  const found = [];
  for (const { input, act } of INPUTS) {
    await page.evaluate('ridottoInputs.length = 0');
    for (let time = 0; time < RUNS; time += 1) {
      await act(page);
      for (let frame = 0; frame < FRAMES; frame += 1) {
        await page.evaluate('new Promise(requestAnimationFrame)');
      }
    }
    const took = await page.evaluate('ridottoInputs');
    found.push({ input, lots, longestMs: Math.max(0, ...took) });
  }
  await context.close();
  return found;
}

/** In the page: how long each input took until it was painted. */
function watchInputs() {
  const took = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId !== 0) took.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  globalThis.ridottoInputs = took;
}

async function open(prepare, token) {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce' });
  if (token !== undefined) {
    await context.addInitScript(`localStorage.setItem('ridotto:token', ${JSON.stringify(token)})`);
  }
  const page = await context.newPage();
  await prepare(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowed) });
  return { context, page };
}

function filled(address) {
  return address.replace(/\{(\w+)\}/g, (whole, name) => shown.ids[name] ?? whole);
}
