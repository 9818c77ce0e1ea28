import type { Page } from 'playwright-core';
import { goHome, press, rehearse, sitAt } from './rounds';
import { browser, house } from './house';

/** With the steward on, third parties bid without being asked. */
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
    await press(one, 'Make the Work');
    const panel = one.locator('form', { has: one.getByLabel('Title of the Work') });
    await panel.getByRole('alert').waitFor();
    expect(await one.getByLabel('Title of the Work').inputValue()).toBe('The Bucintoro');
    await one.getByLabel('Whose work it is').fill('Canaletto');
    await one.getByLabel('What it is worth').fill('40');
    await press(one, 'Make the Work');
    await other.getByText('with Ada', { exact: true }).waitFor();

    await one.goto(`/s/${round.id}/market`);
    const making = one.getByRole('region', { name: 'The Auction House' });
    await making.getByLabel(/^How many: .*Bucintoro/).fill('1');
    await making.getByLabel('How many: Trungs').fill('2');
    await press(one, 'Make a lot of it');
    await other.getByText(/^Lot \d+$/).waitFor();

    await round.moveTo('2021-08-25T12:00:00Z');
    // Bids that await their revelation: whose text stays at home.
    await round.send(bruno!, 'commitSecretAction', { kind: 'BIDS', sha256: 'a'.repeat(64) });
    await round.moveTo('2021-08-26T01:00:00Z');
    await other.goto(`/s/${round.id}`);
    await press(other, 'Let a third party bid');
    await other.getByText(/^A third party bids \d+$/).waitFor();
    await goHome(visits);
  });
});
