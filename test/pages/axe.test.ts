/**
 * Checks every page by axe-core's rules once: on a phone, in the light theme. The long tests check
 * the other cases.
 */
import type { Page } from 'playwright-core';
import { faults, open, PAGES } from './axe-pages';
import { visit } from './browser';
import { browser, house } from './own-house';
import { furnish } from './shown';
import type { Shown } from './shown';

let shown: Shown;
let page: Page;
beforeAll(async () => {
  const { client } = house;
  shown = await furnish(client);
  const viewport = { width: 390, height: 844 };
  ({ page } = await visit(browser, client.url, shown.token, { viewport, reducedMotion: 'reduce' }));
});

it.each(PAGES)('%s is without fault, and no wider than a phone', async (address) => {
  await open(page, shown, address);
  expect(await faults(page, ['light'])).toEqual([]);
});

it('faults are found where there are any', async () => {
  await open(page, shown, '/me/nothing');
  await page.evaluate(`document.querySelector('main').innerHTML =
    '<h1>One</h1><input><p>Two</p><div class="wide">Three</div>'`);
  await page.evaluate(`Object.assign(document.querySelector('main p').style, { color: '#888' })`);
  await page.evaluate(`document.querySelector('.wide').style.width = '3000px'`);
  const found = await faults(page, ['light']);
  for (const rule of [
    'too wide: div.wide',
    'light: label: input',
    'light: color-contrast: #main > p',
  ]) {
    expect(found).toContainEqual(expect.stringContaining(rule));
  }
});
