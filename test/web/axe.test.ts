/** Every page by the rules of axe-core, in both themes, on a phone and on a desk. */
import axe from 'axe-core';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { closeAll, startTestServer } from '../server/harness';
import { openBrowser, visit } from './browser';
import { furnish } from './shown';
import type { Shown } from './shown';

let browser: Browser;
let shown: Shown;
let url: string;
beforeAll(async () => {
  const house = await startTestServer();
  url = house.client.url;
  shown = await furnish(house.client);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await closeAll();
});

const TABS = ['hands', 'market', 'contracts', 'history', 'people', 'proposals', 'judge', 'tables'];
const PAGES = [
  '/',
  '/s/{round}',
  ...[...TABS, 'rules', 'host'].map((tab) => `/s/{round}/${tab}`),
  '/d/{dynasty}',
  ...['standings', 'masks', 'rules', 'host'].map((tab) => `/d/{dynasty}/${tab}`),
  ...['/g/{game}', '/g/{game}?play=1', '/g/{ended}', '/verify/{round}/1', '/verify/{dynasty}/1'],
  ...['/me', '/new', '/join/{code}', '/p/{account}', '/cards', '/me/nothing', '/s/nothing'],
];
/** What a theme changes; the other rules are asked in the light one only. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** A card is one picture with a name, of hundreds of shapes that axe has no rule for. */
const WITHOUT_SHAPES = `document.querySelectorAll('.card').forEach((card) => card.replaceChildren())`;

/** On a ground with a gradient axe measures no contrast: it is measured on the ground alone. */
const WITHOUT_CANDLE = `document.body.style.backgroundImage = 'none'`;

/** A sentence for each element that axe finds fault with. */
async function faultsOf(page: Page, theme: 'light' | 'dark'): Promise<readonly string[]> {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(theme === 'dark' && { runOnly: { type: 'rule', values: OF_COLOUR } }),
  };
  const asked = `axe.run(document, ${JSON.stringify(options)})`;
  const { violations } = await page.evaluate<axe.AxeResults>(asked);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message);
      return `${theme}: ${id}: ${target.join(' ')}: ${why.join('; ')}`;
    }),
  );
}

/** The elements that reach over the right edge, if the page can be scrolled there. */
const TOO_WIDE = `(() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const named = ({ localName, className }) => localName + '.' + (className.baseVal ?? className);
  return [...document.body.querySelectorAll('*')]
    .filter((each) => each.getBoundingClientRect().right > clientWidth)
    .map((each) => 'too wide: ' + named(each));
})()`;

const faults = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  await page.evaluate(WITHOUT_SHAPES);
  await page.evaluate(WITHOUT_CANDLE);
  return [
    ...(await page.evaluate<string[]>(TOO_WIDE)),
    ...(await faultsOf(page, 'light')),
    ...(await faultsOf(page, 'dark')),
  ];
};

const FRAME = 'new Promise((resolve) => requestAnimationFrame(() => resolve()))';
const WAITS = `[...document.querySelectorAll('main .quiet')]
  .some(({ textContent }) => textContent === 'One moment')`;

/** Goes there, and waits until everything that the page asks for has come and is drawn. */
async function open(page: Page, address: string): Promise<void> {
  const asked = new Set<Request>();
  const begin = (request: Request): unknown => asked.add(request);
  const end = (request: Request): unknown => asked.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(address.replace(/\{(\w+)\}/g, (_, name: string) => shown.ids[name] ?? name));
  await page.locator('main h1').first().waitFor();
  await page.evaluate('document.fonts.ready');
  for (let calm = 0; calm < 3;) {
    await page.evaluate(FRAME);
    calm = asked.size === 0 && !(await page.evaluate<boolean>(WAITS)) ? calm + 1 : 0;
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 800 }],
])('on %s', (_, viewport) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    ({ context, page } = await visit(browser, url, shown.token, {
      viewport,
      reducedMotion: 'reduce',
    }));
  });
  afterAll(() => context.close());

  it.each(PAGES)('%s is without fault, and no wider than the screen', async (address) => {
    await open(page, address);
    expect(await faults(page)).toEqual([]);
  });

  it('faults are found where there are any', async () => {
    await open(page, '/me/nothing');
    await page.evaluate(`document.querySelector('main').innerHTML =
      '<h1>One</h1><input><p>Two</p><div class="wide">Three</div>'`);
    await page.evaluate(`Object.assign(document.querySelector('main p').style, { color: '#888' })`);
    await page.evaluate(`document.querySelector('.wide').style.width = '3000px'`);
    const found = await faults(page);
    for (const rule of ['too wide: div.wide', 'light: label: input', 'light: color-contrast: p']) {
      expect(found).toContainEqual(expect.stringContaining(rule));
    }
  });
});
