import type { Page } from 'playwright-core';
import { goHome, press, rehearse, sitAt } from './rounds';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

const chips = (quantity: number) => [{ item: 'CHIP', quantity }];

describe('the market', () => {
  it('has an offer declined, one taken back, and Trungs traded in', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    await round.grant(ada!, 'TRUNG', 4);
    const offer = { to: bruno!.player, give: chips(3), get: [] };
    await round.send(ada!, 'offerTrade', offer);
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/market`);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    await press(other, 'Decline');
    await one.getByText('declined', { exact: true }).waitFor();
    await round.send(ada!, 'offerTrade', { ...offer, give: chips(4) });
    await press(one, 'Take back the offer');
    await other.getByText('taken back', { exact: true }).waitFor();

    await one.getByRole('button', { name: /^2 Trungs for 1 Standard Proposal-Maker/ }).click();
    const purse = one.getByRole('list', { name: 'My items' });
    await purse.getByText('1 Standard Proposal-Maker').waitFor();
    await purse.getByText('2 Trungs').waitFor();
    await goHome(visits);
  });

  it('has an offer answered with another, which comes with the sides turned around', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    await round.grant(ada!, 'TRUNG', 4);
    const trungs = [{ item: 'TRUNG', quantity: 2 }];
    await round.send(ada!, 'offerTrade', { to: bruno!.player, give: trungs, get: chips(7) });
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/market`);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    await one.getByRole('button', { name: 'Take back the offer', exact: true }).waitFor();
    expect(await one.getByRole('button', { name: 'Make a counter-offer' }).count()).toBe(0);
    await press(other, 'Make a counter-offer');
    const offer = other.getByRole('region', { name: 'Offer a trade' });
    await offer.getByText('Counter-offer to Ada.').waitFor();
    const amount = (side: string, item: RegExp) =>
      offer.getByRole('group', { name: side, exact: true }).getByLabel(item);
    await onceSettled(async () =>
      expect(await amount('You give', /^Amount: Chip/).inputValue()).toBe('7'),
    );
    await onceSettled(async () =>
      expect(await amount('Ada gives', /^Amount: Trung/).inputValue()).toBe('2'),
    );
    await amount('You give', /^Amount: Chip/).fill('5');
    await press(other, 'Send the offer');
    await one.getByText('countered', { exact: true }).waitFor();
    await offer.getByText('Counter-offer to Ada.').waitFor({ state: 'detached' });
    await press(one, 'Accept');
    await other.getByText('done', { exact: true }).waitFor();
    const purse = other.getByRole('list', { name: 'My items' });
    await purse.getByText('2 Trungs').waitFor();
    await goHome(visits);
  });
});
