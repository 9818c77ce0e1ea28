import type { Page } from 'playwright-core';
import { choose, press, write } from './keyboard';
import { goHome, rehearse, sitAt } from './rounds';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

describe('the casino by keyboard alone', () => {
  it('is bid in, revealed, talked in, played at a table, traded in, voted in, and made a hand of', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    await round.moveTo('2021-08-23T12:00:00Z');
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
    const [page, bruno] = visits.map((each) => each.page) as [Page, Page];
    await page.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor();
    await write(page, /^Bid on lot 1$/, '25');
    await press(page, /^Seal it yourself/);
    await press(page, /^Seal here/);
    await page.getByText(/kept here/).waitFor();
    await press(page, /^Tables$/);
    await press(page, /^Pull the lever/);
    await page.getByText(/^It pays/).waitFor();
    await press(page, /^Table$/);
    await round.moveTo('2021-08-26T01:00:00Z');
    await page.getByRole('button', { name: 'Reveal' }).waitFor();
    await press(page, /^Reveal(?! your)/);
    await page.getByText(/sealed bids · revealed/).waitFor();
    await write(page, /^Say something/, 'Good luck to me.');
    await page.keyboard.press('Enter');
    await page.locator('.log-line', { hasText: 'Good luck to me.' }).waitFor();

    await round.moveTo('2021-08-30T12:00:00Z');
    await press(page, /^Market$/);
    await choose(page, /^Trade partner$/, 'Bruno');
    const give = page.getByRole('group', { name: 'You give' });
    await write(page, /^Amount: Chips?$/, '3');
    await onceSettled(async () =>
      expect(await give.getByLabel(/^Amount: Chips?$/).inputValue()).toBe('3'),
    );
    await press(page, /^Send the offer$/);
    await press(bruno, /^Market$/);
    await bruno.getByRole('button', { name: /^Accept/ }).waitFor();
    await press(bruno, /^Accept$/);
    await page.getByText('done', { exact: true }).waitFor();
    const proposal = { title: 'More candles', class: 'URGENT' };
    await round.send(round.people[1]!, 'submitProposal', proposal);
    await press(page, /^Proposals$/);
    await page.getByRole('heading', { name: 'More candles' }).waitFor();
    await press(page, /^For$/);
    await page.getByText('1 for, 0 against').waitFor();
    await press(page, /^Hands$/);
    await press(page, /^Suggest the best/);
    await page.getByText(/^The best of/).waitFor();
    await press(page, /^Seal the hand/);
    await page.getByText('You sealed a hand').waitFor();
    await round.moveTo('2021-09-05T01:00:00Z');
    const hands = page.getByRole('region', { name: 'Hands of week 2' });
    await hands.getByRole('heading', { name: /^1\. Ada/ }).waitFor();

    await press(page, /^History$/);
    await page.getByRole('region', { name: 'The settlement' }).waitFor();
    await press(page, /^Back$/);
    await goHome(visits);
  });
});
