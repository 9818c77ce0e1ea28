/** The client in other languages: by the browser's, and by choice. */
import type { Page } from 'playwright-core';
import { visit } from './browser';
import { browser, house } from './house';

const languageOf = (page: Page): Promise<string> => page.evaluate('document.documentElement.lang');
const DRAWN = '<div id="root" data-drawn>';

it('a browser in German gets the page in German, and from then on undrawn', async () => {
  const { client } = house;
  const { context, page, complaints } = await visit(browser, client.url, undefined, {
    locale: 'de-DE',
  });
  await page.goto('/learn');
  await page.getByRole('heading', { name: 'So wird gespielt', level: 1 }).waitFor();
  expect(await languageOf(page)).toBe('de');
  await page.getByRole('button', { name: 'Deutsch', pressed: true }).waitFor();
  const again = await page.reload();
  expect(await again!.text()).not.toContain(DRAWN);
  await page.getByRole('heading', { name: 'So wird gespielt', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Deutsch', pressed: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('whoever chooses Italian keeps it, and can go back to English', async () => {
  const { context, page, complaints } = await visit(browser, house.client.url);
  await page.goto('/learn');
  await page.getByRole('heading', { name: 'How to play', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Italiano' }).click();
  await page.getByRole('heading', { name: 'Come si gioca', level: 1 }).waitFor();
  await page.goto('/cards');
  await page.getByRole('heading', { name: 'Tutte le carte della casa' }).waitFor();
  expect(await languageOf(page)).toBe('it');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'All cards of the house' }).waitFor();
  expect(await languageOf(page)).toBe('en');
  expect(complaints).toEqual([]);
  await context.close();
});

it('readers of English need no file of a translation', async () => {
  const { context, page } = await visit(browser, house.client.url);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/learn');
  await page.getByRole('heading', { name: 'How to play', level: 1 }).waitFor();
  expect(files.filter((file) => /assets\/(de|it|load-language)-/.test(file))).toEqual([]);
  await context.close();
});

it('a page whose translation cannot be loaded is in English', async () => {
  const options = { locale: 'it-IT' };
  const { context, page } = await visit(browser, house.client.url, undefined, options);
  await page.route('**/assets/it-*.js', (route) => route.abort());
  await page.goto('/learn');
  await page.getByRole('button', { name: 'English', pressed: true }).waitFor();
  expect(await languageOf(page)).toBe('en');
  await context.close();
});

it('a page is drawn for readers of English alone', async () => {
  const textAt = async (cookie: string): Promise<string> =>
    (await fetch(`${house.client.url}/learn`, { headers: { cookie } })).text();
  expect(await textAt('language=en')).toContain(DRAWN);
  expect(await textAt('')).toContain(DRAWN);
  const german = await textAt('look=auto-moving; language=de');
  expect(german).not.toContain(DRAWN);
  expect(german).toContain('id="first-answers"');
});

/** Pairs of the head's parts that overlap, and parts that are cut or beside the screen. */
const CROWDED = `(() => {
  const parts = [...document.querySelectorAll('.frame-mark, .frame-nav :is(a, button)')].filter(
    (each) => each.checkVisibility());
  const named = (each) => each.ariaLabel ?? each.textContent;
  const boxes = parts.map((each) => each.getBoundingClientRect());
  const isOver = (one, other) => one.left < other.right && other.left < one.right;
  return parts.flatMap((each, at) => [
    ...(each.scrollWidth > each.clientWidth ? ['cut: ' + named(each)] : []),
    ...(boxes[at].right > innerWidth ? ['outside: ' + named(each)] : []),
    ...parts.filter((_other, to) => to > at && isOver(boxes[at], boxes[to]))
      .map((other) => named(each) + ' over ' + named(other)),
  ]);
})()`;

it.each(['en-GB', 'de-DE', 'it-IT'])(
  'the head of a phone has room for its parts: %s',
  async (locale) => {
    const { context, page, complaints } = await visit(browser, house.client.url, undefined, {
      locale,
    });
    for (const width of [320, 375, 390, 431, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/learn');
      await page.locator('.frame-nav .theme-switch').last().waitFor();
      await page.locator('button.sound-switch').waitFor();
      expect([width, await page.evaluate(CROWDED)]).toEqual([width, []]);
    }
    await page.setViewportSize({ width: 320, height: 740 });
    await page.locator('.frame-foot .sound-switch').click();
    await page.locator('.frame-foot .sound-switch[aria-pressed=true]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);
