/** Plays on a phone by touch alone. */
import type { Locator, Page } from 'playwright-core';
import { dealAt } from '../api/dynasties';
import { visit } from './browser';
import type { Visit } from './browser';
import { browser, house } from './house';
import { goHome, rehearse } from './rounds';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
/** The smallest permitted target for a finger, and a comfortable target, in CSS pixels. */
const LEAST = 24;
const EASY = 44;

const onPhone = (token: string | null): Promise<Visit> =>
  visit(browser, house.client.url, token ?? undefined, PHONE);

type Target = { readonly name: string; readonly width: number; readonly height: number };

/**
 * The visible pressable elements. A link within a sentence is as high as its line, so it is left
 * out.
 */
const TARGETS = `(() => {
  const isInSentence = (element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement.textContent.trim() !== element.textContent.trim();
  const shown = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility() && !isInSentence(element));
  return shown
    .map((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      // To a hundredth: what lies at a fraction of a pixel is measured with an error of float numbers.
      const [wide, high] = [width, height].map((size) => Math.round(size * 100) / 100);
      return { name: element.tagName + ' ' + element.className + ' ' + name, width: wide, height: high };
    })
    .filter(({ width }) => width > 1);
})()`;

/** The number of pixels by which the page is wider than the screen. */
const BEYOND = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;

/**
 * Checks that nothing is wider than the screen, and that every target is large enough for a finger.
 */
async function fits(page: Page): Promise<void> {
  const targets = await page.evaluate<readonly Target[]>(TARGETS);
  const small = targets.filter(({ width, height }) => Math.min(width, height) < LEAST);
  expect({ small, beyond: await page.evaluate(BEYOND) }).toEqual({ small: [], beyond: 0 });
  const acts = targets.filter(({ name }) => name.includes('button-act'));
  expect(acts.filter(({ width, height }) => Math.min(width, height) < EASY)).toEqual([]);
}

const KINGS = ['King of Batons', 'King of Coins', 'King of Cups'];
const ACES = ['Ace of Batons', 'Ace of Coins', 'Ace of Cups'];

const laid = (page: Page, name: string): Locator =>
  page.locator('.pocket').getByRole('img', { name, exact: true }).first();

/** A point on the visible edge of a card that the next card covers. */
const EDGE = { position: { x: EASY / 2, y: EASY } };

/** The first tap shows what the card can claim; the second plays it. */
async function playByTap(page: Page, name: string): Promise<void> {
  const card = page.locator('.own-fan').getByRole('button', { name });
  await card.tap(EDGE);
  await page.getByRole('region', { name: `Tricks claimed with the ${name}` }).waitFor();
  await page.locator('.claim-play[data-way="idle"]').waitFor();
  await fits(page);
  await card.tap(EDGE);
  await laid(page, name).waitFor();
}

it('plays Giolitti by taps: one shows what a card claims, a second plays it', async () => {
  const table = await dealAt(house.client, undefined, { steward: false });
  const visits = [await onPhone(table.first.token), await onPhone(table.second.token)] as const;
  const [one, other] = visits.map(({ page }) => page) as [Page, Page];
  for (const page of [one, other]) await page.goto(`/g/${table.gameId}`);
  for (const [turn, king] of KINGS.entries()) {
    await playByTap(one, king);
    await laid(other, king).waitFor();
    await playByTap(other, ACES[turn]!);
    await laid(one, ACES[turn]!).waitFor();
  }
  await one.getByRole('button', { name: 'Sfida', exact: true }).tap();
  await one.getByRole('button', { name: 'Offer the Sfida', exact: true }).tap();
  await other.getByRole('button', { name: /^Accept/ }).tap();
  await one
    .locator('main')
    .getByText(/accepted the Sfida/)
    .waitFor();
  for (const page of [one, other]) await fits(page);
  await goHome(visits);
});

it('bids in a week of the casino by taps, reveals, and makes a hand of what was won', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo('2021-08-23T12:00:00Z');
  const ada = await onPhone(round.people[0]!.token);
  const { page } = ada;
  const tap = (name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().tap();
  await page.goto(`/s/${round.id}`);
  for (const [lot, amount] of [
    [1, '25'],
    [2, '30'],
  ] as const) {
    await page.getByLabel(`Bid on lot ${lot}`, { exact: true }).tap();
    await page.keyboard.type(amount);
  }
  const tray = page.getByRole('region', { name: 'Bids to seal' });
  await tray.getByText('2 bids · 55 of 100 Chips').waitFor();
  await fits(page);
  await tray.getByRole('button', { name: 'More' }).tap();
  await tray.getByText('Lot 2: 30').waitFor();
  await tap('Seal it yourself');
  await tap('Seal here');
  await page.getByText(/kept here/).waitFor();
  await fits(page);
  await round.moveTo('2021-08-26T01:00:00Z');
  await tap('Reveal');
  await page.getByText('Ada sealed bids · revealed').waitFor();
  await round.moveTo('2021-08-29T01:00:00Z');
  await page.getByRole('link', { name: 'Hands', exact: true }).first().tap();
  const builder = page.getByRole('region', { name: 'Make a hand' });
  await builder
    .getByRole('button', { name: /^Add (?!the )/ })
    .first()
    .tap();
  await builder.getByText(/^highest rank/).waitFor();
  await fits(page);
  await goHome([ada]);
});
