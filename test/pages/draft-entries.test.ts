/** Players' own values, actions and offices are drafted by sentences. */
import type { Page } from 'playwright-core';
import { faults } from './axe-pages';
import { untilIn } from './browser';
import { browser, house } from './house';
import { SHINE } from '../support/custom-mechanics';
import { press as pressByKey, write } from './keyboard';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';

const LISTS = 'Values, actions, offices and other lists of the rules';
const REPUTABLE = [{ op: 'replace', path: '/membership/reputableAfterDays', value: 0 }];

const SHINING = [...REPUTABLE, { op: 'add', path: '/trackedValues', value: [SHINE] }];
const PEGS = [{ op: 'replace', path: '/startingPegs', value: { type: 'FIXED', pegs: 5 } }];

const entry = (page: Page, kind: string) =>
  page.getByRole('group', { name: new RegExp(`^${kind}`) });
const make = (page: Page, what: RegExp) =>
  page
    .getByRole('list', { name: 'Something new for the rules' })
    .getByRole('button', { name: what })
    .click();
const tries = (page: Page) => press(page, 'What it would do now');

it('a value, an action and an office are drafted, adopted and played at once', async () => {
  const dynasty = await rehearse(house, ['Ada', 'Bruno'], { ruleset: PEGS }, 'createDynasty');
  const visits = await sitAt(browser, house, dynasty.people, `/d/${dynasty.id}/proposals`);
  const [one, other] = visits.map(({ page }) => page) as [Page, Page];
  await one.getByText(LISTS).click();

  await make(one, /^Keep account of something/);
  const value = entry(one, 'Tracked value');
  await value.getByLabel('What it is called').fill('Honour');
  await value.getByLabel('The most it can be').fill('10');

  await make(one, /^Let players do something/);
  const action = entry(one, 'Action');
  await action.getByLabel('What it is called').fill('Pray');
  await action.getByRole('button', { name: 'Add a price' }).click();
  await action.getByLabel('How many', { exact: true }).fill('2');
  await action.getByLabel('by', { exact: true }).fill('1 +');
  await action.getByText('It cannot be read at its character 4').waitFor();
  await onceSettled(async () =>
    expect(await one.getByRole('button', { name: 'What it would do now' }).isDisabled()).toBe(true),
  );
  await action.locator('.draft-formula').last().locator('summary').click();
  await action.getByRole('button', { name: 'pegs', exact: true }).click();
  await onceSettled(async () =>
    expect(await action.getByLabel('by', { exact: true }).inputValue()).toBe('1 + item:PEG'),
  );
  await action.getByLabel('by', { exact: true }).fill('3');

  await make(one, /^Make an office/);
  const office = entry(one, 'Office');
  await office.getByLabel('What it is called').fill('Scribe');
  await office.getByLabel('remind players').check();
  await office.getByLabel('How often in a day').fill('2');

  await tries(one);
  await one.locator('.try ins', { hasText: 'Honour' }).first().waitFor();
  await one.getByLabel('Title', { exact: true }).fill('Piety');
  await press(one, 'Propose it');
  const told = other.locator('.proposal .patch');
  await told.getByText('The house keeps account of Honour of each player').waitFor();
  await told.getByText('It costs 2 Peg').waitFor();
  await told.getByText('The holder may remind players each player at most 2 times a day').waitFor();
  await one.getByRole('group', { name: /^Tracked value/ }).waitFor({ state: 'detached' });

  await press(one, 'For');
  await press(other, 'For');
  await one.getByRole('link', { name: 'Revision 2 of the rules' }).waitFor();
  await one.goto(`/d/${dynasty.id}/values`);
  await press(one, 'Pray');
  await one.locator('tr', { hasText: 'Ada' }).locator('.figure', { hasText: '3' }).waitFor();
  await goHome(visits);
});

it('an action is drafted that is done to a card, and changes what the card has', async () => {
  const round = await rehearse(house, ['Ada'], { ruleset: SHINING });
  await round.grant(round.people[0]!, 'STANDARD_PROPOSAL_MAKER', 1);
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}/proposals`);
  const [page] = visits.map((each) => each.page) as [Page];
  await page.getByText(LISTS).click();
  await make(page, /^Let players do something/);
  const action = entry(page, 'Action');
  await action.getByLabel('What it is called').fill('Polish');
  const value = action.getByLabel('Which value');
  const counts = action.getByLabel('What is counted');
  expect(await value.getByRole('option', { name: 'Shine' }).count()).toBe(0);
  expect(await counts.getByRole('option', { name: 'to each card' }).count()).toBe(0);
  await action.getByLabel('It is done to').selectOption({ label: 'a card of the deck' });
  await value.selectOption({ label: 'Shine' });
  await action
    .getByLabel('Whose')
    .getByRole('option', { name: 'the card' })
    .waitFor({ state: 'attached' });
  await counts.selectOption({ label: 'to each card' });
  await action.locator('.draft-formula').last().locator('summary').click();
  await action.getByRole('button', { name: 'Shine of the card' }).waitFor();
  await action.getByRole('button', { name: 'how many of the card one has' }).waitFor();
  await action.getByLabel('by', { exact: true }).fill('card.held');
  await page.getByLabel('Title', { exact: true }).fill('Polish');
  await press(page, 'Propose it');
  const told = page.locator('.proposal .patch');
  await told.getByText('It is done to a card of the deck').waitFor();
  await told.getByText(/to each card$/).waitFor();
  await goHome(visits);
});

it('what the house refuses is told beside the field, and what was typed stays', async () => {
  const round = await rehearse(house, ['Ada'], { ruleset: REPUTABLE });
  await round.grant(round.people[0]!, 'STANDARD_PROPOSAL_MAKER', 1);
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}/proposals`);
  const [page] = visits.map((each) => each.page) as [Page];
  await page.getByText(LISTS).click();
  await make(page, /^Keep account of something/);
  const value = entry(page, 'Tracked value');
  await value.getByLabel('What it is called').fill('Honour');
  await value.getByLabel('What it begins as').fill('-3');
  await value.getByLabel('The least it can be').fill('none');
  await tries(page);
  const least = value.getByLabel('The least it can be');
  await value.getByText(/^The house says: expected a (whole )?number/).waitFor();
  await onceSettled(async () => expect(await least.getAttribute('aria-invalid')).toBe('true'));
  await least.fill('0');
  await page.getByLabel('Title', { exact: true }).fill('Honour');
  await press(page, 'Propose it');
  await value
    .locator('.draft-slot', { has: page.getByLabel('What it begins as') })
    .getByText(/^The house says: expected/)
    .waitFor();
  await onceSettled(async () =>
    expect(await value.getByLabel('What it begins as').getAttribute('aria-invalid')).toBe('true'),
  );
  await make(page, /^Let players do something/);
  await make(page, /^Make an office/);
  await make(page, /^A fortune/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await page.reload();
  await onceSettled(async () =>
    expect(await value.getByLabel('What it begins as').inputValue()).toBe('-3'),
  );
  await value.getByLabel('What it begins as').fill('1');
  for (const kind of ['Action', 'Office', 'Fortune']) {
    await entry(page, kind)
      .getByRole('button', { name: /^Leave this/ })
      .click();
  }
  await press(page, 'Propose it');
  await page.locator('.patch').getByText('a number that begins at 1').waitFor();
  await goHome(visits);
});

it('what the rules have already is changed and taken out, by keyboard alone', async () => {
  const round = await rehearse(house, ['Ada'], { ruleset: REPUTABLE });
  await round.grant(round.people[0]!, 'STANDARD_PROPOSAL_MAKER', 1);
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}/proposals`);
  const [page] = visits.map((each) => each.page) as [Page];
  await pressByKey(page, new RegExp(`^${LISTS}`));
  await page.getByLabel('Which one', { exact: true }).waitFor();
  await pressByKey(page, /^Change it$/);
  await untilIn(
    page,
    `document.activeElement.getAttribute('aria-label')?.startsWith('Leave this: Fortune')`,
  );
  await write(page, /^What it is called$/, ' at last');
  await pressByKey(page, /^Take it out$/);
  await page.getByText(/is taken out of the rules\.$/).waitFor();
  await pressByKey(page, /^What it would do now$/);
  await page.locator('.try ins', { hasText: 'at last' }).first().waitFor();
  await page.locator('.try del').first().waitFor();
  await goHome(visits);
});
