import type { Page } from 'playwright-core';
import { CLERK, OFFICES, POT } from '../support/custom-mechanics';
import { faults } from './axe-pages';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';

/** The scribe is elected, appoints the watch and sets the pot. The host appoints the warden. */
const RULESET = [
  { op: 'add', path: '/offices', value: OFFICES },
  {
    op: 'add',
    path: '/trackedValues',
    value: [{ ...POT, setBy: [{ type: 'OFFICE', office: 'SCRIBE' }] }],
  },
];

const PEOPLE = ['Ada', 'Bruno', 'Carla'];

const officeOn = (page: Page, title: string) => page.getByRole('article', { name: title });
/** A candidate's single vote, with the voter's name. */
const tally = (page: Page, name: string, by: string) =>
  page
    .locator('.office-tally')
    .filter({ hasText: `${name} 1 vote` })
    .getByText(`by ${by}`, { exact: true });
const holds = (page: Page, title: string, name: string) =>
  officeOn(page, title).locator('.office-holder', { hasText: name }).waitFor();
const vacant = (page: Page, title: string) => holds(page, title, 'Vacant');

async function play(season: Rehearsal, letter: 's' | 'd'): Promise<void> {
  await season.moveTo('2021-08-23T00:00:00Z');
  const visits = await sitAt(browser, house, season.people, `/${letter}/${season.id}`);
  const [ada, bruno, carla] = visits.map(({ page }) => page) as [Page, Page, Page];
  for (const page of [ada, bruno, carla]) {
    await page.getByRole('link', { name: 'Offices', exact: true }).click();
    await vacant(page, 'Scribe');
  }
  const scribe = officeOn(carla, 'Scribe');
  await scribe.getByText('The holder may set Pot and appoint the Watch').waitFor();
  await scribe.getByText('A player needs 2 votes of 3').waitFor();

  await press(bruno, 'Vote for Bruno as Scribe');
  await scribe.getByText('1 vote', { exact: true }).waitFor();
  await press(carla, 'Vote for Ada as Scribe');
  await tally(bruno, 'Ada', 'Carla').waitFor();
  await press(carla, 'Take back my vote for Scribe');
  await tally(bruno, 'Ada', 'Carla').waitFor({ state: 'detached' });
  expect(await officeOn(carla, 'Watch').getByRole('button').count()).toBe(0);
  await press(carla, 'Vote for Bruno as Scribe');
  await holds(carla, 'Scribe', 'Bruno');
  await scribe.getByText(/until Aug 30.*, in 7 d/).waitFor();

  await press(bruno, 'Appoint Carla as Watch');
  await holds(ada, 'Watch', 'Carla');
  await officeOn(ada, 'Watch')
    .getByText('until somebody else holds it', { exact: false })
    .first()
    .waitFor();
  await press(ada, 'Appoint Bruno as Warden');
  await holds(carla, 'Warden', 'Bruno');

  await carla.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faults(carla, ['light', 'dark'])).toEqual([]);
  await ada.setViewportSize({ width: 390, height: 844 });
  expect(await faults(ada, ['light'])).toEqual([]);

  const again = officeOn(ada, 'Warden').getByRole('button', { name: 'Appoint Bruno as Warden' });
  await onceSettled(async () => expect(await again.count()).toBe(0));
  await season.moveTo('2021-08-23T12:00:00Z');
  await again.waitFor();
  await season.moveTo('2021-08-24T00:00:00Z');
  await vacant(carla, 'Warden');
  await press(bruno, 'Resign as Scribe');
  await vacant(carla, 'Scribe');
  await officeOn(bruno, 'Watch').getByRole('button').first().waitFor({ state: 'detached' });
  await goHome(visits);
}

describe('the offices of the players’ own rules', () => {
  it('are voted for, filled and given up at a round’s page [Z4]', async () => {
    await play(await rehearse(house, PEOPLE, { ruleset: RULESET }), 's');
  });

  it('are voted for, filled and given up at a dynasty’s page [Z4]', async () => {
    await play(await rehearse(house, PEOPLE, { ruleset: RULESET }, 'createDynasty'), 'd');
  });

  it.each([
    ['createRound', 's'],
    ['createDynasty', 'd'],
  ] as const)('after %s a holder puts right and reminds at the page [Z6]', async (made, letter) => {
    const offices = [{ ...CLERK, filledBy: { type: 'HOST' } }];
    const ruleset = [{ op: 'add', path: '/offices', value: offices }];
    const season = await rehearse(house, ['Ada', 'Bruno'], { ruleset }, made);
    await season.moveTo('2021-08-23T00:00:00Z');
    const visits = await sitAt(browser, house, season.people, `/${letter}/${season.id}/offices`);
    const [ada, bruno] = visits.map(({ page }) => page) as [Page, Page];
    await press(ada, 'Appoint Bruno as Clerk');
    await holds(bruno, 'Clerk', 'Bruno');

    const right = bruno.getByRole('form', { name: 'Correct as Clerk' });
    const kinds = right.getByLabel('Effect', { exact: true });
    await onceSettled(async () => expect(await kinds.locator('option').count()).toBe(8));
    await press(bruno, 'Add the effect');
    await right.getByLabel(/^Player(?: or duck)?$/).selectOption({ label: 'Ada' });
    await press(bruno, 'Preview the effects');
    await bruno.locator('.try').getByText('Ada').first().waitFor();
    await right.getByLabel('Reason, visible to everybody').fill('It was owed.');
    await press(bruno, 'Make the correction');
    await right.getByRole('button', { name: 'Remove the effect' }).waitFor({ state: 'detached' });

    const reminder = bruno.getByRole('form', { name: 'Remind players as Clerk' });
    await reminder.getByLabel('Ada', { exact: true }).check();
    await reminder.getByLabel('Reminder', { exact: true }).fill('It is your move.');
    expect(await faults(bruno, ['light', 'dark'])).toEqual([]);
    await press(bruno, 'Send the reminder');
    await reminder.waitFor({ state: 'detached' });
    await goHome(visits);
  });
});
