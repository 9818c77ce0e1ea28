/** What is due next, in words. */
import type { Page } from 'playwright-core';
import { soon } from './browser';
import { browser, house } from './house';
import { goHome, rehearse, sitAt } from './rounds';

it.each([
  [
    'in the Auction Phase',
    '2021-08-30T12:00:00Z',
    /^Bids close, Bartering Phase begins Thu 00:00, in 2 d/,
  ],
  ['in the Bartering Phase', '2021-09-02T12:00:00Z', /^Week 3 begins Sun 00:00, in 2 d/],
  [
    'on the first day of a week',
    '2021-09-05T12:00:00Z',
    /^Auction Phase begins Mon 00:00, in 12 h/,
  ],
])('the line of the week names the moment %s', async (_phase, at, due) => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo(at);
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
  const [page] = visits.map((each) => each.page) as [Page];
  const line = page.getByRole('region', { name: 'The week and its phases' });
  await line.getByText(due).waitFor();
  await goHome(visits);
});

it('the line of the week says whose days it shows, where they are not those of a faster game', async () => {
  const round = await rehearse(house, ['Ada']);
  const fast = await rehearse(house, ['Ada'], { tempo: 60 });
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
  const [page] = visits.map((each) => each.page) as [Page];
  const line = page.getByRole('region', { name: 'The week and its phases' });
  await line.getByText('Days in UTC', { exact: true }).waitFor();
  await page.goto(`/s/${fast.id}`);
  await line.waitFor();
  expect(await line.getByText('Days in UTC').count()).toBe(0);
  await goHome(visits);
});

it('the line of the week is in words for whoever does not see it, and says which phase it is', async () => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo('2021-08-30T12:00:00Z');
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
  const [page] = visits.map((each) => each.page) as [Page];
  const phases = page
    .getByRole('region', { name: 'The week and its phases' })
    .getByRole('listitem');
  const present = phases.filter({ hasText: 'Auction Phase: Monday, Tuesday, Wednesday' });
  await present.waitFor();
  await soon(async () => expect(await present.getAttribute('aria-current')).toBe('step'));
  const next = phases.filter({ hasText: 'Bartering Phase: Thursday, Friday, Saturday, Sunday' });
  expect(await next.getAttribute('aria-current')).toBeNull();
  await goHome(visits);
});
