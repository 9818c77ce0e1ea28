/** A page over the sockets of its address waits, and is live by itself once there is room. */
import { until } from '../support/async-queue';
import { closeAll, startTestServer } from '../support/test-server';
import { openBrowser, visit } from './browser';

afterAll(closeAll);

it('a page over the limit says that it is not live, and becomes live once others go', async () => {
  const { client } = await startTestServer({ limits: { socketsPerAddress: 1 } });
  const token = await client.guest('Ada');
  const id = await client.round(token);
  const other = await client.connected();
  const browser = await openBrowser();
  const { context, page } = await visit(browser, client.url);
  let opened = 0;
  page.on('websocket', () => {
    opened += 1;
  });
  await page.goto(`/s/${id}`);
  const notice = page.locator('.connection-notice');
  await notice.waitFor();
  await until(() => opened > 1);
  other.terminate();
  await notice.waitFor({ state: 'detached' });
  const { body } = await client.post(
    'mutation ($id: ID!) { joinSeason(input: { seasonId: $id, name: "Zenobia" }) { seq } }',
    { token, variables: { id } },
  );
  expect(body.errors).toBeUndefined();
  await page.getByText('Zenobia').first().waitFor();
  await context.close();
  await browser.close();
});
