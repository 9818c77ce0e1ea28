/** The round's statistics, as the server counts them. */
import type { Page } from 'playwright-core';
import { faults } from './axe-pages';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, rehearse, sitAt } from './rounds';

const COUNTED = `query ($id: ID!) { season(id: $id) { ... on Round { statistics {
  lotsDrawn bids cardPrices { sold averagePrice card { name } } } } } }`;
const LOTS = `query ($id: ID!) {
  season(id: $id) { ... on Round { auction { lots { nodes { id } } } } } }`;
type Lots = { readonly auction: { readonly lots: { readonly nodes: readonly { id: string }[] } } };
async function lotsOf(id: string): Promise<readonly string[]> {
  const { body } = await house.client.post(LOTS, { variables: { id } });
  return (body.data!['season'] as Lots).auction.lots.nodes.map((lot) => lot.id);
}

type Counted = {
  readonly lotsDrawn: number;
  readonly bids: number;
  readonly cardPrices: readonly {
    readonly sold: number;
    readonly averagePrice: number;
    readonly card: { readonly name: string };
  }[];
};

it('shows what was drawn, bid and sold, and what each card cost', async () => {
  const round = await rehearse(house, ['Ada']);
  const [ada] = round.people;
  await round.moveTo('2021-08-23T12:00:00Z');
  const [first, second] = await lotsOf(round.id);
  const bids = [
    { lotId: first, amount: 25 },
    { lotId: second, amount: 8 },
  ];
  await round.send(ada!, 'sealBids', { bids });
  await round.moveTo('2021-08-30T12:00:00Z');
  const { body } = await house.client.post(COUNTED, { variables: { id: round.id } });
  const { statistics } = body.data!['season'] as { readonly statistics: Counted };
  const visits = await sitAt(browser, house, [ada!], `/s/${round.id}/history`);
  const [page] = visits.map((each) => each.page) as [Page];
  const numbers = page.getByRole('region', { name: 'The round in numbers' });
  const drawn = numbers.locator('dl > div').filter({ hasText: 'Lots drawn' });
  await onceSettled(async () =>
    expect(await drawn.locator('dd').textContent()).toBe(String(statistics.lotsDrawn)),
  );
  const known = numbers.locator('dl > div').filter({ hasText: 'Known bids' });
  await onceSettled(async () =>
    expect(await known.locator('dd').textContent()).toBe(String(statistics.bids)),
  );
  await numbers.getByText('16.5 Chips').waitFor();
  await numbers.getByText('25 Chips').waitFor();
  await numbers.getByText('All cards').click();
  const print = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
  const told = statistics.cardPrices.map(
    ({ card, sold, averagePrice }) => `${card.name} ${sold} ${print.format(averagePrice)}`,
  );
  await onceSettled(async () => {
    const rows = await numbers.getByRole('table').locator('tbody tr').allInnerTexts();
    expect(rows.map((row) => row.replaceAll(/\s+/g, ' ')).sort()).toEqual(told.sort());
  });
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await goHome(visits);
});

it('tells of one Chip as of one', async () => {
  const round = await rehearse(house, ['Ada']);
  const [ada] = round.people;
  await round.moveTo('2021-08-23T12:00:00Z');
  const [first] = await lotsOf(round.id);
  await round.send(ada!, 'sealBids', { bids: [{ lotId: first, amount: 1 }] });
  await round.moveTo('2021-08-30T12:00:00Z');
  const visits = await sitAt(browser, house, [ada!], `/s/${round.id}/history`);
  const numbers = visits[0]!.page.getByRole('region', { name: 'The round in numbers' });
  const highest = numbers.locator('dl > div').filter({ hasText: 'Most expensive lot' });
  await highest.getByText('1 Chip', { exact: true }).waitFor();
  await goHome(visits);
});
