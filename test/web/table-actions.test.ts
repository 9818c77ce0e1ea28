import { dealAt } from '../api/dynasties';
import { visit } from './browser';
import { browser, house } from './house';

const HUSH = {
  ...{ action: 'HUSH', title: 'Hush a Trick', who: 'PARTICIPANTS', pegs: 0 },
  ...{ beforePlay: null, underSfida: true, limit: { times: 1, of: 'PLAYER' } },
  effect: { type: 'REMOVE_TRICK', classes: ['PERMANENT'] },
};
/** A larger hand of which pockets hold five. */
const RULESET = [
  { op: 'add', path: '/tableActions', value: [HUSH] },
  { op: 'replace', path: '/pocketSize', value: 5 },
];

it('what the rules let be done at a table is a button there, once, and pockets have their size', async () => {
  const table = await dealAt(house.client, undefined, { ruleset: RULESET });
  const { page, context, complaints } = await visit(
    browser,
    house.client.url,
    table.first.token ?? undefined,
  );
  await page.goto(`/g/${table.gameId}`);
  await page.getByRole('list', { name: 'Tricks' }).getByText('L’Aria').waitFor();
  await page.getByRole('button', { name: 'Hush a Trick' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'L’Aria' }).click();
  await page.getByText('did Hush a Trick: L’Aria no longer scores').first().waitFor();
  await page.getByRole('button', { name: 'Hush a Trick' }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
