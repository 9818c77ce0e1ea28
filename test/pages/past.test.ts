/** A log line leads to the season as it was at that event. */
import type { Page } from 'playwright-core';
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';
import { furnish } from './shown';

const lineOf = (page: Page, text: string) => page.locator('.log-line').filter({ hasText: text });
/** The number of the shown event, once it is no longer `former`. */
async function seqAfter(page: Page, former: number): Promise<number> {
  await page.waitForURL((url) => !url.pathname.endsWith(`/at/${former}`));
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

it('leads from a line to the round that it made, and on from there, with nothing to do', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people;
  await round.moveTo('2021-08-23T13:10:00Z');
  await round.send(bruno!, 'say', { channel: 'AUCTIONS', text: 'Before the gift.' });
  await round.grant(ada!, 'TRUNG', 7);
  const visits = await sitAt(browser, house, [ada!], `/s/${round.id}`);
  const [{ page }] = visits as [(typeof visits)[number]];
  await lineOf(page, 'Before the gift.').getByRole('link').click();
  await page.waitForURL('**/at/*');
  const here = Number(new URL(page.url()).pathname.split('/').at(-1));
  const mine = page.getByRole('region', { name: 'Your items then' });
  await mine.waitFor();
  expect(await mine.getByText('Trung').count()).toBe(0);
  await page.locator('[aria-current="step"]').getByText('Before the gift.').waitFor();
  await press(page, 'Next event');
  expect(await seqAfter(page, here)).toBe(here + 1);
  await mine.getByText('7 Trungs').waitFor();
  await page.keyboard.press('ArrowLeft');
  expect(await seqAfter(page, here + 1)).toBe(here);
  await mine.getByText('Trung').waitFor({ state: 'detached' });
  expect(await page.locator('main form, main textarea, main .act').count()).toBe(0);
  const acts = page.locator('main button').filter({ hasNotText: /[‹›]/ });
  expect(await acts.count()).toBe(0);
  // The present shows an item that the player did not have at that event.
  await page.getByRole('link', { name: 'Return to the present' }).click();
  await page.getByRole('list', { name: 'My items' }).getByText('Trung').waitFor();
  await goHome(visits);
});

it('is come to by keyboard: the log is one stop for Tab, and the arrows go through its lines', async () => {
  const { token, ids } = await furnish(house.client);
  const { context, page, complaints } = await visit(browser, house.client.url, token);
  await page.goto(`/s/${ids['round']!}`);
  await page.locator('.log-line a').nth(2).waitFor();
  await page.getByRole('group', { name: 'Log' }).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
  }
  const second = await page.locator('.log-line a').nth(1).getAttribute('href');
  expect(await page.evaluate(`document.activeElement.getAttribute('href')`)).toBe(second);
  await page.keyboard.press('Tab');
  const left = await page.evaluate(`document.activeElement.closest('.log-line') === null`);
  expect(left).toBe(true);
  await page.getByRole('group', { name: 'Log' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/at/*');
  expect(complaints).toEqual([]);
  await context.close();
});

it('goes through a dynasty by the slider, and says where there is nothing', async () => {
  const { token, ids } = await furnish(house.client);
  const { context, page, complaints } = await visit(browser, house.client.url, token);
  await page.goto(`/d/${ids['dynasty']!}`);
  await page.locator('.log-line a').first().click();
  await page.getByRole('heading', { name: 'Game 2' }).waitFor();
  const slider = page.getByRole('slider', { name: 'Event' });
  await slider.fill('2');
  expect(await seqAfter(page, 0)).toBeGreaterThan(0);
  await page.waitForURL('**/at/2');
  await page.getByText('No game has been dealt yet.').waitFor();
  const cells = page.locator('.ledger tbody tr');
  await cells.nth(1).waitFor({ state: 'detached' });
  await onceSettled(async () => expect(await cells.count()).toBe(1));
  await page.goto(`/d/${ids['dynasty']!}/at/99999`);
  await page.getByText('its last event').waitFor();
  await page.goto(`/d/${ids['dynasty']!}/at/none`);
  await page.getByRole('heading', { name: 'No such moment' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('shows the trades, contracts and proposals that were open, as they were', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people;
  await round.moveTo('2021-08-30T13:10:00Z');
  await round.grant(ada!, 'STANDARD_PROPOSAL_MAKER', 1);
  const chip = [{ item: 'CHIP', quantity: 1 }];
  const offer = { to: bruno!.player, give: chip, get: chip };
  const trade = await round.send(ada!, 'offerTrade', offer, 'trade');
  const terms = 'We bid on no lot of each other’s.';
  const made = { with: [bruno!.player], terms, clauses: [] };
  const contract = await round.send(ada!, 'offerContract', made, 'contract');
  await round.send(bruno!, 'acceptContract', { contractId: contract });
  // The newer contract is listed first.
  const other = await round.send(
    ada!,
    'offerContract',
    { ...made, terms: 'Of nothing.' },
    'contract',
  );
  await round.send(bruno!, 'acceptContract', { contractId: other });
  const end = { contractId: contract, end: { restTo: ada!.player } };
  await round.send(ada!, 'proposeContractChange', end);
  const titled = { title: 'More candles', text: 'Ten more.' };
  await round.send(ada!, 'submitProposal', titled);
  await round.send(bruno!, 'say', { channel: 'AUCTIONS', text: 'All is open.' });
  await round.send(bruno!, 'acceptTrade', { tradeId: trade });
  const change = (await changeOf(contract!, bruno!.token))!;
  await round.send(bruno!, 'consentToContractChange', { changeId: change, consent: true });
  const visits = await sitAt(browser, house, [bruno!], `/s/${round.id}`);
  const [{ page }] = visits as [(typeof visits)[number]];
  await lineOf(page, 'All is open.').getByRole('link').click();
  const trades = page.getByRole('region', { name: 'Open offers' });
  await trades.getByText('Ada gives').waitFor();
  const contracts = page.getByRole('region', { name: 'Contracts' });
  await contracts.getByText(terms).waitFor();
  await contracts.getByText('in force').first().waitFor();
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('ChangesThen') === true) asked += 1;
  });
  const line = contracts.getByText('A proposed change needs the parties’ consent.');
  await line.waitFor();
  expect(asked).toBe(0);
  await line.click();
  await contracts.getByText('Ada proposes to end it:').waitFor();
  await contracts.getByText('the rest goes to Ada').waitFor();
  await contracts.getByText('waiting for Bruno').waitFor();
  expect(asked).toBe(1);
  const proposals = page.getByRole('region', { name: 'Proposals' });
  await proposals.getByRole('heading', { name: 'More candles' }).waitFor();
  expect(await page.locator('main form, main textarea, main .act').count()).toBe(0);
  const acts = page.locator('main button').filter({ hasNotText: /[‹›]/ });
  expect(await acts.count()).toBe(0);
  await page.getByRole('slider', { name: 'Event' }).press('End');
  await trades.waitFor({ state: 'detached' });
  await contracts.getByText(terms).waitFor({ state: 'detached' });
  await proposals.waitFor();
  await goHome(visits);
});

async function changeOf(contract: string, token: string): Promise<string | undefined> {
  const query = `{ node(id: "${contract}") { ... on Contract { changes { id } } } }`;
  const { body } = await house.client.post(query, { token });
  const node = body.data!['node'] as { readonly changes: readonly { readonly id: string }[] };
  return node.changes[0]?.id;
}
