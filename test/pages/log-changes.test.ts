/** The changes that a log line has made appear beside the line. */
import type { Locator, Page } from 'playwright-core';
import { faults } from './axe-pages';
import { visit } from './browser';
import { browser, house } from './house';
import { linesTell } from './log-lines';
import { onceSettled } from './once-settled';
import { goHome, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';

const lineOf = (page: Page, text: string): Locator =>
  page.locator('.log-line').filter({ hasText: text });
const told = (page: Page): Locator => page.getByRole('group', { name: 'Changes' });

const GIFT = '7 Trungs from the Bank to Ada';

let round: Rehearsal;
beforeAll(async () => {
  round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people;
  await round.grant(ada!, 'TRUNG', 7);
  await round.send(bruno!, 'say', { channel: 'AUCTIONS', text: 'Nothing moves.' });
});

it('is told under the mouse and the focus, of a line at a time, until Escape', async () => {
  const visits = await sitAt(browser, house, [round.people[0]!], `/s/${round.id}`);
  const [{ page }] = visits as [(typeof visits)[number]];
  const gift = lineOf(page, '7 Trungs');
  await linesTell(page);
  await gift.hover();
  await told(page).getByText(GIFT).waitFor();
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  // The popup stays while the pointer is on it.
  await told(page).hover();
  await told(page).getByText(GIFT).waitFor();
  await page.keyboard.press('Escape');
  await told(page).waitFor({ state: 'detached' });
  await lineOf(page, 'Nothing moves.').hover();
  await told(page).getByText('It moved no items.').waitFor();
  await page.getByRole('heading', { level: 1 }).hover();
  await told(page).waitFor({ state: 'detached' });
  await page.getByRole('group', { name: 'Log' }).focus();
  for (let step = 0; !(await isFocused(gift)) && step < 30; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await told(page).getByText(GIFT).waitFor();
  const described = await gift.getByRole('link').getAttribute('aria-describedby');
  await onceSettled(async () => expect(await told(page).getAttribute('id')).toBe(described));
  await goHome(visits);
});

const isFocused = async (line: Locator): Promise<boolean> =>
  (await line.locator('a:focus').count()) > 0;

it('is told at a tap, and goes by another', async () => {
  const { context, page, complaints } = await visit(
    browser,
    house.client.url,
    round.people[1]!.token,
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  );
  await page.goto(`/s/${round.id}`);
  const words = lineOf(page, '7 Trungs');
  await linesTell(page);
  const at = { position: { x: 120, y: 16 } };
  await words.tap(at);
  await told(page).getByText(GIFT).waitFor();
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await words.tap(at);
  await told(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
