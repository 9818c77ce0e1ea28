import type { Page } from 'playwright-core';
import { goHome, press, rehearse, sitAt } from './rounds';
import { browser, house } from './house';

describe('a proposal', () => {
  it('is made, voted on and retracted', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    await round.moveTo('2021-08-31T12:00:00Z');
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/proposals`);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    await one.getByLabel('Title', { exact: true }).fill('More candles');
    await one.getByLabel('Text', { exact: true }).fill('Ten more on each table.');
    await one.getByText('Urgent', { exact: true }).click();
    await press(one, 'Add the effect');
    await one.getByLabel('Amount').fill('3');
    await press(one, 'Preview the effects');
    await one.getByText('3 Chips go from the Bank to Ada').waitFor();
    await press(one, 'Submit the proposal');
    await other.getByRole('heading', { name: 'More candles' }).waitFor();
    await other.getByText('Ada gets 3 Chips').waitFor();
    await other.getByText('Ada, Urgent', { exact: true }).waitFor();
    await other.getByText('Adopted with at most 2 votes against it.', { exact: true }).waitFor();
    const back = other.getByRole('button', { name: 'Take back my vote' });
    await other.getByRole('button', { name: 'For', exact: true }).waitFor();
    expect(await back.count()).toBe(0);
    await one.getByText('Not voted yet: Ada, Bruno', { exact: true }).waitFor();
    await press(other, 'For');
    await one.getByText('1 for, 0 against').waitFor();
    await one.getByText('Not voted yet: Ada', { exact: true }).waitFor();
    await press(one, 'For');
    await other.getByText('2 for, 0 against').waitFor();
    await other.getByText(/^Not voted yet/).waitFor({ state: 'detached' });
    await one.getByRole('button', { name: 'Take back my vote' }).click();
    await other.getByText('Not voted yet: Ada', { exact: true }).waitFor();
    await press(other, 'Against');
    await one.getByText('0 for, 1 against').waitFor();
    await back.click();
    await one.getByText('0 for, 0 against').waitFor();
    await back.waitFor({ state: 'detached' });
    await press(one, 'Retract the proposal');
    await other.getByText('Retracted', { exact: true }).waitFor();
    // The list of players who have not voted is gone.
    await other.getByText(/^Not voted yet/).waitFor({ state: 'detached' });
    await goHome(visits);
  });

  it('is led to by its address', async () => {
    const round = await rehearse(house, ['Ada']);
    await round.moveTo('2021-08-31T12:00:00Z');
    for (const title of ['More candles', 'Fewer candles']) {
      await round.send(round.people[0]!, 'submitProposal', { title, class: 'URGENT' });
    }
    const path = `/s/${round.id}/proposals#proposal-1`;
    const visits = await sitAt(browser, house, round.people, path);
    await visits[0]!.page.locator('article:target', { hasText: 'More candles' }).waitFor();
    await goHome(visits);
  });
});
