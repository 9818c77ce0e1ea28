import type { Page } from 'playwright-core';
import { until } from '../support/async-queue';
import { visit } from './browser';
import { goHome, press, rehearse, sitAt } from './rounds';
import type { Visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

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
    await mine.getByLabel('Amount: Chips').fill('2');
    await press(other, 'Take these items');
    await one.locator('article .coin', { hasText: '3 Chips' }).waitFor();

    await press(other, 'Propose other terms');
    await mine.getByLabel('Terms in words').fill('A purse for Bruno.');
    await press(other, 'Propose');
    await one.getByText('Bruno proposes other terms:').waitFor();
    await press(one, 'Consent');
    // These are the contract's terms; the proposal has had the new terms from the start.
    const agreed = other.locator('.contract > .contract-terms');
    await agreed.filter({ hasText: 'A purse for Bruno.' }).waitFor();

    const toEnd = (page: Page) => page.getByText('Ada proposes to end it:');
    await press(one, 'Propose to end it');
    await press(one, 'Propose');
    // Bruno's page must show the first proposal and remove it, so that he consents to the second
    // one.
    await toEnd(other).waitFor();
    await press(one, 'Take back the proposal');
    for (const page of [one, other]) await toEnd(page).waitFor({ state: 'detached' });
    await press(one, 'Propose to end it');
    await press(one, 'Propose');
    await press(other, 'Consent');
    await one.getByText('ended', { exact: true }).waitFor();
    await goHome(visits);
  });

  it('has its change sent again where nobody answered, with all that it was drafted by', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    const offered = { with: [bruno!.player], terms: 'A common purse.', clauses: [clause] };
    const contractId = await round.send(ada!, 'offerContract', offered, 'contract');
    await round.send(bruno!, 'acceptContract', { contractId });
    const { context, page } = await visit(browser, house.client.url, ada!.token);
    await page.route('**/graphql', (route) => {
      const isIt = route.request().postData()?.includes('"ProposeContractChange"') === true;
      return isIt ? route.abort() : route.continue();
    });
    await page.goto(`/s/${round.id}/contracts`);
    await press(page, 'Propose other terms');
    await page.getByRole('article').getByLabel('Terms in words').fill('A purse for Ada.');
    await press(page, 'Propose');
    await page.locator('[data-way="cut"]').first().waitFor();
    expect(await page.evaluate(DRAFTED)).not.toEqual([]);
    await page.close();
    const next = await context.newPage();
    await next.goto(`/s/${round.id}/contracts`);
    await next.getByText('It was sent again and is done.').first().waitFor();
    await next.getByText('Ada proposes other terms:').waitFor();
    await onceSettled(async () => expect(await next.evaluate(DRAFTED)).toEqual([]));
    await context.close();
  });

  it('is drawn on for several things at once, and tells which clause refused', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    await round.grant(ada!, 'TRUNG', 3);
    const at = { to: [], when: 'AT_ONCE', consent: [] };
    const clauses = [
      { ...at, items: ['CHIP', 'TRUNG'].map((item) => ({ item, total: 9 })) },
      { ...at, items: [{ item: 'CHIP', total: 1 }] },
    ];
    const offered = { with: [bruno!.player], terms: 'A common purse.', clauses };
    const contractId = await round.send(ada!, 'offerContract', offered, 'contract');
    await round.send(bruno!, 'acceptContract', { contractId });
    const all = [...items, { item: 'TRUNG', quantity: 3 }];
    await round.send(ada!, 'depositIntoContract', { contractId, items: all });
    const visits = await sitAt(browser, house, [bruno!], `/s/${round.id}/contracts`);
    const [{ page }] = visits as [Visit];
    await press(page, 'Take these items');
    await page.getByText('Choose the amount to take.').waitFor();

    const first = page.getByRole('group', { name: 'By clause 1' });
    const second = page.getByRole('group', { name: 'By clause 2' });
    await first.getByLabel('Amount: Chips').fill('2');
    await first.getByLabel('Amount: Trungs').fill('3');
    await second.getByLabel('Amount: Chips').fill('2');
    await press(page, 'Take these items');
    await second.getByRole('alert').waitFor();
    expect(await first.getByRole('alert').count()).toBe(0);
    await page.locator('article .coin', { hasText: '3 Chips' }).waitFor();
    await page.locator('article .coin', { hasText: 'Trung' }).waitFor({ state: 'detached' });
    await until(async () => (await first.getByLabel('Amount: Chips').inputValue()) === '');
    expect(await second.getByLabel('Amount: Chips').inputValue()).toBe('2');

    await second.getByLabel('Amount: Chips').fill('1');
    await press(page, 'Take these items');
    await page.locator('article .coin', { hasText: '2 Chips' }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await goHome(visits);
  });

  it('has clauses that say all that the house can carry out, and others when all agree', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno', 'Carla']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    const pair = [ada!, bruno!];
    const visits = await sitAt(browser, house, pair, `/s/${round.id}/contracts`);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    await one.getByLabel('Bruno', { exact: true }).check();
    await one.getByLabel('Terms in words').fill('Carla is paid for her silence.');
    await press(one, 'Add a clause');
    const clause = one.getByRole('group', { name: 'Clause 1' });
    await clause.getByText('These players (none: every party)').waitFor();
    await clause.getByText('may take up to').waitFor();
    const takers = clause.getByRole('group', { name: 'Players who may take' });
    await takers.getByLabel('Bruno').check();
    await takers.getByLabel('Carla').check();
    await clause.getByLabel('Total amount').fill('9');
    await clause.getByLabel('Amount per week').fill('3');
    await press(one, 'Add an item');
    await clause.getByLabel('Total amount').last().fill('');
    await clause.getByLabel('Item').last().selectOption({ label: 'Knight of Swords' });
    await clause.getByLabel('When', { exact: true }).selectOption('from this moment on:');
    await clause.getByLabel('Start').fill('2021-09-01T12:00');
    const consent = clause.getByRole('group', { name: 'with the consent of' });
    await consent.getByLabel('Ada').check();
    await consent.getByLabel('Bruno').check();
    await onceSettled(async () => expect(await consent.getByLabel('Carla').count()).toBe(0));
    await press(one, 'Send the offer');
    await press(other, 'Consent');
    const first =
      /^Bruno or Carla may take up to 3 Chips a week \(9 in all\) and any Knight of Swords, from .*, if Ada and Bruno consent\.$/;
    await other.getByText(first).waitFor();

    await press(other, 'Propose other terms');
    const changed = other.getByRole('region', { name: 'Propose other terms' });
    const former = changed.getByRole('group', { name: 'Clause 1' });
    await onceSettled(async () =>
      expect(await former.getByLabel('Start').inputValue()).toBe('2021-09-01T12:00'),
    );
    await former.getByLabel('When', { exact: true }).selectOption('while this phase lasts:');
    await former.getByLabel('Phase').selectOption('Auction Phase');
    await former.getByRole('button', { name: 'Remove the effect' }).last().click();
    await changed.getByRole('button', { name: 'Add a clause' }).click();
    const added = changed.getByRole('group', { name: 'Clause 2' });
    await added.getByLabel('Total amount').fill('5');
    await press(other, 'Propose');
    await press(one, 'Consent');
    await one.getByText('Every party may take up to 5 Chips in all, at any time.').waitFor();
    const second =
      /^Bruno or Carla may take up to 3 Chips a week \(9 in all\), from the start of each/;
    await one.getByText(second).waitFor();
    await one.getByText(first).waitFor({ state: 'detached' });
    await goHome(visits);
  });

  it('is ended with a share for each', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-31T12:00:00Z');
    const offered = { with: [bruno!.player], terms: 'A common purse.', clauses: [] };
    const contractId = await round.send(ada!, 'offerContract', offered, 'contract');
    await round.send(bruno!, 'acceptContract', { contractId });
    await round.send(ada!, 'depositIntoContract', { contractId, items });
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/contracts`);
    const [one, other] = visits.map(({ page }) => page) as [Page, Page];
    await press(one, 'Propose to end it');
    await press(one, 'Add a share');
    const share = one.getByRole('group', { name: 'Share 1' });
    await share.getByLabel('Recipient').selectOption('Bruno');
    await share.getByLabel('Amount').fill('2');
    await press(one, 'Propose');
    await other.getByText('Bruno gets 2 Chips').waitFor();
    await press(other, 'Consent');
    await one.getByText('ended', { exact: true }).waitFor();
    await goHome(visits);
  });
});

/** The keys of drafts of a contract change. */
const DRAFTED = `Object.keys(localStorage).filter((at) => /:proposeContractChange .* drafted$/.test(at))`;
