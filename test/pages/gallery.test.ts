import type { Page } from 'playwright-core';
import { goHome, press, rehearse, sitAt } from './rounds';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

/** A steward would make third parties bid on its own. */
const GALLERY = { edition: 'round-10/gallery', steward: false };

describe('the Auction House', () => {
  it('has a Work of Art made, put into a lot, and bid on by a third party', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno'], GALLERY);
    const [ada, bruno] = round.people;
    await round.grant(ada!, 'TRUNG', 3);
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/gallery`);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    await one.goto(`/s/${round.id}/host`);
    await one.getByLabel('Title of the Work').fill('The Bucintoro');
    await press(one, 'Create the Work');
    const panel = one.locator('form', { has: one.getByLabel('Title of the Work') });
    await panel.getByRole('alert').waitFor();
    expect(await one.getByLabel('Title of the Work').inputValue()).toBe('The Bucintoro');
    await one.getByLabel('Artist').fill('Canaletto');
    await one.getByLabel('Value of the Work').fill('40');
    await press(one, 'Create the Work');
    await other.getByText('with Ada', { exact: true }).waitFor();
    await other.getByText('worth 40 Chips', { exact: true }).waitFor();
    // Other pages may show the Work before the answer arrives. Only the answer empties the form.
    await onceSettled(async () =>
      expect(await one.getByLabel('Title of the Work').inputValue()).toBe(''),
    );
    await one.getByLabel('Title of the Work').fill('A Canal');
    await one.getByLabel('Artist').fill('Guardi');
    await one.getByLabel('Value of the Work').fill('1');
    await press(one, 'Create the Work');
    await other.getByText('worth 1 Chip', { exact: true }).waitFor();

    await one.goto(`/s/${round.id}/market`);
    const making = one.getByRole('region', { name: 'The Auction House' });
    await making.getByLabel(/^Amount: .*Bucintoro/).fill('1');
    await making.getByLabel('Amount: Trungs').fill('2');
    await press(one, 'Make a lot');
    await other.getByRole('link', { name: /^Lot \d+$/ }).click();
    await other
      .getByRole('article')
      .getByText(/Bucintoro/)
      .waitFor();
    await other.goto(`/s/${round.id}/gallery`);

    await round.moveTo('2021-08-25T12:00:00Z');
    // Bids await revelation, and their text is in the browser.
    await making.getByText(/^You can make lots in the Resolution Phase: .*Sun/).waitFor();
    await round.send(bruno!, 'commitSecretAction', { kind: 'BIDS', sha256: 'a'.repeat(64) });
    await round.moveTo('2021-08-26T01:00:00Z');
    await other.goto(`/s/${round.id}`);
    await press(other, 'Let a third party bid');
    await other.getByText(/^A third party bids \d+$/).waitFor();
    await goHome(visits);
  });

  it('has bids on a Player Lot called out beside sealed ones on the House’s', async () => {
    const path = '/auction/house/playerLots/procedure';
    const ruleset = [{ op: 'add', path, value: 'OPEN' }];
    const round = await rehearse(house, ['Ada', 'Bruno'], { ...GALLERY, ruleset });
    const [ada, bruno] = round.people;
    await round.grant(bruno!, 'CHIP', 100);
    await round.moveTo('2021-08-22T12:00:00Z');
    await round.send(ada!, 'generateLot', {});
    await round.grant(ada!, 'TRUNG', 3);
    await round.send(ada!, 'createPlayerLot', { items: [{ item: 'TRUNG', quantity: 3 }] });
    await round.moveTo('2021-08-25T12:00:00Z');
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    const lot = (page: Page, number: number) =>
      page
        .locator('article.lot')
        .filter({ has: page.getByRole('heading', { name: `Lot ${number}`, exact: true }) });
    const called = lot(other, 2);
    await called.getByRole('button', { name: 'Bid 1', exact: true }).waitFor();
    expect(await called.getByText('My bid').count()).toBe(0);
    await called.getByLabel('Bid on lot 2').fill('12');
    await press(other, 'Bid 12');
    await lot(one, 2).getByText('Bruno leads with 12').waitFor();
    const sealed = lot(other, 1);
    expect(await sealed.getByRole('button', { name: /^Bid / }).count()).toBe(0);
    await sealed.getByLabel('Bid on lot 1').fill('33');
    await other.getByText('Lot 1: 33').waitFor();
    await press(other, 'Seal bids');
    await one.getByText('Bruno sealed bids', { exact: true }).waitFor();
    expect(await lot(one, 2).locator('.lot-bids').count()).toBe(1);
    expect(await lot(one, 1).locator('.lot-bids').count()).toBe(0);

    await round.moveTo('2021-08-26T00:00:00Z');
    await lot(one, 2).waitFor({ state: 'detached' });
    await round.moveTo('2021-08-29T00:00:00Z');
    await lot(one, 1).waitFor({ state: 'detached' });
    await goHome(visits);
  });
});
