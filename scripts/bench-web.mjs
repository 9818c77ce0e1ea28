/**
 * `npm run bench:web -- [options]`: measures the web client in Chromium with a slowed processor.
 *
 *   --runs <n>      the visits of each page, of which the medians are shown; 5 by default
 *   --slowed <n>    the factor by which the browser's processor is slowed; 4 by default
 *   --undrawn       visits addresses with a query, for which the server draws no page
 *   --json          prints the figures as JSON
 *
 * Each visit has a new context with an empty cache. `seenMs` is the time until a part of the game
 * itself is painted with its styles, by the server or the client; `actsMs` the time until the client
 * reacts to it. `cpuMs` is the processor time of the page's thread until then, with the slowed
 * processor; `longestMs` is the thread's longest task.
 */
/* global document, innerHeight, PerformanceObserver, requestAnimationFrame -- of the page */
import { parseArgs } from 'node:util';
import { openBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { makeLargeRound, startShown } from './shown.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    slowed: { type: 'string', default: '4' },
    undrawn: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const RUNS = Number(values.runs);
const SIZE = { width: 1280, height: 800 };
const FRAMES = 10;
const LONGEST_MS = 30_000;

/** The pages, each with an element of the game itself. */
const PAGES = [
  { page: '/', seen: '.lobby-played .card, .lobby-played article' },
  { page: '/s/{round}', seen: '.lot-cards svg' },
  { page: '/d/{dynasty}', seen: '.game-entry' },
  { page: '/g/{game}', seen: '.card' },
  { page: '/watch/{round}', seen: '.lot-cards svg' },
];
/** Inputs on the page of a large round. */
const INPUTS = [
  { input: 'a letter is typed', at: (page) => page.locator('textarea, input').last(), key: 'a' },
  { input: 'a bid is typed', at: (page) => page.locator('.lot input').first(), key: '1' },
  { input: 'lots are sorted', at: (page) => page.locator('.lots-head select'), key: 'ArrowDown' },
  { input: 'the log is scrolled', at: (page) => page.locator('.virtual-list'), key: 'PageDown' },
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

/** The median of each figure over some visits with an empty cache. */
async function medianVisit(address, seen) {
  const visits = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(address, seen));
  const median = (name) => visits.map((each) => each[name]).sort((a, b) => a - b)[RUNS >> 1];
  const figures = Object.keys(visits[0]).map((name) => [name, median(name)]);
  return { page: address, ...Object.fromEntries(figures) };
}

async function visit(address, seen) {
  const { page, context, session } = await open((at) => at.addInitScript(watch, seen));
  // The processor time of the page's own thread, without that of other processes.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${shown.url}${filled(address)}${values.undrawn ? '?undrawn' : ''}`);
  const figures = await within(address, page.evaluate('ridottoActs'));
  const { metrics } = await session.send('Performance.getMetrics');
  const { value } = metrics.find(({ name }) => name === 'TaskDuration');
  figures.cpuMs = Math.round(value * 1000);
  // Layout shifts are counted for another 1.5 s.
  const shift = await page.evaluate(
    'new Promise((done) => setTimeout(() => done(ridottoShift()), 1500))',
  );
  await context.close();
  return { ...figures, shift };
}

/** Fails after a time limit instead of waiting for ever. */
async function within(address, figures) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`No game is seen on ${address}.`)), LONGEST_MS);
  });
  return Promise.race([figures, late]).finally(() => clearTimeout(timer));
}

/**
 * Runs in the page: records when the element has been painted, when it responds, and the bytes
 * fetched until then.
 */
function watch(seen) {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  globalThis.ridottoShift = () => Math.round(shift * 1000) / 1000;
  let longestMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration);
  }).observe({ type: 'longtask', buffered: true });
  const bytes = (ending) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(ending))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const kB = (ending) => Math.round(bytes(ending) / 100) / 10;
  // The browser draws a frame only after the styles have loaded.
  const frame = () => new Promise(requestAnimationFrame);
  const until = async (isSo) => {
    for (;;) {
      await frame();
      const element = document.querySelector(seen);
      if (element?.checkVisibility() && isSo(element)) return performance.now();
    }
  };
  const inSight = (element) => element.getBoundingClientRect().top < innerHeight;
  // React has not taken over the server's markup yet.
  const isActing = (element) => Object.keys(element).some((name) => name.startsWith('__react'));
  const seenMs = until(inSight).then(async (found) => {
    await frame();
    const next = performance.now();
    await frame();
    // If the browser's first paint came after the element was found, the paint's own time counts,
    // since later scripts do not affect it.
    const paints = performance.getEntriesByType('paint');
    const first = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
    return first > found ? first : next;
  });
  globalThis.ridottoActs = until(isActing).then(async () => {
    await frame();
    const actsMs = Math.round(performance.now());
    return {
      seenMs: Math.round(await seenMs),
      actsMs,
      longestMs,
      requests: performance.getEntriesByType('resource').length,
      jsKb: kB('.js'),
      cssKb: kB('.css'),
    };
  });
}

/** Measures the time from an input to the frame that shows its effect, the longest of several. */
async function measureInputs(round) {
  const { page, context } = await open((at) => at.addInitScript(watchInputs), shown.token);
  await page.goto(`${shown.url}/s/${round}`);
  await page.locator('.lot').first().waitFor();
  await page.locator('.virtual-list li').first().waitFor();
  const lots = await page.locator('.lot').count();
  const found = [];
  const drawFrames = async () => {
    for (let frame = 0; frame < FRAMES; frame += 1) {
      await page.evaluate('new Promise(requestAnimationFrame)');
    }
  };
  for (const { input, at, key } of INPUTS) {
    // Focusing scrolls the page; the measurement excludes that.
    await at(page).focus();
    await drawFrames();
    await page.evaluate('ridottoInputs.length = 0');
    for (let time = 0; time < RUNS; time += 1) {
      await page.keyboard.press(key);
      await drawFrames();
    }
    const took = await page.evaluate('ridottoInputs');
    found.push({ input, lots, longestMs: Math.max(0, ...took) });
  }
  await context.close();
  return found;
}

/** Runs in the page: records the time from each input to its paint. */
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
  return { context, page, session };
}

function filled(address) {
  return address.replace(/\{(\w+)\}/g, (whole, name) => shown.ids[name] ?? whole);
}
