import axe from 'axe-core';
import type { Page, Request } from 'playwright-core';
import type { Shown } from './shown';

type Theme = 'light' | 'dark';

const TABS = [
  'hands',
  'market',
  'contracts',
  'history',
  'people',
  'proposals',
  'judge',
  'tables',
  'gallery',
  'values',
  'offices',
];
export const PAGES = [
  '/',
  '/s/{round}',
  ...[...TABS, 'rules', 'rules?revision=1', 'host'].map((tab) => `/s/{round}/${tab}`),
  '/d/{dynasty}',
  ...[...['standings', 'masks', 'proposals', 'values', 'offices'], ...['rules', 'host']].map(
    (tab) => `/d/{dynasty}/${tab}`,
  ),
  ...['/g/{game}', '/g/{game}?play=1', '/g/{ended}', '/verify/{round}/1', '/verify/{dynasty}/1'],
  ...['/s/{round}/at/9', '/d/{dynasty}/at/9', '/watch/{round}', '/watch/{dynasty}'],
  ...['/me', '/new', '/join/{code}', '/p/{account}', '/cards', '/leaders'],
  ...['/learn', '/learn/giolitti', '/learn/casino', '/learn/casino/lesson'],
  ...['/me/nothing', '/s/nothing'],
];
/** The rules that depend on the theme. Other rules run only in the light theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** A card is a single named picture. axe has no rule for its hundreds of shapes. */
const WITHOUT_SHAPES = `document.querySelectorAll('.card').forEach((card) => card.replaceChildren())`;

/** axe measures no contrast on gradients, so a plain background replaces them. */
const WITHOUT_CANDLE = `document.body.style.backgroundImage = 'none'`;

const FRAME = 'new Promise((resolve) => requestAnimationFrame(() => resolve()))';

/** Waits until the colour transitions between themes have ended. */
const TURNED = `Promise.allSettled(
  document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished),
)`;

/** One sentence for each element that violates a rule. */
async function faultsOf(
  page: Page,
  theme: Theme,
  within: string | null,
): Promise<readonly string[]> {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  await page.evaluate(FRAME);
  await page.evaluate(`${TURNED}.then(() => null)`);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(theme === 'dark' && { runOnly: { type: 'rule', values: OF_COLOUR } }),
  };
  const where = within === null ? 'document' : JSON.stringify(within);
  const asked = `axe.run(${where}, ${JSON.stringify(options)})`;
  const { violations } = await page.evaluate<axe.AxeResults>(asked);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message);
      return `${theme}: ${id}: ${target.join(' ')}: ${why.join('; ')}`;
    }),
  );
}

/** If the page scrolls sideways: the elements that cross its right edge. */
const TOO_WIDE = `(() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const named = ({ localName, className }) => localName + '.' + (className.baseVal ?? className);
  return [...document.body.querySelectorAll('*')]
    .filter((each) => each.getBoundingClientRect().right > clientWidth)
    .map((each) => 'too wide: ' + named(each));
})()`;

/**
 * axe's violations in each of the themes, and the elements wider than the screen. With a selector
 * `within`, axe checks only the elements that it selects.
 */
export async function faults(
  page: Page,
  themes: readonly Theme[],
  within: string | null = null,
): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(axe.source);
  // React goes on drawing the cards behind a dialog.
  if (within === null) await page.evaluate(WITHOUT_SHAPES);
  await page.evaluate(WITHOUT_CANDLE);
  const found = await page.evaluate<string[]>(TOO_WIDE);
  for (const theme of themes) found.push(...(await faultsOf(page, theme, within)));
  return found;
}

const WAITS = `[...document.querySelectorAll('main .quiet')]
  .some(({ textContent }) => textContent === 'One moment')`;

/** Opens the page, and waits until everything is loaded and drawn. */
export async function open(page: Page, { ids }: Shown, address: string): Promise<void> {
  const asked = new Set<Request>();
  const begin = (request: Request): unknown => asked.add(request);
  const end = (request: Request): unknown => asked.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  // The browser does not always report the end of the previous page's requests.
  page.once('framenavigated', () => asked.clear());
  await page.goto(address.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name));
  await page.locator('main h1').first().waitFor();
  await page.evaluate('document.fonts.ready');
  for (let calm = 0; calm < 3;) {
    await page.evaluate(FRAME);
    calm = asked.size === 0 && !(await page.evaluate<boolean>(WAITS)) ? calm + 1 : 0;
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
