import type { Browser, Page } from 'playwright-core';
import { closeAll, startTestServer } from '../server/harness';
import type { TestServer } from '../server/harness';
import { openBrowser, visit } from './browser';

let browser: Browser;
let house: TestServer;
beforeAll(async () => {
  house = await startTestServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await closeAll();
});

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
};
const JOIN = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { message } } }`;
const MOVE = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { message } }
}`;

/** A round that runs, with Ada, its host, and Bruno in it. */
async function makeRound() {
  const [ada, bruno] = [await house.client.guest('Ada'), await house.client.guest('Bruno')];
  const id = await house.client.round(ada);
  const variables = { id, to: '2021-08-23T12:00:00Z' };
  await house.client.post(MOVE, { token: ada, variables });
  for (const token of [ada, bruno]) await house.client.post(JOIN, { token, variables: { id } });
  return { id, ada, bruno };
}

describe('self-government', () => {
  it('is proposed by one, and taken back, with the other seeing it', async () => {
    const { id, ada, bruno } = await makeRound();
    const one = await visit(browser, house.client.url, ada);
    const other = await visit(browser, house.client.url, bruno);
    await one.page.goto(`/s/${id}/proposals`);
    await other.page.goto(`/s/${id}/proposals`);
    await one.page.getByLabel('Title').fill('Candles');
    await one.page.getByLabel('Change of the rules').fill('not JSON');
    await press(one.page, 'Propose it');
    await one.page.getByText('This is no JSON.').waitFor();
    await one.page.getByLabel('Change of the rules').fill('');
    await press(one.page, 'Propose it');
    await other.page.getByRole('heading', { name: 'Candles' }).waitFor();
    await press(one.page, 'Retract it');
    await other.page.getByText('Retracted', { exact: true }).waitFor();
    expect([...one.complaints, ...other.complaints]).toEqual([]);
    await one.context.close();
    await other.context.close();
  });

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

describe('a player', () => {
  it('has a page that everybody may see', async () => {
    const { id, ada } = await makeRound();
    const { context, page, complaints } = await visit(browser, house.client.url, ada);
    await page.goto(`/s/${id}/people`);
    await page.getByRole('cell').getByRole('link', { name: 'Bruno' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bruno' }).waitFor();
    await page.getByText('No season has been played to its end yet.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
