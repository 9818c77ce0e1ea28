/** Secret actions of the rules, adopted by vote and played in the browser, in both games. */
import type { Page } from 'playwright-core';
import { sha256OfText } from '../../src/kernel';
import { DUEL, HONOUR, POT } from '../support/custom-mechanics';
import { faults } from './axe-pages';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';

const REPUTABLE = [{ op: 'replace', path: '/membership/reputableAfterDays', value: 0 }];
const RULES = [
  { op: 'add', path: '/trackedValues', value: [HONOUR, POT] },
  {
    ...{ op: 'add', path: '/additionalSecretActions' },
    value: [{ ...DUEL, maturesAfterHours: 1 }],
  },
];

/** Adopts the secret action by both players' votes. */
async function adopt(season: Rehearsal, chosen: object): Promise<void> {
  const [ada, bruno] = season.people;
  const about = { title: 'Duels', effects: [{ amendRuleset: RULES }], ...chosen };
  const proposalId = await season.send(ada!, 'submitProposal', about, 'proposal');
  for (const who of [ada!, bruno!]) await season.send(who, 'castVote', { proposalId, vote: 'FOR' });
  await season.moveTo('2021-08-26T00:00:00Z');
}

async function declare(page: Page, stake: string, rival: string): Promise<void> {
  await page.getByLabel('Hand', { exact: true }).selectOption({ label: 'Rock' });
  await page.getByLabel('Stake', { exact: true }).fill(stake);
  await page.getByLabel('Rival', { exact: true }).selectOption({ label: rival });
}

it.each([
  ['a round', 'createRound', 's', { class: 'URGENT' }, { ruleset: REPUTABLE, steward: false }],
  ['a dynasty', 'createDynasty', 'd', {}, {}],
] as const)(
  'a secret action is adopted and played in %s',
  async (_game, make, letter, chosen, opening) => {
    const season = await rehearse(house, ['Ada', 'Bruno'], opening, make);
    await adopt(season, chosen);
    const visits = await sitAt(browser, house, season.people, `/${letter}/${season.id}/values`);
    const [ada, bruno] = visits.map(({ page }) => page) as [Page, Page];
    await ada.getByText('Fill in the fields to seal Duel.').waitFor();
    await declare(ada, '3', 'Bruno');
    await press(ada, 'Seal');
    await ada.getByText(/"HAND":"ROCK","STAKE":3/).waitFor({ state: 'attached' });

    await declare(bruno, '2', 'Ada');
    await press(bruno, 'Seal it yourself');
    await press(bruno, 'Seal here');
    await bruno.getByRole('link', { name: 'Save the text as a file' }).waitFor();
    await onceSettled(async () => {
      expect(await bruno.getByRole('listitem').filter({ hasText: 'sealed Duel' }).count()).toBe(2);
    });
    expect(await bruno.content()).not.toContain('"STAKE":3');
    expect(await ada.content()).not.toContain('"STAKE":2');
    for (const page of [ada, bruno]) expect(await faults(page, ['light', 'dark'])).toEqual([]);

    await season.moveTo('2021-08-26T01:00:00Z');
    await press(bruno, 'Reveal Duel');
    for (const page of [ada, bruno]) {
      await page.getByText(/"STAKE":2/).waitFor({ state: 'attached' });
      await page.getByText(/"STAKE":3/).waitFor({ state: 'attached' });
    }
    await goHome(visits);
  },
);

it('a secret action that nobody reveals is warned of in the inbox, and fails', async () => {
  const opening = { ruleset: [...REPUTABLE, ...RULES], steward: false };
  const season = await rehearse(house, ['Ada', 'Bruno'], opening);
  await season.moveTo('2021-08-23T00:00:00Z');
  const sha256 = sha256OfText('{"HAND":"ROCK","STAKE":2,"RIVAL":"Ada"}\n---\nsalt');
  await season.send(season.people[1]!, 'commitSecretAttempt', { action: 'DUEL', sha256 });
  const visits = [
    ...(await sitAt(browser, house, [season.people[0]!], `/s/${season.id}/values`)),
    ...(await sitAt(browser, house, [season.people[1]!], '/me')),
  ];
  const [ada, bruno] = visits.map(({ page }) => page) as [Page, Page];
  const line = ada.getByRole('listitem').filter({ hasText: 'Bruno sealed Duel' });
  await line.waitFor();
  const inbox = (text: string) => bruno.locator('.inbox li', { hasText: text }).waitFor();
  await season.moveTo('2021-08-23T01:00:00Z');
  await inbox('1 secret action can be revealed from now on');
  await line.filter({ hasText: 'to be revealed' }).waitFor();
  await season.moveTo('2021-08-26T00:59:00Z');
  await inbox('1 secret action must still be revealed, and little time is left.');
  await season.moveTo('2021-08-26T01:00:00Z');
  await inbox(
    'Bruno’s secret action “Duel” failed: the text was not revealed in time; Pot is now 13.',
  );
  await line.filter({ hasText: 'failed: the text was not revealed in time' }).waitFor();
  await ada.getByText('13', { exact: true }).first().waitFor();
  for (const page of [ada, bruno]) expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await goHome(visits);
});
