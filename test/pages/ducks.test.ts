import type { Page } from 'playwright-core';
import { goHome, press, rehearse, sitAt } from './rounds';
import { browser, house } from './house';

/** The draft's Auction Phase begins on Sunday and brings the first income. */
const DRAFT = { edition: 'round-10/draft', startsAt: '2021-08-19T00:00:00Z' };

describe('a duck', () => {
  it('is given by the host, and traded with by whom it belongs to', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno'], DRAFT);
    await round.moveTo('2021-08-22T12:00:00Z');
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/market`);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    await one.goto(`/s/${round.id}/host`);
    await one.getByLabel('Owner of the duck').selectOption({ label: 'Bruno' });
    await one.getByLabel('Name of the duck').fill('Ann');
    await press(one, 'Create the duck');
    await one
      .getByRole('button', { name: /^Create the duck/ })
      .getByText('Saved')
      .waitFor();
    await one.goto(`/s/${round.id}/market`);

    const ducks = other.getByRole('region', { name: 'Ducks' });
    await ducks.getByRole('button', { name: 'Trade with the duck' }).click();
    await ducks.getByLabel('Amount: Points').fill('3');
    await ducks.getByRole('button', { name: 'Trade with the duck' }).click();
    const seen = one.getByRole('region', { name: 'Ducks' });
    await seen.locator('.coin', { hasText: '3 Points' }).waitFor();
    await goHome(visits);
  });
});
