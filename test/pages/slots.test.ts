import type { Page } from 'playwright-core';
import { faults } from './axe-pages';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';

const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
/** A slot machine with a single symbol, which pays and has no picture. */
const PHOENIX = [
  replace('/tables/slots/symbols', [{ symbol: 'PHOENIX', name: 'Phoenix', from: 1, to: 20 }]),
  replace('/tables/slots/chart', [
    { symbol: 'PHOENIX', inSequence: 3, payout: 9, breaksMachine: false },
    { symbol: 'PHOENIX', inSequence: 2, payout: 4, breaksMachine: false },
  ]),
];

it('the slots show their signs, and beside them what pays how much', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  await round.moveTo('2021-08-23T12:00:00Z');
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}/tables`);
  const [ada, bruno] = visits.map(({ page }) => page) as [Page, Page];
  const chart = ada.getByRole('table', { name: /^Payouts: .* side by side$/ });
  await chart.waitFor();
  const rows = (await chart.getByRole('row').allInnerTexts()).map((row) =>
    row.replace(/\s+/g, ' '),
  );
  expect(rows.map((row) => row.trim())).toEqual([
    '3 × Duck nothing, and the machine breaks',
    '2 × Duck nothing',
    ...['3 × ∞ 100', '2 × ∞ 50', '1 × ∞ 25', '3 × ▲ 24', '2 × ▲ 20'].map((row) => `${row} Chips`),
    ...['3 × Joker 18', '2 × Joker 12', '3 × Sparkle 10'].map((row) => `${row} Chips`),
    ...['2 × Sparkle 6 Chips', '3 × Thinking 3 Chips', '2 × Thinking 1 Chip'],
  ]);
  await press(ada, 'Pull the lever');
  await ada.getByText(/^It pays/).waitFor();
  const shown = ada.getByRole('list', { name: 'Reels', exact: true }).getByRole('img');
  await onceSettled(async () => expect(await shown.count()).toBe(3));
  await bruno.getByText('As Ada left it:').waitFor();
  await goHome(visits);
});

it('a sign that a proposal has invented is drawn, and the line that it makes is marked', async () => {
  const round = await rehearse(house, ['Ada'], { ruleset: PHOENIX });
  await round.moveTo('2021-08-23T12:00:00Z');
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}/tables`);
  const [page] = visits.map((each) => each.page) as [Page];
  await press(page, 'Pull the lever');
  await page.getByText('It pays 9 Chips.').waitFor();
  const hit = page.getByRole('row').and(page.locator('[aria-current]'));
  await hit.getByRole('rowheader', { name: '3 × Phoenix', exact: true }).waitFor();
  await hit.getByRole('cell', { name: '9 Chips', exact: true }).waitFor();
  const reels = page.getByRole('list', { name: 'Reels', exact: true });
  await onceSettled(async () =>
    expect(await reels.getByRole('img', { name: 'Phoenix' }).count()).toBe(3),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await goHome(visits);
});
