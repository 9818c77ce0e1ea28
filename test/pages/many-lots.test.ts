import { faults } from './axe-pages';
import { afterFrame } from './frame';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, rehearse, sitAt } from './rounds';

/** More lots than one page of the API. */
const COUNT = 120;
const MOST_STEPS = 4 * COUNT;
/** Records the name of each field that receives the focus. Runs in the browser. */
const NOTE = `document.bidFields = new Set();
document.addEventListener('focusin', ({ target }) =>
  document.bidFields.add(target.getAttribute('aria-label')))`;
const FOCUSED = `document.activeElement.getAttribute('aria-label')`;

it('shows all lots of a large auction, each reached by keyboard and none drawn far out of sight', async () => {
  const path = '/auction/participation/perPlayers';
  const ruleset = [{ op: 'replace', path, value: { lots: 2, players: 1 } }];
  const names = Array.from({ length: COUNT / 2 }, (_none, at) => `Player ${at + 1}`);
  const round = await rehearse(house, names, { ruleset });
  await round.moveTo('2021-08-23T12:00:00Z');
  const [first] = round.people;
  const visits = await sitAt(browser, house, [first!], `/s/${round.id}`);
  const { page } = visits[0]!;
  await page.getByRole('heading', { name: `Lots ${COUNT}` }).waitFor();
  await onceSettled(async () => expect(await page.locator('.lot').count()).toBe(COUNT));
  await afterFrame(page);
  await onceSettled(async () =>
    expect(await page.locator('.lot-cards').count()).toBeLessThan(COUNT / 2),
  );

  await page.evaluate(NOTE);
  const last = `Bid on lot ${COUNT}`;
  await page.getByRole('textbox', { name: 'Bid on lot 1', exact: true }).focus();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if ((await page.evaluate(FOCUSED)) === last) break;
    await page.keyboard.press('Tab');
  }
  const fields = await page.evaluate<string[]>('[...document.bidFields]');
  const bids = fields.filter((name) => name.startsWith('Bid on lot '));
  expect(bids).toHaveLength(COUNT);
  await page.keyboard.type('25');
  await page.locator('.tray .chip', { hasText: `Lot ${COUNT}: 25` }).waitFor();
  expect(await faults(page, ['light'])).toEqual([]);

  await page.getByLabel('Order of the lots').selectOption({ label: 'newest' });
  await page
    .locator('.lot')
    .first()
    .getByRole('heading', { name: `Lot ${COUNT}` })
    .waitFor();

  await round.grant(first!, 'STANDARD_PROPOSAL_MAKER', 1);
  await page.goto(`/s/${round.id}/proposals`);
  await page.getByLabel('Effect', { exact: true }).selectOption({ label: 'Move items' });
  await page.getByRole('button', { name: 'Add the effect', exact: true }).click();
  await page.getByLabel('Current owner').selectOption({ label: `lot ${COUNT}` });
  await goHome(visits);
});
