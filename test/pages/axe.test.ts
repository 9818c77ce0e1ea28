/**
 * Every page, opened directly on the narrowest phone in the light theme: it fits the screen, is
 * legible and styled, its controls are large enough, and axe-core finds no fault. axe-everywhere
 * checks the dark theme and other widths.
 */
import type { Page } from 'playwright-core';
import { faults, open, PAGES } from './axe-pages';
import { visit } from './browser';
import { browser, house } from './own-house';
import { misfits, PHONE } from './phone-fit';
import { furnish } from './shown';
import type { Shown } from './shown';

let shown: Shown;
let page: Page;
beforeAll(async () => {
  const { client } = house;
  shown = await furnish(client);
  // The front page shows a season with the shortest possible name.
  const one = 'mutation { createRound(input: { name: "I", rehearsal: true }) { season { id } } }';
  const { body } = await client.post(one, { token: shown.token });
  expect(body.errors).toBeUndefined();
  ({ page } = await visit(browser, client.url, shown.token, PHONE));
});

it.each(PAGES)('%s is without fault, and fits a phone', async (address) => {
  await open(page, shown, address);
  expect(await misfits(page)).toEqual([]);
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
