/** Links from an address, the log and the inbox lead to the thing itself. */
import type { Locator, Page } from 'playwright-core';
import { until } from '../support/async-queue';
import { browser, house } from './house';
import { linesTell } from './log-lines';
import { goHome, press, rehearse, sitAt } from './rounds';
import type { Rehearsal, Seated } from './rounds';

const AT_AUCTION = '2021-08-30T13:10:00Z';
const CHIP = [{ item: 'CHIP', quantity: 1 }];

const lineOf = (page: Page, text: string): Locator =>
  page.locator('.log-line').filter({ hasText: text });

type Deals = { readonly trade: string; readonly contract: string };

async function makeDeals(round: Rehearsal, [ada, bruno]: readonly Seated[]): Promise<Deals> {
  const offer = { to: bruno!.player, give: CHIP, get: CHIP };
  const trade = await round.send(ada!, 'offerTrade', offer, 'trade');
  const made = { with: [bruno!.player], terms: 'We bid on no lot.', clauses: [] };
  const contract = await round.send(ada!, 'offerContract', made, 'contract');
  return { trade: trade!, contract: contract! };
}

/** Waits until the target of the address is marked, focused and visible. */
async function isCited(page: Page, name: string): Promise<void> {
  await page.locator(`[id="${name}"]:target:focus`).waitFor();
  await until(async () => {
    const { y } = (await page.locator(`[id="${name}"]`).boundingBox())!;
    return y >= 0 && y < page.viewportSize()!.height;
  });
}

it('an address leads to a lot, a trade, a contract and a proposal, also from the same page', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada] = round.people;
  await round.moveTo(AT_AUCTION);
  const { trade, contract } = await makeDeals(round, round.people);
  await round.grant(ada!, 'STANDARD_PROPOSAL_MAKER', 1);
  await round.send(ada!, 'submitProposal', { title: 'More candles', text: 'Ten more.' });
  const visits = await sitAt(browser, house, [ada!], `/s/${round.id}#lot-9`);
  const [{ page }] = visits as [(typeof visits)[number]];
  await isCited(page, 'lot-9');
  const tabs = [`market#trade-${trade}`, `contracts#contract-${contract}`, 'proposals#proposal-1'];
  for (const tab of tabs) {
    await page.goto(`/s/${round.id}/${tab}`);
    await isCited(page, tab.split('#')[1]!);
  }
  await goHome(visits);
});

it('the log leads to what still stands, and what waits for me to what it is about', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people;
  await round.moveTo(AT_AUCTION);
  const { trade, contract } = await makeDeals(round, round.people);
  const visits = await sitAt(browser, house, [bruno!], `/s/${round.id}`);
  const [{ page }] = visits as [(typeof visits)[number]];
  await linesTell(page);
  await lineOf(page, 'Ada offered Bruno').hover();
  await page.getByRole('link', { name: 'Go to the trade' }).click();
  await page.waitForURL(`**/market#trade-${trade}`);
  await isCited(page, `trade-${trade}`);
  const waiting = page.getByRole('region', { name: 'Your turn' });
  await waiting.locator(`[href$="/contracts#contract-${contract}"]`).click();
  await isCited(page, `contract-${contract}`);
  // By keyboard, Tab moves from a log line into its popup.
  await page.getByRole('group', { name: 'Log' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('link', { name: 'Go to the contract' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await isCited(page, `contract-${contract}`);
  await round.send(ada!, 'cancelTrade', { tradeId: trade });
  await lineOf(page, 'took back').first().waitFor();
  await lineOf(page, 'Ada offered Bruno').hover();
  await page.getByText('It moved no items.').waitFor();
  await page.getByRole('link', { name: 'Go to the trade' }).waitFor({ state: 'detached' });
  await goHome(visits);
});

it('the inbox leads to the trade while it stands, and then to the season as it was', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [, bruno] = round.people;
  await round.moveTo(AT_AUCTION);
  const { trade } = await makeDeals(round, round.people);
  const visits = await sitAt(browser, house, [bruno!], '/me');
  const [{ page }] = visits as [(typeof visits)[number]];
  const offered = page.locator('.inbox').getByRole('link', { name: /^Ada offered (Bruno|you) / });
  await offered.click();
  await isCited(page, `trade-${trade}`);
  await press(page, 'Decline');
  await lineOf(page, 'declined').first().waitFor();
  await page.goto('/me');
  await offered.click();
  await page.waitForURL(/\/at\/\d+$/);
  await page.locator('[aria-current="step"]').getByText('Ada offered Bruno').waitFor();
  await goHome(visits);
});

it('an address leads to what is on an earlier page of a list, to a war and to a request', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people;
  await round.moveTo(AT_AUCTION);
  const { trade } = await makeDeals(round, round.people);
  await round.send(ada!, 'cancelTrade', { tradeId: trade });
  for (let more = 0; more < 16; more += 1) {
    const offer = { to: bruno!.player, give: CHIP, get: [] };
    const tradeId = await round.send(ada!, 'offerTrade', offer, 'trade');
    await round.send(ada!, 'cancelTrade', { tradeId });
  }
  const war = await round.send(ada!, 'sitDown', {}, 'table');
  await round.send(bruno!, 'requestJustice', { kind: 'QUESTION', text: 'May I?' });
  const visits = await sitAt(browser, house, [bruno!], `/s/${round.id}/market#trade-${trade}`);
  const [{ page }] = visits as [(typeof visits)[number]];
  await isCited(page, `trade-${trade}`);
  await page.goto(`/s/${round.id}/tables#war-${war}`);
  await isCited(page, `war-${war}`);
  await page.goto(`/s/${round.id}/judge#request-1`);
  await isCited(page, 'request-1');
  await goHome(visits);
});

it('the inbox leads to the contract, the proposal and the request that it speaks of', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people;
  // After the first week the host cannot appoint a Judge.
  await round.moveTo('2021-08-23T12:00:00Z');
  await round.send(ada!, 'appointJudge', { playerId: bruno!.player });
  await round.send(ada!, 'requestJustice', { kind: 'QUESTION', text: 'May I?' });
  await round.moveTo(AT_AUCTION);
  const { contract } = await makeDeals(round, round.people);
  await round.grant(ada!, 'STANDARD_PROPOSAL_MAKER', 1);
  await round.send(ada!, 'submitProposal', { title: 'More candles', text: 'Ten more.' });
  const visits = await sitAt(browser, house, [bruno!], '/me');
  const [{ page }] = visits as [(typeof visits)[number]];
  for (const name of [`contract-${contract}`, 'proposal-1', 'request-1']) {
    await page.goto('/me');
    await page.locator('.inbox').locator(`[href$="#${name}"]`).first().click();
    await isCited(page, name);
  }
  await goHome(visits);
});
