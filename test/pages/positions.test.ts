/** Elements are in their places, and no word is cut. */
import type { Locator, Page } from 'playwright-core';
import { visit } from './browser';
import { browser, house } from './house';
import { goHome, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';

const PHONE = { width: 390, height: 844 };
const WALL = { width: 1920, height: 1080 };
const AT_AUCTION = '2021-08-31T12:00:00Z';

const boxOf = async (there: Locator) => {
  const box = await there.boundingBox();
  if (box === null) throw new Error('It is not seen.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Opens a player's page on a phone. */
async function onPhone(round: Rehearsal, path: string): Promise<Page> {
  const [there] = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}${path}`);
  await there!.page.setViewportSize(PHONE);
  return there!.page;
}

/** For each phase name: the visible words, and the words that are cut. */
const WORDS = `[...document.querySelectorAll('.week-phase-name')].map((name) => {
  const text = [...name.childNodes].find(({ nodeType }) => nodeType === 3);
  const seen = [];
  const cut = [];
  const line = name.getBoundingClientRect();
  for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
    const range = new Range();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const box = range.getBoundingClientRect();
    if (box.top + box.height / 2 > line.bottom) continue;
    seen.push(word);
    if (box.right > line.right + 0.5) cut.push(word);
  }
  return { seen, cut };
})`;

it('the line of the week has whole words of the phases, as many as there is room for', async () => {
  const draft = { edition: 'round-10/draft', startsAt: '2021-08-19T00:00:00Z' };
  const round = await rehearse(house, ['Ada'], draft);
  await round.moveTo('2021-08-22T12:00:00Z');
  const page = await onPhone(round, '');
  await page.locator('.week-phase-name').first().waitFor();
  await page.evaluate('document.fonts.ready');
  const names = await page.evaluate<{ seen: string[]; cut: string[] }[]>(WORDS);
  expect(names.flatMap(({ cut }) => cut)).toEqual([]);
  expect(names.slice(0, 2).map(({ seen }) => seen)).toEqual([['Auction', 'Phase'], ['Bartering']]);
  await page.context().close();
});

it('what a proposal would do has its fields apart, and its cross beside them, within its place', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo(AT_AUCTION);
  await round.grant(round.people[0]!, 'STANDARD_PROPOSAL_MAKER', 1);
  const page = await onPhone(round, '/proposals');
  const effects = page.getByRole('group', { name: 'Effects if adopted' });
  await effects.getByRole('button', { name: 'Add the effect' }).click();
  const less = await boxOf(effects.locator('.stake'));
  const of = await boxOf(effects.getByLabel('Items', { exact: true }));
  expect(of.y >= less.bottom + 4 || of.x >= less.right + 4).toBe(true);
  const whom = await boxOf(effects.getByLabel('Player or duck'));
  const cross = await boxOf(effects.getByRole('button', { name: 'Remove the effect' }));
  expect(Math.abs(cross.y - whom.y)).toBeLessThan(8);
  expect(cross.x).toBeGreaterThanOrEqual(whom.right);

  await page.getByText('Values, actions, offices and other lists').click();
  const card = await boxOf(page.locator('details', { hasText: 'Values, actions' }).first());
  const offers = page.locator('.draft-offers :is(.button, select)');
  await offers.first().waitFor();
  for (const there of await offers.all()) {
    expect((await boxOf(there)).right).toBeLessThanOrEqual(card.right + 0.5);
  }
  await page.context().close();
});

it('of what can be given, each name stands beside its amount, however long it is', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo(AT_AUCTION);
  await round.grant(round.people[0]!, 'STANDARD_PROPOSAL_MAKER', 1);
  const page = await onPhone(round, '/market');
  await page.getByLabel('Trade partner').selectOption({ label: 'Bruno' });
  const amounts = page.getByRole('group', { name: 'You give' }).locator('.picker-amount');
  await amounts.nth(1).waitFor();
  for (const amount of await amounts.all()) {
    const stepper = await boxOf(amount.locator('.stake'));
    const name = await boxOf(amount.locator('.small').first());
    expect(name.x).toBeGreaterThanOrEqual(stepper.right);
    expect(name.y).toBeLessThan(stepper.bottom);
  }
  await page.context().close();
});

it('whoever is in finds their own seasons before the games of the house', async () => {
  const round = await rehearse(house, ['Ada']);
  const [there] = await sitAt(browser, house, round.people, '/');
  const { page } = there!;
  const mine = await boxOf(page.getByRole('heading', { name: 'My seasons' }));
  const games = await boxOf(page.getByRole('heading', { name: 'The Auction Casino' }));
  expect(mine.bottom).toBeLessThan(games.y);
  await goHome([there!]);
});

it('wealth that is no whole number is told by its whole and its part', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno', 'Carla']);
  const [ada, bruno, carla] = round.people;
  await round.moveTo(AT_AUCTION);
  const offered = { with: [bruno!.player, carla!.player], terms: 'A purse.', clauses: [] };
  const contractId = await round.send(ada!, 'offerContract', offered, 'contract');
  for (const by of [bruno!, carla!]) await round.send(by, 'acceptContract', { contractId });
  const items = [{ item: 'CHIP', quantity: 7 }];
  await round.send(ada!, 'depositIntoContract', { contractId, items });
  const { page, context } = await visit(browser, house.client.url);
  await page.goto(`/s/${round.id}/people`);
  for (const [name, wealth] of [
    ['Ada', '195 1/3'],
    ['Bruno', '202 1/3'],
  ]) {
    const row = page.getByRole('row').filter({ hasText: name! });
    await row.getByRole('cell', { name: wealth!, exact: true }).waitFor();
  }
  await context.close();
});

it('a wall is no higher than its screen', async () => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo(AT_AUCTION);
  const { page, context } = await visit(browser, house.client.url, undefined, { viewport: WALL });
  await page.goto(`/watch/${round.id}`);
  await page.locator('.lot-cards svg').first().waitFor();
  const HIGHER = 'document.documentElement.scrollHeight - innerHeight';
  expect(await page.evaluate<number>(HIGHER)).toBeLessThanOrEqual(0);
  await context.close();
});

it('of a season that is won, its name and what is done with it stand in one line', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno'], { name: 'At the Grand Canal' });
  const [, bruno] = round.people;
  await round.moveTo(AT_AUCTION);
  await round.grant(bruno!, 'TRUNG', 100);
  await round.send(bruno!, 'tradeInTrungs', { exchange: 'GOLD_STAR', times: 10 });
  const page = await onPhone(round, '/hands');
  await page.getByText('Won by Bruno', { exact: true }).waitFor();
  const name = await boxOf(page.getByRole('heading', { level: 1 }));
  const share = await boxOf(page.getByRole('button', { name: 'Share' }));
  expect(share.y).toBeLessThan(name.bottom);
  expect(await page.getByText('Ended', { exact: true }).count()).toBe(0);
  await page.getByRole('heading', { name: 'Hands of the week' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Make a hand' }).count()).toBe(0);
  await page.goto(`/s/${round.id}/market`);
  await page.getByRole('heading', { name: 'Open offers' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Trade in Trungs' }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Offer a trade' }).count()).toBe(0);
  await page.goto(`/s/${round.id}`);
  await page.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor();
  expect(await page.getByText(/^Bids open/).count()).toBe(0);
  await page.context().close();
});

it('how a contract ends is asked for once somebody proposes it', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people;
  await round.moveTo(AT_AUCTION);
  const offered = { with: [bruno!.player], terms: 'A purse.', clauses: [] };
  const contractId = await round.send(ada!, 'offerContract', offered, 'contract');
  await round.send(bruno!, 'acceptContract', { contractId });
  const page = await onPhone(round, '/contracts');
  const contract = page.getByRole('article');
  const end = contract.getByRole('button', { name: 'Propose to end it' });
  await end.waitFor();
  expect(await contract.getByLabel('The rest goes to').count()).toBe(0);
  await end.click();
  const name = await boxOf(contract.getByText('The rest goes to', { exact: true }));
  const choice = await boxOf(contract.getByRole('combobox', { name: 'The rest goes to' }));
  const card = await boxOf(contract);
  expect(choice.y).toBeGreaterThanOrEqual(name.bottom);
  expect(choice.right).toBeLessThanOrEqual(card.right);
  await contract.getByRole('button', { name: 'Leave it unchanged' }).click();
  await end.waitFor();
  await page.context().close();
});
