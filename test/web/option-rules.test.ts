import type { Locator, Page } from 'playwright-core';
import { goHome, rehearse, sitAt } from './rounds';
import { browser, house } from './house';

/** What is beside a button: the way to the section by which it is offered. */
const sectionOf = (page: Page, button: string): Locator =>
  page
    .locator(':has(> button)', { has: page.getByRole('button', { name: button, exact: true }) })
    .last()
    .getByRole('link', { name: /^Section \S+ of the rules$/ });

/** Pressed, it leads to where that section stands. */
async function follow(page: Page, link: Locator): Promise<void> {
  await link.click();
  await page.waitForURL(/\/rules#./);
  const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await page.locator(`section[id="${anchor}"]`).waitFor();
}

describe('a button that the server offers leads to its section', () => {
  it('in a round, and of what waits on the front page', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    const give = [{ item: 'CHIP', quantity: 3 }];
    await round.send(ada!, 'offerTrade', { to: bruno!.player, give, get: [] });
    const visits = await sitAt(browser, house, [bruno!], `/s/${round.id}/tables`);
    const { page } = visits[0]!;
    await follow(page, sectionOf(page, 'Pull the lever'));
    await page.goto(`/s/${round.id}/market`);
    await follow(page, sectionOf(page, 'Decline'));
    await page.goto('/');
    const waits = page.getByRole('region', { name: 'Waits for you' });
    await follow(page, waits.getByRole('link', { name: 'The rule' }).first());
    await goHome(visits);
  });

  it('in a dynasty', async () => {
    const dynasty = await rehearse(house, ['Ada'], {}, 'createDynasty');
    const visits = await sitAt(browser, house, dynasty.people, `/d/${dynasty.id}`);
    const { page } = visits[0]!;
    await follow(page, sectionOf(page, 'I am ready'));
    await goHome(visits);
  });
});
