import type { Page } from 'playwright-core';
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';

const PHONE = { viewport: { width: 390, height: 844 } };
const TABS = ['', '/hands', '/people', '/proposals', '/judge', '/tables', '/rules', '/host'];
/**
 * The distance in pixels from the name of today to the mark of the present. Runs in the browser.
 */
const BELOW_NAME = `(() => {
  const text = document.createRange();
  text.selectNodeContents(document.querySelector('[data-today="true"]'));
  const mark = document.querySelector('.week-here').getBoundingClientRect();
  return mark.top - text.getBoundingClientRect().bottom;
})()`;

const topOf = async (page: Page, place: string): Promise<number> => {
  const box = await page.locator(place).first().boundingBox();
  return Math.round(box?.y ?? Number.NaN);
};

describe('the top of a season', () => {
  it('stands at the same place on all of its tabs', async () => {
    const round = await rehearse(house, ['Ada']);
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
    const [page] = visits.map((each) => each.page) as [Page];
    const tops: number[] = [];
    for (const tab of TABS) {
      await page.goto(`/s/${round.id}${tab}`);
      await page.getByRole('region', { name: 'The week and its phases' }).waitFor();
      await page.getByRole('button', { name: /^Advance to (?!the next)/ }).waitFor();
      tops.push(await topOf(page, '.tabs'));
    }
    expect(tops).toEqual(TABS.map(() => tops[0]));
    await goHome(visits);
  });

  it.each([
    ['round-10/gallery', ['Tables', 'Gallery']],
    ['round-10/2021-08-24', ['Tables']],
    ['round-10/draft', []],
  ])('of %s has tabs for what the rules have', async (edition, own) => {
    const round = await rehearse(house, ['Ada'], { edition });
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
    const [page] = visits.map((each) => each.page) as [Page];
    const tabs = page.getByRole('navigation', { name: 'Pages of the season' });
    await tabs.getByRole('link', { name: 'Judge', exact: true }).waitFor();
    await onceSettled(async () => {
      const names = await tabs.getByRole('link').allInnerTexts();
      expect(names.filter((name) => ['Tables', 'Gallery'].includes(name))).toEqual(own);
    });
    await goHome(visits);
  });

  it('shows the week from Sunday on, and the present below the names of its days', async () => {
    const round = await rehearse(house, ['Ada']);
    await round.moveTo('2021-08-24T00:05:00Z');
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
    const [page] = visits.map((each) => each.page) as [Page];
    await page.locator('.week-days [data-today="true"]', { hasText: 'Tue' }).waitFor();
    const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    await onceSettled(async () =>
      expect(await page.locator('.week-days > span').allTextContents()).toEqual(names),
    );
    await onceSettled(async () =>
      expect(await page.evaluate(BELOW_NAME)).toBeGreaterThanOrEqual(0),
    );
    await goHome(visits);
  });

  it.each([
    ['createRound', 's', '.week-phase[data-present="true"]'],
    ['createDynasty', 'd', '.board'],
  ] as const)('lets only the host of a rehearsal move on (%s)', async (making, at, there) => {
    const season = await rehearse(house, ['Ada', 'Bruno'], {}, making);
    if (making === 'createDynasty') {
      for (const player of season.people) {
        await season.send(player, 'setReadiness', { ready: true });
      }
    }
    const visits = await sitAt(browser, house, season.people, `/${at}/${season.id}`);
    const [host, guest] = visits.map((each) => each.page) as [Page, Page];
    const on = host.getByRole('button', { name: /^Advance to (?!the next)/ });
    const before = (await on.textContent()) ?? '';
    await on.click();
    await host.getByRole('button', { name: before, exact: true }).waitFor({ state: 'detached' });
    await guest.locator(there).first().waitFor();
    expect(await guest.getByRole('button', { name: /^Advance to/ }).count()).toBe(0);
    await goHome(visits);
  });
});

describe('on a phone a round', () => {
  it('begins with what its tab is about, and keeps the rest behind buttons', async () => {
    const round = await rehearse(house, ['Ada']);
    await round.grant(round.people[0]!, 'CARD:ACE:CUPS', 2);
    const { token } = round.people[0]!;
    const { context, page, complaints } = await visit(browser, house.client.url, token, PHONE);
    await page.goto(`/s/${round.id}`);
    await page.locator('.seat-bar').waitFor();
    await onceSettled(async () =>
      expect(await topOf(page, '[aria-labelledby="lots"]')).toBeLessThan(480),
    );
    await onceSettled(async () =>
      expect(await page.getByRole('button', { name: 'Leave the round' }).isVisible()).toBe(false),
    );
    await press(page, 'More actions');
    await press(page, 'Leave the round');
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await press(page, '1 card');
    await page.getByRole('img', { name: 'Ace of Cups' }).first().waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'More about this season');
    await page.getByRole('button', { name: 'Hosted by Ada' }).waitFor();
    await page.locator('h1').click();
    await page.getByRole('button', { name: 'Hosted by Ada' }).waitFor({ state: 'hidden' });

    await page.goto(`/s/${round.id}/host`);
    // The tab is drawn first, and then scrolled into view.
    await onceSettled(async () => {
      const tab = await page.locator('.tabs [aria-current]').boundingBox();
      expect((tab?.x ?? 390) + (tab?.width ?? 0)).toBeLessThanOrEqual(PHONE.viewport.width);
    });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the rules of a season', () => {
  it('stand in its frame, with their contents beside them, or folded on a phone', async () => {
    const round = await rehearse(house, ['Ada'], { name: 'Thursdays' });
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto(`/s/${round.id}/rules`);
    await page.getByRole('heading', { level: 1, name: 'Thursdays' }).waitFor();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const text = await page.locator('.rules-text').boundingBox();
    const side = await contents.boundingBox();
    expect(side?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    await page.setViewportSize(PHONE.viewport);
    const section = contents.getByRole('link', { name: 'Bidding', exact: true });
    await onceSettled(async () => expect(await section.isVisible()).toBe(false));
    await contents.getByRole('button', { name: 'Contents' }).click();
    await section.click();
    await page.locator('#bidding h2').waitFor();
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await page.locator('[aria-labelledby="lots"]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
