/**
 * Checks every page by axe-core's rules, on a desk in both themes, and then on a phone in the dark
 * one. axe.test.ts opens them on a phone in the light theme.
 */
import type { Page } from 'playwright-core';
import { faults, open, PAGES } from './axe-pages';
import { visit } from './browser';
import { afterFrame } from './frame';
import { browser, house } from './own-house';
import { settled } from './settled';
import { furnish } from './shown';
import type { Shown } from './shown';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let shown: Shown;
let page: Page;
beforeAll(async () => {
  shown = await furnish(house.client);
  ({ page } = await visit(browser, house.client.url, shown.token, { reducedMotion: 'reduce' }));
});

it.each(PAGES)('%s is without fault, and no wider than the screen', async (address) => {
  await page.setViewportSize(DESK);
  await open(page, shown, address);
  const onDesk = await faults(page, ['light', 'dark']);
  await page.setViewportSize(PHONE);
  await afterFrame(page);
  await settled(page);
  expect({ onDesk, onPhone: await faults(page, ['dark']) }).toEqual({ onDesk: [], onPhone: [] });
});
