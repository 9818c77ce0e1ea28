import type { Page } from 'playwright-core';
import { until } from '../support/async-queue';
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

const JOIN = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { player { id } } }`;
const MOVE = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { message } }
}`;
const GRANT = `mutation ($id: ID!, $playerId: ID!) {
  grantItems(input: { seasonId: $id, playerId: $playerId,
    items: [{ item: "STANDARD_PROPOSAL_MAKER", quantity: 2 }] }) { refusal { message } }
}`;

/** A round in its Auction Phase. Its host Ada has two Proposal-Makers. */
async function makeRound() {
  const ada = await house.client.guest('Ada');
  const id = await house.client.round(ada);
  const { body } = await house.client.post(JOIN, { token: ada, variables: { id } });
  const { player } = body.data?.['joinSeason'] as { player: { id: string } };
  const playerId = player.id;
  await house.client.post(GRANT, { token: ada, variables: { id, playerId } });
  const moveTo = (to: string) => house.client.post(MOVE, { token: ada, variables: { id, to } });
  await moveTo('2021-08-23T12:00:00Z');
  return { id, ada, moveTo };
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

describe('a proposal of words', () => {
  it('becomes an article, which the book of rules marks; a later one repeals it [L2]', async () => {
    const { id, ada, moveTo } = await makeRound();
    const { context, page, complaints } = await visit(browser, house.client.url, ada);
    await page.goto(`/s/${id}/proposals`);
    await page.getByLabel('Title', { exact: true }).fill('The Duck Feast!');
    await page
      .getByLabel('Text', { exact: true })
      .fill('Each Saturday every player shall say *quack*.');
    await page.getByLabel('Make this text an article').check();
    await onceSettled(async () =>
      expect(await page.getByLabel('Title of the article').inputValue()).toBe('The Duck Feast!'),
    );
    const anchor = page.getByLabel('Anchor of the article');
    await onceSettled(async () => expect(await anchor.inputValue()).toBe('the-duck-feast'));
    await page.getByLabel('Title of the article').fill('Bidding');
    // Once the rules are loaded, the page knows that `bidding` is taken.
    await until(async () => (await anchor.inputValue()) === 'bidding-2');
    await press(page, 'Submit the proposal');
    await page.getByText('The article “Bidding” (bidding-2) is added').waitFor();
    await press(page, 'For');
    await page.getByText('1 for, 0 against').waitFor();
    await moveTo('2021-08-30T01:00:00Z');
    await page.goto(`/s/${id}/rules#bidding-2`);
    const article = page.locator('#bidding-2');
    await article.getByText('People enforce this article').waitFor();
    await onceSettled(async () => expect(await article.locator('em').textContent()).toBe('quack'));
    const own = page.locator('#bidding');
    await own.waitFor();
    expect(await own.getByText('people enforce it').count()).toBe(0);

    await page.goto(`/s/${id}/proposals`);
    await page.getByLabel('Title', { exact: true }).fill('No feast');
    await page.getByLabel('Repeal an article').selectOption({ label: 'Bidding' });
    await press(page, 'Submit the proposal');
    await page.getByText('The article “Bidding” is repealed').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
