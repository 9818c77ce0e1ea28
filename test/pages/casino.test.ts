import type { Page } from 'playwright-core';
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

const MOVE = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { message } }
}`;
const JOIN = 'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { message } } }';

/** A round at auction. Ada plays in it; Bruno does not. */
async function makeRound() {
  const { client } = house;
  const ada = await client.guest('Ada');
  const bruno = await client.guest('Bruno');
  const id = await client.round(ada);
  await client.post(JOIN, { token: ada, variables: { id } });
  const moveTo = async (to: string): Promise<void> => {
    const { body } = await client.post(MOVE, { token: ada, variables: { id, to } });
    expect(body).toMatchObject({ data: { advanceClock: { refusal: null } } });
  };
  return { id, ada, bruno, moveTo };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

describe('a week of the casino, from two browsers', () => {
  it('is bid, sealed, revealed, settled, and made a hand of', async () => {
    const { id, ada, bruno, moveTo } = await makeRound();
    const one = await visit(browser, house.client.url, ada);
    const other = await visit(browser, house.client.url, bruno);
    await Promise.all([one.page.goto(`/s/${id}`), other.page.goto(`/s/${id}`)]);
    await button(other.page, 'Sit down').click();
    await heading(other.page, 'Bruno').waitFor();
    await one.page.locator('.log-line', { hasText: 'Bruno joined.' }).waitFor();
    await moveTo('2021-08-23T12:00:00Z');

    await one.page.getByLabel('Bid on lot 1', { exact: true }).fill('25');
    await one.page.getByText('Lot 1: 25').waitFor();
    await one.page.reload();
    await button(one.page, 'Seal bids').click();
    await other.page.getByText('Ada sealed bids', { exact: true }).waitFor();

    await other.page.getByLabel('Bid on lot 2', { exact: true }).fill('30');
    await button(other.page, 'Seal it yourself').click();
    await button(other.page, 'Seal here').click();
    await other.page.getByText(/kept here/).waitFor();
    const kept = other.page.getByRole('link', { name: 'Save the text as a file' });
    await onceSettled(async () =>
      expect(decodeURIComponent((await kept.getAttribute('href')) ?? '')).toMatch(
        /^.*,2: 30\n---\n[0-9a-f]{64}$/,
      ),
    );

    await moveTo('2021-08-26T01:00:00Z');
    await button(other.page, 'Reveal').click();
    await one.page.getByText('Bruno sealed bids · revealed').waitFor();
    await moveTo('2021-08-29T01:00:00Z');

    await one.page.goto(`/s/${id}/hands`);
    const builder = one.page.getByRole('region', { name: 'Make a hand' });
    await builder
      .getByRole('button', { name: /^Add (?!the )/ })
      .first()
      .press('Enter');
    await builder.getByText(/^highest rank/).waitFor();
    await button(one.page, 'Suggest the best hand').click();
    await builder.getByText(/^The best of/).waitFor();

    await one.page.goto(`/s/${id}/history`);
    const told = one.page.getByRole('region', { name: 'The settlement' });
    await told.getByRole('listitem').filter({ hasText: 'Ada' }).first().waitFor();
    await button(one.page, 'Back').click();
    expect([...one.complaints, ...other.complaints]).toEqual([]);
    await one.context.close();
    await other.context.close();
  });
});

describe('the market', () => {
  it('has a trade offered on one side of the table and accepted on the other', async () => {
    const { id, ada, bruno, moveTo } = await makeRound();
    await house.client.post(JOIN, { token: bruno, variables: { id } });
    await moveTo('2021-08-31T12:00:00Z');
    const one = await visit(browser, house.client.url, ada);
    const other = await visit(browser, house.client.url, bruno);
    await Promise.all([one.page.goto(`/s/${id}/market`), other.page.goto(`/s/${id}/market`)]);
    await one.page.getByLabel('Trade partner').selectOption({ label: 'Bruno' });
    const mine = one.page.getByRole('group', { name: 'You give' });
    await mine.getByLabel('Amount: Chips').fill('7');
    await button(one.page, 'Send the offer').click();
    await button(other.page, 'Accept').click();
    await one.page.getByText('done', { exact: true }).waitFor();
    expect([...one.complaints, ...other.complaints]).toEqual([]);
    await one.context.close();
    await other.context.close();
  });

  it('has a contract offered in words, consented to, and paid into', async () => {
    const { id, ada, bruno, moveTo } = await makeRound();
    await house.client.post(JOIN, { token: bruno, variables: { id } });
    await moveTo('2021-08-31T12:00:00Z');
    const one = await visit(browser, house.client.url, ada);
    const other = await visit(browser, house.client.url, bruno);
    await Promise.all([one.page.goto(`/s/${id}/contracts`), other.page.goto(`/s/${id}/contracts`)]);
    await one.page.getByLabel('Bruno', { exact: true }).check();
    await one.page.getByLabel('Terms in words').fill('We share what falls off the table.');
    await button(one.page, 'Add a clause').click();
    await button(one.page, 'Add a price').click();
    await one.page.getByLabel('Price of each').fill('2');
    await one.page.getByLabel('Item of payment').selectOption('TRUNG');
    await button(one.page, 'Send the offer').click();
    await button(other.page, 'Consent').click();
    await other.page.getByText('in force', { exact: true }).waitFor();
    await other.page.getByText('up to 1 Chip in all for 2 Trungs each').waitFor();
    await button(other.page, 'Deposit').click();
    const given = other.page.getByRole('group', { name: 'You give' });
    await given.getByLabel('Amount: Chips').fill('3');
    await other.page.getByRole('article').getByRole('button', { name: 'Deposit' }).click();
    await one.page.locator('article .coin', { hasText: '3 Chips' }).waitFor();
    expect([...one.complaints, ...other.complaints]).toEqual([]);
    await one.context.close();
    await other.context.close();
  });
});

describe('the wall', () => {
  it('shows a round live, with nothing to press', async () => {
    const { id, bruno, moveTo } = await makeRound();
    await moveTo('2021-08-23T12:00:00Z');
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto(`/watch/${id}`);
    await page.getByRole('region', { name: 'The week and its phases' }).waitFor();
    await heading(page, 'Lot 1').waitFor();
    const standings = page.getByRole('region', { name: 'Standings' });
    await standings.getByText('Ada').waitFor();
    await standings.getByRole('columnheader', { name: 'Gold Stars' }).waitFor();
    await page.locator('.log-line').first().waitFor();
    expect(await standings.getByText('Bruno').count()).toBe(0);
    await house.client.post(JOIN, { token: bruno, variables: { id } });
    await standings.getByText('Bruno').waitFor();
    await page.locator('.log-line', { hasText: 'Bruno joined.' }).waitFor();
    expect(await page.locator('a, button, input, select, textarea').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
