/** Creates a season from a complete rules document, pasted or from a file. */
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { press } from './rounds';

type Rules = { readonly income: Readonly<Record<string, unknown>> };

async function editionOf(id: string): Promise<Rules> {
  const { body } = await house.client.post('{ editions { id document } }');
  const { editions } = body.data as { readonly editions: { id: string; document: Rules }[] };
  return editions.find((each) => each.id === id)!.document;
}

const asFile = (text: string) => ({
  name: 'rules.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

it('says what is wrong with the place, keeps what was typed, and tells what differs', async () => {
  const ada = await house.client.guest('Ada');
  const { context, page, complaints } = await visit(browser, house.client.url, ada);
  const edition = 'round-10/2021-08-24';
  const rules = await editionOf(edition);
  const withIncome = (amount: number): string =>
    JSON.stringify({ ...rules, income: { ...rules.income, amount } }, null, 2);
  await page.goto('/new');
  await page.getByLabel('Name of the season', { exact: true }).fill('Our own');
  await page.getByText(/^More: /).click();
  await page.getByText('Round 10: The Auction Casino (24 August 2021)').click();
  await page.getByText('Complete rules document', { exact: true }).click();
  const field = page.getByLabel('Document, as JSON');
  const broken = '{\n  "kind": "ROUND"\n  "steward": true\n}';
  await field.fill(broken);
  await page.getByText('Line 3, character 3: a comma is missing here.').waitFor();
  await press(page, 'Create the season');
  await page.getByRole('alert').getByText('The document has errors').waitFor();
  await page.reload();
  await onceSettled(async () => expect(await field.inputValue()).toBe(broken));

  await page.getByLabel('Open a file').setInputFiles(asFile(withIncome(-1)));
  const differs = page.getByRole('region', { name: 'Differences from the edition' });
  const line = differs.getByRole('listitem');
  await differs.getByText('One place differs from the edition:').waitFor();
  await onceSettled(async () =>
    expect(await line.allInnerTexts()).toEqual(['income › amount 100 -1']),
  );
  await press(page, 'Create the season');
  const at = withIncome(-1)
    .split('\n')
    .findIndex((each) => each.includes('"amount": -1'));
  const place = `Line ${at + 1}, character 15: income › amount: Error: `;
  await page.getByText(place).waitFor();
  await onceSettled(async () => expect(await field.getAttribute('aria-invalid')).toBe('true'));

  const endless = asFile(withIncome(120) + ' '.repeat(500_000));
  await page.getByLabel('Open a file').setInputFiles(endless);
  await page.getByText('This file is too long for rules.').waitFor();
  expect(await field.inputValue()).toBe(withIncome(-1));

  await field.fill(withIncome(120));
  await line.getByText('120').waitFor();
  await press(page, 'Create the season');
  await page.waitForURL('**/s/*/host');
  const made = await house.client.post(
    'query ($id: ID!) { season(id: $id) { ... on Round { ruleset { edition document } } } }',
    { token: ada, variables: { id: page.url().split('/').at(-2)! } },
  );
  expect(made.body.data?.['season']).toMatchObject({
    ruleset: { edition, document: { ...rules, income: { ...rules.income, amount: 120 } } },
  });
  await page.goto('/new');
  await onceSettled(async () =>
    expect(await page.locator('.create-more').getAttribute('open')).toBeNull(),
  );
  expect(complaints).toEqual([]);
  await context.close();
});

it('takes the rules of another edition whole', async () => {
  const ada = await house.client.guest('Ada');
  const { context, page, complaints } = await visit(browser, house.client.url, ada);
  const early = await editionOf('round-10/early');
  await page.goto('/new');
  await page.getByLabel('Name of the season', { exact: true }).fill('As of old');
  await page.getByText(/^More: /).click();
  await page.getByText('Round 10: The Auction Casino (24 August 2021)').click();
  await page.getByText('Complete rules document', { exact: true }).click();
  await page.getByLabel('Document, as JSON').fill(JSON.stringify(early));
  await page.getByText(/^\d+ places differ from the edition:$/).waitFor();
  await press(page, 'Create the season');
  await page.waitForURL('**/s/*/host');
  const made = await house.client.post(
    'query ($id: ID!) { season(id: $id) { ... on Round { ruleset { document } } } }',
    { token: ada, variables: { id: page.url().split('/').at(-2)! } },
  );
  expect(made.body.data?.['season']).toMatchObject({ ruleset: { document: early } });
  expect(complaints).toEqual([]);
  await context.close();
});
