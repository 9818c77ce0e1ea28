import type { Page } from 'playwright-core';
import { until } from '../support/async-queue';
import {
  HONOUR,
  MARK,
  MOTTO,
  OATH,
  POLISH,
  POT,
  PRAISE,
  PRAY,
  SHINE,
  TORN,
} from '../support/custom-mechanics';
import { faults } from './axe-pages';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';

const BUY = {
  ...{ action: 'BUY', title: 'Buy honour', limit: null },
  effects: [{ type: 'ADD', value: 'HONOUR', by: 2 }],
};
const REPUTABLE = [{ op: 'replace', path: '/membership/reputableAfterDays', value: 0 }];

/** Adopts values and four actions by vote. Nobody can pay for one of the actions. */
async function adopt(season: Rehearsal, item: string, chosen: object): Promise<void> {
  const [ada, bruno] = season.people;
  const patch = [
    { op: 'add', path: '/trackedValues', value: [HONOUR, MOTTO, OATH, POT, MARK, SHINE, TORN] },
    {
      op: 'add',
      path: '/actions',
      value: [PRAY, PRAISE, POLISH, { ...BUY, cost: [{ item, quantity: 900 }] }],
    },
  ];
  const effects = [{ amendRuleset: patch }];
  const proposalId = await season.send(
    ada!,
    'submitProposal',
    { title: 'Account', effects, ...chosen },
    'proposal',
  );
  for (const who of [ada!, bruno!]) await season.send(who, 'castVote', { proposalId, vote: 'FOR' });
  await season.moveTo('2021-08-26T00:00:00Z');
}

/** The texts of a player's row. */
const rowOf = async (page: Page, name: string): Promise<readonly string[]> => {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  return (await row.getByRole('cell').allInnerTexts()).map((text) => text.trim());
};

/**
 * Ada has honour and praises Bruno. Bruno has none, so he may not praise. Without a name the action
 * is refused.
 */
async function praise(ada: Page, bruno: Page): Promise<void> {
  await bruno.getByText(/^The rules let you take the action “Praise” only if/).waitFor();
  expect(await bruno.getByLabel('Player: Praise').count()).toBe(0);
  const whom = ada.getByLabel('Player: Praise');
  await whom.waitFor();
  await onceSettled(async () =>
    expect(await whom.locator('option').allTextContents()).toEqual(['Choose a player', 'Bruno']),
  );
  await press(ada, 'Praise');
  await ada.getByRole('alert').getByText('another player as its target').waitFor();
  await whom.selectOption({ label: 'Bruno' });
  await press(ada, 'Praise');
  await ada.getByText(/^The rules let you take the action “Praise” only if/).waitFor();
  await until(async () => (await rowOf(ada, 'Ada'))[0] === '0');
  await until(async () => (await rowOf(ada, 'Bruno'))[0] === '1');
  await bruno.getByText('Ada took the action “Praise” on Bruno').first().waitFor();
}

/** Ada polishes a card, which she must name. Both see its shine. */
async function polish(ada: Page, bruno: Page, card: string): Promise<void> {
  await press(ada, 'Polish');
  await ada.getByRole('alert').getByText('a card as its target').waitFor();
  await press(ada, 'Card: Polish');
  await ada.getByRole('button', { name: card, exact: true }).click();
  await press(ada, 'Polish');
  await bruno.getByText(`Ada took the action “Polish” on ${card}`).first().waitFor();
  await bruno.getByRole('region', { name: 'Shine of cards' }).getByText('2').waitFor();
}

/** Plays a round or a dynasty with values, in Ada's and Bruno's pages. */
async function play(season: Rehearsal, letter: 's' | 'd', card: string): Promise<void> {
  const visits = await sitAt(browser, house, season.people, `/${letter}/${season.id}/values`);
  const [ada, bruno] = visits.map(({ page }) => page) as [Page, Page];

  await press(ada, 'Set Motto of Ada: empty');
  await ada.getByLabel('Set Motto of Ada').fill('Q'.repeat(41));
  await press(ada, 'Set the value');
  await ada.getByRole('alert').getByText('a text of at most 40 characters').waitFor();
  await ada.getByLabel('Set Motto of Ada').fill('Quack');
  await press(ada, 'Set the value');
  await bruno.getByRole('cell', { name: 'Quack' }).waitFor();
  expect(await bruno.getByRole('button', { name: 'Set Motto of Ada' }).count()).toBe(0);

  await ada.getByLabel('Set Oath of Ada').click();
  await ada.getByLabel('Set Oath of Ada yes').waitFor();
  await until(async () => String(await rowOf(bruno, 'Ada')) === '0,Quack,secret');

  await press(bruno, 'Set Pot: 3');
  await bruno.getByLabel('Set Pot', { exact: true }).fill('much');
  await press(bruno, 'Set the value');
  await bruno.getByRole('alert').getByText('a whole number').waitFor();
  await bruno.getByLabel('Set Pot', { exact: true }).fill('8');
  await press(bruno, 'Set the value');
  await ada.getByRole('button', { name: 'Set Pot: 8' }).waitFor();

  await press(ada, 'Pray');
  await bruno.getByRole('cell', { name: '1', exact: true }).waitFor();
  await ada.getByRole('button', { name: 'Set Pot: 10' }).waitFor();
  await ada.getByText(/Pray.* as often as the rules allow/).waitFor();
  await onceSettled(async () =>
    expect(await ada.getByRole('button', { name: 'Pray', exact: true }).isDisabled()).toBe(true),
  );
  expect(await bruno.getByRole('button', { name: 'Pray', exact: true }).isEnabled()).toBe(true);
  await ada.getByText('You cannot pay for the action “Buy honour”').waitFor();

  await praise(ada, bruno);

  await press(ada, 'Another card');
  await ada.getByRole('button', { name: card, exact: true }).click();
  await ada.getByLabel(`Set Mark of ${card}`).fill('creased');
  await press(ada, 'Set the value');
  await bruno.getByRole('button', { name: `Set Mark of ${card}: creased` }).waitFor();

  await polish(ada, bruno, card);

  await bruno.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faults(bruno, ['light', 'dark'])).toEqual([]);
  await ada.setViewportSize({ width: 390, height: 844 });
  expect(await faults(ada, ['light'])).toEqual([]);
  await goHome(visits);
}

describe('what the rules keep account of by a vote of the players', () => {
  it('is seen and set at a round’s page, where actions are taken [Z1] [Z2]', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset: REPUTABLE, steward: false });
    await adopt(round, 'CHIP', { class: 'URGENT' });
    await play(round, 's', 'Knight of Swords');
  });

  it('is seen and set at a dynasty’s page, where actions are taken [Z1] [Z2]', async () => {
    const dynasty = await rehearse(house, ['Ada', 'Bruno'], {}, 'createDynasty');
    await adopt(dynasty, 'PEG', {});
    await play(dynasty, 'd', 'King of Swords');
  });
});
