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
  page.getByRole('list', { name: 'Add to the rules' }).getByRole('button', { name: what }).click();
const tries = (page: Page) => press(page, 'Preview the effects');

it('a value, an action and an office are drafted, adopted and played at once', async () => {
  const dynasty = await rehearse(house, ['Ada', 'Bruno'], { ruleset: PEGS }, 'createDynasty');
  const visits = await sitAt(browser, house, dynasty.people, `/d/${dynasty.id}/proposals`);
  const [one, other] = visits.map(({ page }) => page) as [Page, Page];
  await one.getByText(LISTS).click();

  await make(one, /^Tracked value/);
  const value = entry(one, 'Tracked value');
  await value.getByLabel('Name of the entry').fill('Honour');
  await value.getByLabel('Maximum').fill('10');

  await make(one, /^Action/);
  const action = entry(one, 'Action');
  await action.getByLabel('Name of the entry').fill('Pray');
  const cost = action.getByRole('group', { name: 'Cost', exact: true });
  await cost.getByRole('button', { name: 'Add to the list' }).click();
  await cost.getByLabel('Amount', { exact: true }).fill('2');
  await action.getByLabel('Type').selectOption({ label: 'raise the number' });
  await action.getByLabel('Value to change').selectOption({ label: 'Honour' });
  await action.getByLabel('By', { exact: true }).fill('1 +');
  await action.getByText('Error at character 4').waitFor();
  await onceSettled(async () =>
    expect(await one.getByRole('button', { name: 'Preview the effects' }).isDisabled()).toBe(true),
  );
  await action.locator('.draft-formula').last().locator('summary').click();
  await action.getByRole('button', { name: 'pegs', exact: true }).click();
  await onceSettled(async () =>
    expect(await action.getByLabel('By', { exact: true }).inputValue()).toBe('1 + item:PEG'),
  );
  await action.getByLabel('By', { exact: true }).fill('3');

  await make(one, /^Office/);
  const office = entry(one, 'Office');
  await office.getByLabel('Name of the entry').fill('Scribe');
  await office.getByLabel('remind players').check();
  await office.getByLabel('Reminders per day').fill('2');

  await tries(one);
  await one.locator('.try ins', { hasText: 'Honour' }).first().waitFor();
  await one.getByLabel('Title', { exact: true }).fill('Piety');
  await press(one, 'Submit the proposal');
  const told = other.locator('.proposal .patch');
  await told.getByText('The house tracks a number called Honour of each player').waitFor();
  await told.getByText('It costs Peg × 2').waitFor();
  await told
    .getByText('The holder may remind players and remind each player at most 2 times a day')
    .waitFor();
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
  await make(page, /^Action/);
  const action = entry(page, 'Action');
  await action.getByLabel('Name of the entry').fill('Polish');
  const counts = action.getByLabel('Counted');
  await action.getByLabel('Target').selectOption({ label: 'a card of the deck' });
  await action.getByLabel('Type').selectOption({ label: 'raise the number' });
  await action.getByLabel('Value to change').selectOption({ label: 'Shine' });
  await counts.selectOption({ label: 'to each target' });
  await action.locator('.draft-formula').last().locator('summary').click();
  await action.getByRole('button', { name: 'Shine of the card' }).waitFor();
  await action.getByRole('button', { name: 'number of this card held' }).waitFor();
  await action.getByLabel('By', { exact: true }).fill('card.held');
  await action.getByText('number of this card held', { exact: true }).last().waitFor();
  await page.getByLabel('Title', { exact: true }).fill('Polish');
  await press(page, 'Submit the proposal');
  const told = page.locator('.proposal .patch');
  await told.getByText('Its target is a card of the deck').waitFor();
  await told.getByText(/to each target$/).waitFor();
  await goHome(visits);
});

it('what the house refuses is told beside the field, and what was typed stays', async () => {
  const round = await rehearse(house, ['Ada'], { ruleset: REPUTABLE });
  await round.grant(round.people[0]!, 'STANDARD_PROPOSAL_MAKER', 1);
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}/proposals`);
  const [page] = visits.map((each) => each.page) as [Page];
  await page.getByText(LISTS).click();
  await make(page, /^Tracked value/);
  const value = entry(page, 'Tracked value');
  await value.getByLabel('Name of the entry').fill('Honour');
  await value.getByLabel('Start value').fill('-3');
  await value.getByLabel('Minimum').fill('none');
  await tries(page);
  const least = value.getByLabel('Minimum');
  await value.getByText(/^Error: expected a (whole )?number/).waitFor();
  await onceSettled(async () => expect(await least.getAttribute('aria-invalid')).toBe('true'));
  await least.fill('0');
  await page.getByLabel('Title', { exact: true }).fill('Honour');
  await press(page, 'Submit the proposal');
  await value
    .locator('.draft-slot', { has: page.getByLabel('Start value') })
    .getByText(/^Error: expected/)
    .waitFor();
  await onceSettled(async () =>
    expect(await value.getByLabel('Start value').getAttribute('aria-invalid')).toBe('true'),
  );
  await make(page, /^Action/);
  await make(page, /^Office/);
  await make(page, /^Fortune/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await page.reload();
  await onceSettled(async () =>
    expect(await value.getByLabel('Start value').inputValue()).toBe('-3'),
  );
  await value.getByLabel('Start value').fill('1');
  for (const kind of ['Action', 'Office', 'Fortune']) {
    await entry(page, kind)
      .getByRole('button', { name: /^Discard the draft/ })
      .click();
  }
  await press(page, 'Submit the proposal');
  await page.locator('.patch').getByText('It begins at 1').waitFor();
  await goHome(visits);
});

it('what the rules have already is changed and taken out, by keyboard alone', async () => {
  const round = await rehearse(house, ['Ada'], { ruleset: REPUTABLE });
  await round.grant(round.people[0]!, 'STANDARD_PROPOSAL_MAKER', 1);
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}/proposals`);
  const [page] = visits.map((each) => each.page) as [Page];
  await pressByKey(page, new RegExp(`^${LISTS}`));
  await page.getByLabel('Existing entry', { exact: true }).waitFor();
  await pressByKey(page, /^Change the entry$/);
  await untilIn(
    page,
    `document.activeElement.getAttribute('aria-label')?.startsWith('Discard the draft: Multiplier')`,
  );
  await write(page, /^Name of the entry$/, ' at last');
  await pressByKey(page, /^Remove the entry$/);
  await page.getByText(/is removed from the rules\.$/).waitFor();
  await pressByKey(page, /^Preview the effects$/);
  await page.locator('.try ins', { hasText: 'at last' }).first().waitFor();
  await page.locator('.try del').first().waitFor();
  await goHome(visits);
});
