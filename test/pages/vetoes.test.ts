import type { Page } from 'playwright-core';
import { CLERK } from '../support/custom-mechanics';
import { faults } from './axe-pages';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';

const HERALD = { ...CLERK, title: 'Herald', filledBy: { type: 'HOST' }, powers: ['VETO'] };

describe('a veto', () => {
  it.each([
    ['createRound', 's'],
    ['createDynasty', 'd'],
  ] as const)(
    'after %s is cast at the proposal by who may, with a reason [L4]',
    async (made, at) => {
      const ruleset = [{ op: 'add', path: '/offices', value: [HERALD] }];
      const season = await rehearse(house, ['Ada', 'Bruno'], { ruleset }, made);
      await season.moveTo('2021-08-31T12:00:00Z');
      const visits = await sitAt(browser, house, season.people, `/${at}/${season.id}/offices`);
      const [ada, bruno] = visits.map(({ page }) => page) as [Page, Page];
      await press(ada, 'Appoint Bruno as Herald');
      await bruno.getByRole('article', { name: 'Herald' }).getByText('Bruno').first().waitFor();
      for (const page of [ada, bruno]) {
        await page.getByRole('link', { name: 'Proposals', exact: true }).click();
      }
      await ada.getByLabel('Title', { exact: true }).fill('More candles');
      await ada.getByLabel('Text', { exact: true }).fill('Ten more on each table.');
      if (at === 's') await ada.getByText('Urgent', { exact: true }).click();
      await press(ada, 'Submit the proposal');

      await bruno.getByRole('heading', { name: 'More candles' }).waitFor();
      await bruno.getByText('Veto as Herald', { exact: true }).click();
      const form = bruno.getByRole('form', { name: 'Veto as Herald' });
      await form.getByLabel('Reason, visible to everybody').fill('Too warm by far.');
      expect(await ada.getByText('Veto as Herald', { exact: true }).count()).toBe(0);
      await bruno.emulateMedia({ reducedMotion: 'reduce' });
      expect(await faults(bruno, ['light', 'dark'])).toEqual([]);
      await press(bruno, 'Veto the proposal');
      for (const page of [ada, bruno]) {
        await page.getByText('Vetoed by Bruno, Herald: “Too warm by far.”').waitFor();
        await page.getByText('Vetoed', { exact: true }).waitFor();
        await onceSettled(async () =>
          expect(await page.getByRole('button', { name: 'For', exact: true }).count()).toBe(0),
        );
      }
      await goHome(visits);
    },
  );
});
