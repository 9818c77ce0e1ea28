import type { Page } from 'playwright-core';
import { visit } from './browser';
import { browser, house } from './house';

const MAKE = `mutation { createDynasty(input: { name: "The Canal", automaticDealing: false }) {
  refusal { message } season { id } } }`;
const JOIN = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { message } } }`;

type Made = {
  readonly data: { readonly createDynasty: { readonly season: { readonly id: string } } };
};

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

it('what one player proposes in a dynasty another votes on, and both see it in force', async () => {
  const [ada, bruno] = [await house.client.guest('Ada'), await house.client.guest('Bruno')];
  const { body } = await house.client.post(MAKE, { token: ada });
  const made = (body as unknown as Made).data.createDynasty;
  const { id } = made.season;
  for (const token of [ada, bruno]) await house.client.post(JOIN, { token, variables: { id } });
  const one = await visit(browser, house.client.url, ada);
  const other = await visit(browser, house.client.url, bruno);
  await other.page.goto(`/d/${id}/proposals`);
  await one.page.goto(`/d/${id}/proposals`);
  await one.page.getByLabel('Title').fill('Higher stakes');
  await one.page.getByText('As JSON, for any other change').click();
  await one.page
    .getByLabel('Change of the rules, as a JSON Patch')
    .fill('[{ "op": "replace", "path": "/stakes/nothing", "value": 5 }]');
  await press(one.page, 'Preview the effects');
  await one.page.getByText('Part 1 would fail now').waitFor();
  await one.page
    .getByLabel('Change of the rules, as a JSON Patch')
    .fill('[{ "op": "replace", "path": "/stakes/maximum", "value": 5 }]');
  await one.page.getByText('would fail now').waitFor({ state: 'detached' });
  await press(one.page, 'Preview the effects');
  await one.page.locator('.try ins').first().waitFor();
  await press(one.page, 'Submit the proposal');
  await other.page.getByRole('heading', { name: 'Higher stakes' }).waitFor();
  await other.page.getByText('Preview the effects').first().click();
  await other.page.locator('.proposal .try del').first().waitFor();
  await press(other.page, 'For');
  await other.page.getByText('Bruno').first().waitFor();
  await press(one.page, 'For');
  await other.page.getByRole('link', { name: 'Revision 2 of the rules' }).waitFor();
  await one.page.getByRole('link', { name: 'Revision 2 of the rules' }).waitFor();
  expect([...one.complaints, ...other.complaints]).toEqual([]);
  await one.context.close();
  await other.context.close();
});
