/** A lazy part that cannot be fetched is retried. The test controls the clock. */
import { visit } from './browser';
import { browser, house } from './house';

const HIDE = (hidden: boolean): string => `(() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${hidden} });
  document.dispatchEvent(new Event('visibilitychange'));
})()`;

it('is tried later and later, and not while nobody looks', async () => {
  const id = await house.client.round(await house.client.guest());
  const { context, page } = await visit(browser, house.client.url);
  await page.clock.install();
  let tried = 0;
  let isThere = false;
  await page.route('**/assets/long-log*.js', (route) => {
    tried += 1;
    return isThere ? route.continue() : route.abort();
  });
  // The page requests `/barrier` after all earlier requests.
  await page.route('**/barrier', (route) => route.fulfill({ body: '' }));
  const after = async (seconds: number): Promise<number> => {
    await page.clock.runFor(seconds * 1_000);
    await page.evaluate(`fetch('/barrier')`);
    return tried;
  };
  const failed = page.waitForEvent('requestfailed');
  await page.goto(`/s/${id}`);
  await page.getByRole('heading', { name: 'Log' }).waitFor();
  await failed;
  const times: number[] = [];
  for (let second = 0; second < 60; second += 3) times.push(await after(3));
  // The retries come after 3 s, then after another 6, 12 and 24 s.
  expect(times.at(-1)).toBe(5);
  await page.evaluate(HIDE(true));
  expect(await after(600)).toBe(5);
  isThere = true;
  await page.evaluate(HIDE(false));
  await page.locator('.virtual-list').waitFor();
  expect(tried).toBe(6);
  await context.close();
});

it('is what follows, and the page says so while that cannot be fetched', async () => {
  const owner = await house.client.guest();
  const id = await house.client.round(owner);
  const { context, page } = await visit(browser, house.client.url);
  await page.clock.install();
  let isThere = false;
  await page.route('**/assets/socket-*.js', (route) =>
    isThere ? route.continue() : route.abort(),
  );
  const come = await page.goto(`/s/${id}`);
  expect(await come?.text()).not.toContain('/assets/socket-');
  const cut = page.getByText('Connection lost.');
  await cut.waitFor();
  isThere = true;
  await page.clock.runFor(3_000);
  await cut.waitFor({ state: 'detached' });
  await house.client.post(JOIN, { token: owner, variables: { id } });
  await page.locator('[data-event="PlayerJoined"]').waitFor();
  await context.close();
});

const JOIN = 'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { message } } }';
