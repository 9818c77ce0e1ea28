import type { Page } from 'playwright-core';
import { goHome, press, rehearse, sitAt } from './rounds';
import { browser, house } from './house';

const items = [{ item: 'CHIP', quantity: 5 }];
const clause = { items: [{ item: 'CHIP', total: 5 }], to: [], when: 'AT_ONCE', consent: [] };

describe('a contract', () => {
  it('is declined by whom it was offered to', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    const terms = 'Bruno bids on nothing.';
    await round.send(ada!, 'offerContract', { with: [bruno!.player], terms, clauses: [] });
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/contracts`);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    await press(other, 'Decline');
    await one.getByText('declined', { exact: true }).waitFor();
    await goHome(visits);
  });

  it('is drawn on, put in other words and ended by those in it', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    const offered = { with: [bruno!.player], terms: 'A common purse.', clauses: [clause] };
    const contractId = await round.send(ada!, 'offerContract', offered, 'contract');
    await round.send(bruno!, 'acceptContract', { contractId });
    await round.send(ada!, 'depositIntoContract', { contractId, items });
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/contracts`);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    const mine = other.getByRole('article');
    await mine.getByLabel('How many: Chips').fill('2');
    await mine.getByRole('button', { name: /^Take Chips/ }).click();
    await one.locator('article .coin', { hasText: '3 Chips' }).waitFor();

    await press(other, 'Propose other terms');
    await mine.getByLabel('The terms, in words').fill('A purse for Bruno.');
    await press(other, 'Propose');
    await one.getByText('Bruno proposes other terms:').waitFor();
    await press(one, 'Consent');
    await other.locator('.contract-terms', { hasText: 'A purse for Bruno.' }).waitFor();

    await press(one, 'Propose to end it');
    await press(one, 'Take the proposal back');
    await one.getByText('Ada proposes to end it:').waitFor({ state: 'detached' });
    await one.getByRole('button', { name: /^Propose to end it/ }).click();
    await press(other, 'Consent');
    await one.getByText('ended', { exact: true }).waitFor();
    await goHome(visits);
  });
});
