/** A host changes a dynasty's rules by the sentences of proposals. */
import type { Page } from 'playwright-core';
import { faults } from './axe-pages';
import { browser, house } from './house';
import { goHome, press, rehearse, sitAt } from './rounds';

it('a revision is published by sentences, after a look at what it would do', async () => {
  const dynasty = await rehearse(house, ['Ada'], {}, 'createDynasty');
  const visits = await sitAt(browser, house, dynasty.people, `/d/${dynasty.id}`);
  const [page] = visits.map((each) => each.page) as [Page];
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Publish a revision' }).click();
  await press(page, 'Publish');
  await page.getByText('Nothing is changed yet.').waitFor();
  await page.getByText('Values, actions, offices and other lists of the rules').click();
  await page.getByRole('button', { name: 'A mask', exact: true }).click();
  const mask = page.getByRole('group', { name: /^Mask/ });
  await mask.getByLabel('What it is called').fill('Zanni');
  await mask.getByLabel('What happens').selectOption({ label: 'sets the heft of Arcana' });
  await mask.getByLabel('Which heft').fill('-4');
  await page.getByText('Numbers and flags of the rules', { exact: true }).click();
  await page.getByLabel('Which number or flag').fill('stakes maximum');
  await page.getByRole('button', { name: /^stakes › maximum/ }).click();
  await page.getByLabel('What it becomes: stakes › maximum').fill('4');
  await press(page, 'What it would do now');
  await mask.getByText('The house says: expected at least 0').waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await mask.getByLabel('Which heft').fill('4');
  await press(page, 'What it would do now');
  await page.locator('.try ins', { hasText: 'Zanni' }).first().waitFor();
  await press(page, 'Publish');
  await page
    .locator('.log-line')
    .getByText(/revision 2/)
    .waitFor();
  await mask.waitFor({ state: 'detached' });
  await page.goto(`/d/${dynasty.id}/rules?revision=2`);
  const changed = page.getByRole('region', { name: 'What revision 2 changed' });
  await changed.locator('ins', { hasText: 'Zanni' }).first().waitFor();
  await changed.locator('ins', { hasText: 'up to 4' }).waitFor();
  await goHome(visits);
});
