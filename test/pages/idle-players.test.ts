import { visit } from './browser';
import { browser, house } from './house';

const LATER = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { message } season { now } } }`;

it('a player of a round goes idle on its page, and comes back when it is time', async () => {
  const { client } = house;
  const token = await client.guest('Ada');
  const id = await client.round(token);
  const { context, page, complaints } = await visit(browser, client.url, token);
  const press = (name: string): Promise<void> =>
    page.getByRole('button', { name, exact: true }).click();
  await page.goto(`/s/${id}`);
  await press('Sit down');
  await press('Go idle');
  await page.getByRole('dialog').getByRole('button', { name: 'Go idle' }).click();
  await page.getByText('You are idle. The rules do not let you').waitFor();
  const to = '2021-09-06T00:00:00Z';
  const { body } = await client.post(LATER, { token, variables: { id, to } });
  expect(body).toMatchObject({ data: { advanceClock: { refusal: null } } });
  await press('Come back');
  await page.getByRole('button', { name: 'Go idle' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
