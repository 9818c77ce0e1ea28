import type { Page } from 'playwright-core';
import { visit } from './browser';
import { browser, house } from './house';

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
};
const JOIN = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { message } } }`;
const MOVE = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { message } }
}`;

/** A running round with its host Ada and with Bruno. */
async function makeRound() {
  const [ada, bruno] = [await house.client.guest('Ada'), await house.client.guest('Bruno')];
  const id = await house.client.round(ada);
  const variables = { id, to: '2021-08-23T12:00:00Z' };
  await house.client.post(MOVE, { token: ada, variables });
  for (const token of [ada, bruno]) await house.client.post(JOIN, { token, variables: { id } });
  return { id, ada, bruno };
}

describe('self-government', () => {
  it('asks the Judge', async () => {
    const { id, ada } = await makeRound();
    const { context, page, complaints } = await visit(browser, house.client.url, ada);
    await page.goto(`/s/${id}/judge`);
    await page.getByLabel('In your words').fill('May a duck bid?');
    await press(page, 'Ask the Judge');
    await page.getByText('May a duck bid?').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the side tables', () => {
  it('pay what the reels show, and a war that one proposes is seen by the other', async () => {
    const { id, ada, bruno } = await makeRound();
    const one = await visit(browser, house.client.url, ada);
    const other = await visit(browser, house.client.url, bruno);
    await other.page.goto(`/s/${id}/tables`);
    await one.page.goto(`/s/${id}/tables`);
    await press(one.page, 'Pull the lever');
    await one.page.getByText(/^It pays/).waitFor();
    await one.page.getByLabel('Amount: Chips').fill('10');
    await press(one.page, 'Propose a war');
    await other.page.getByRole('heading', { name: 'Ada stakes' }).waitFor();
    await other.page.locator('.war .coin', { hasText: '10 Chips' }).waitFor();
    const slots = one.page.getByRole('region', { name: 'Slot machine' });
    await slots.getByRole('link', { name: /^The dice of this week/ }).click();
    await one.page.waitForURL(/\/verify\/[^/]+\/1$/);
    await one.page.getByText('The seed is published when the game or the week has ended').waitFor();
    expect([...one.complaints, ...other.complaints]).toEqual([]);
    await one.context.close();
    await other.context.close();
  });
});

describe('a player', () => {
  it('has a page that everybody may see', async () => {
    const { id, ada } = await makeRound();
    const { context, page, complaints } = await visit(browser, house.client.url, ada);
    await page.goto(`/s/${id}/people`);
    await page.getByRole('cell').getByRole('link', { name: 'Bruno' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bruno' }).waitFor();
    await page.getByText('No season has ended yet.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
