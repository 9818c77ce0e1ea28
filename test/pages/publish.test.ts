/** A host changes a dynasty's rules by the sentences of proposals. */
import type { Page } from 'playwright-core';
import { faults } from './axe-pages';
import { browser, house } from './house';
import { goHome, press, rehearse, sitAt } from './rounds';

it('a revision is published by sentences, after a look at what it would do', async () => {
  const dynasty = await rehearse(house, ['Ada'], {}, 'createDynasty');
  const visits = await sitAt(browser, house, dynasty.people, `/d/${dynasty.id}`);
  const [page] = visits.map((each) => each.page) as [Page];
  await page
    .getByRole('button', { name: 'Publish the revision', exact: true })
    .waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Publish a revision' }).click();
  await press(page, 'Publish the revision');
  await page.getByText('You have not changed anything yet.').waitFor();
  await page.getByText('Values, actions, offices and other lists of the rules').click();
  await page
    .getByRole('list', { name: 'Add to the rules' })
    .getByRole('button', { name: /^Mask/ })
    .click();
  const mask = page.getByRole('group', { name: /^Mask/ });
  await mask.getByLabel('Name of the entry').fill('Zanni');
  await mask.getByLabel('Type').selectOption({ label: 'sets the heft of Arcana' });
  await mask.getByLabel('Heft').fill('-4');
  await page.getByText('Numbers and flags of the rules', { exact: true }).click();
  await page.getByLabel('Find a number or flag').fill('stakes maximum');
  await page.getByRole('button', { name: /^stakes › maximum/ }).click();
  await page.getByLabel('New value: stakes › maximum').fill('4');
  await press(page, 'Preview the effects');
  await mask.getByText('Error: expected at least 0').waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await mask.getByLabel('Heft').fill('4');
  await press(page, 'Preview the effects');
  await page.locator('.try ins', { hasText: 'Zanni' }).first().waitFor();
  await press(page, 'Publish the revision');
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
