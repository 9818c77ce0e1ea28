/** An answer that comes after something newer was told. */
import type { Page } from 'playwright-core';
import { until } from '../heard';
import { browser, house } from './house';
import { goHome, rehearse, sitAt } from './rounds';

it('does not show a season as it was before what was told meanwhile', async () => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo('2021-08-30T12:00:00Z');
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
  const [page] = visits.map((each) => each.page) as [Page];
  const line = page.getByRole('region', { name: 'The week and its phases' });
  await line.getByText(/^Bids close/).waitFor();
  const tab = (name: string) => page.getByRole('link', { name, exact: true });
  await page.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor();
  await tab('Tables').click();
  await page.waitForURL('**/tables');
  let release = (): void => undefined;
  const held = new Promise<void>((end) => (release = end));
  const asked: string[] = [];
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const { operationName } = route.request().postDataJSON() as { readonly operationName: string };
    const isHeld = operationName === 'RoundTable';
    if (isHeld) asked.push(operationName);
    if (isHeld) await held;
    await route.fulfill({ response });
  });
  await tab('Table').click();
  await until(() => Promise.resolve(asked.length === 1));
  await round.moveTo('2021-09-02T12:00:00Z');
  await line.getByText(/^Week 3 begins/).waitFor();
  release();
  await until(() => Promise.resolve(asked.length === 2));
  await page.waitForLoadState('networkidle');
  expect(await line.getByText(/^Bids close/).count()).toBe(0);
  await line.getByText(/^Week 3 begins/).waitFor();
  await goHome(visits);
});
