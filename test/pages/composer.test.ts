import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import type { Page } from 'playwright-core';
import { EFFECT_FIELDS, RULE_FIELDS } from '../../web/src/features/governance/effects/effect-kinds';
import { HONOUR, MARK, SCRIBE } from '../support/custom-mechanics';
import { browser, house } from './house';
import { faults } from './axe-pages';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';

/** Adds an effect of this kind to the draft. */
const add = async (page: Page, kind: string): Promise<void> => {
  await page.getByLabel('Effect', { exact: true }).selectOption({ label: kind });
  await press(page, 'Add the effect');
};
const choose = (page: Page, what: string, label: string) =>
  page.getByLabel(what, { exact: true }).last().selectOption({ label });
/** Checks that the preview contains these words. */
const tried = async (page: Page, words: string): Promise<void> => {
  await press(page, 'Preview the effects');
  await page.locator('.try').getByText(words).first().waitFor();
};
const drop = (page: Page) => press(page, 'Remove the effect');

const REPUTABLE = [{ op: 'replace', path: '/membership/reputableAfterDays', value: 0 }];

describe('the composer of proposals', () => {
  it('has a sentence for every effect that the API takes', () => {
    const schema = buildSchema(readFileSync('schema/ridotto.graphql', 'utf8'));
    const input = schema.getType('ProposalEffectInput');
    const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
    expect([...Object.values(EFFECT_FIELDS), ...RULE_FIELDS].sort()).toEqual(fields.sort());
  });

  it('puts a round right by sentences: a trade, a move, a value, a war', async () => {
    const patch = [
      { op: 'replace', path: '/membership/reputableAfterDays', value: 0 },
      { op: 'add', path: '/trackedValues', value: [HONOUR, MARK] },
    ];
    const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset: patch });
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-23T12:00:00Z');
    await round.grant(ada!, 'CHIP', 9);
    await round.grant(ada!, 'STANDARD_PROPOSAL_MAKER', 1);
    const chips = { give: [{ item: 'CHIP', quantity: 4 }], get: [], to: bruno!.player };
    const tradeId = await round.send(ada!, 'offerTrade', chips, 'trade');
    await round.send(bruno!, 'acceptTrade', { tradeId });
    const visits = await sitAt(browser, house, [ada!], `/s/${round.id}/proposals`);
    const [page] = visits.map((each) => each.page) as [Page];

    await add(page, 'Undo a trade');
    const trade = page.getByLabel('Subject', { exact: true });
    await trade
      .locator('option', { hasText: 'Ada gave 4 Chips to Bruno' })
      .waitFor({ state: 'attached' });
    await trade.selectOption({ index: 1 });
    await tried(page, '4 Chips go from Bruno to Ada');
    await drop(page);

    await add(page, 'Move items');
    await page.getByLabel('Amount').fill('3');
    await choose(page, 'Current owner', 'Ada');
    await choose(page, 'New owner', 'Bruno');
    await tried(page, '3 Chips go from Ada to Bruno');
    await drop(page);

    await page.getByText('A formula of the rules', { exact: true }).click();
    await page.getByLabel('Formula').fill('20 * cards +');
    await page.getByText('Error at character 13').waitFor();
    await page.getByLabel('Formula').fill('20 * cards + 5 * min(ranks.ARCANA, 3)');
    await press(page, 'Preview the effects');
    await page.locator('.try ins', { hasText: '20 × c' }).first().waitFor();
    await page.getByLabel('Formula').fill('20 * nothing');
    await tried(page, 'there is no nothing');
    await page.getByLabel('Formula').fill('');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await faults(page, ['light', 'dark'])).toEqual([]);

    await add(page, 'Set a value');
    await choose(page, 'Value to set', 'Mark');
    await press(page, 'of a card');
    await page.getByRole('button', { name: 'Knight of Swords', exact: true }).click();
    await page.getByLabel('New value').fill('a mark that is much too long for it');
    await tried(page, 'a text of at most 20 characters');
    await page.getByLabel('New value').fill('creased');
    await page.getByLabel('Title', { exact: true }).fill('A crease');
    await press(page, 'Submit the proposal');
    await page.getByText('Mark of Knight of Swords is set to “creased”').waitFor();
    await goHome(visits);
  });

  it('puts a dynasty right by sentences: Magistrelli, Moda, a mask', async () => {
    const ruleset = [{ op: 'add', path: '/offices', value: [SCRIBE] }];
    const dynasty = await rehearse(house, ['Ada', 'Bruno'], { ruleset }, 'createDynasty');
    const [ada, bruno] = dynasty.people;
    for (const voter of [ada!, bruno!]) {
      await dynasty.send(voter, 'voteForOffice', { office: 'SCRIBE', playerId: ada!.player });
    }
    const visits = await sitAt(browser, house, dynasty.people, `/d/${dynasty.id}/proposals`);
    const [page] = visits.map((each) => each.page) as [Page];
    await add(page, 'Correct Magistrelli');
    await page.getByLabel('Amount').fill('7');
    await add(page, 'Correct a Moda');
    await choose(page, 'Subject', 'Pantalone');
    await page.getByLabel('Amount').last().fill('3');
    await add(page, 'Set the end of a term');
    await choose(page, 'Subject', 'Ada as Scribe');
    await page.getByLabel('End of the term').fill('2099-01-01T12:00');
    await add(page, 'Change a mask');
    await choose(page, 'Affected player', 'Bruno');
    await choose(page, 'Subject', 'Pantalone');
    await page.getByLabel('Title', { exact: true }).fill('Right again');
    await press(page, 'Submit the proposal');
    await page.getByText('Ada has 7 Magistrelli').waitFor();
    await page.getByText('The Moda of Pantalone is 3').waitFor();
    await page.getByText('Bruno wears the mask Pantalone').waitFor();
    await page.getByText('The term of Ada as Scribe ends at').waitFor();
    await goHome(visits);
  });

  it('puts the place and the score of a hand right by a sentence', async () => {
    const round = await rehearse(house, ['Ada'], { ruleset: REPUTABLE });
    const [ada] = round.people;
    await round.grant(ada!, 'CARD:KNIGHT:SWORDS', 1);
    await round.grant(ada!, 'STANDARD_PROPOSAL_MAKER', 1);
    await round.moveTo('2021-08-23T12:00:00Z');
    await round.send(ada!, 'sealHand', { cards: [{ rank: 'KNIGHT', suit: 'SWORDS' }] });
    await round.moveTo('2021-08-30T12:00:00Z');
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/proposals`);
    const [page] = visits.map((each) => each.page) as [Page];
    await add(page, 'Correct a hand’s place and score');
    await choose(page, 'Subject', 'Ada’s hand of week 1, place 1');
    await page.getByLabel('Amount').fill('1');
    await tried(page, 'There is nothing to correct');
    await page.getByLabel('Score of the hand').fill('−61');
    await page.getByLabel('Title', { exact: true }).fill('Less than nothing');
    await press(page, 'Submit the proposal');
    await page.getByText('The hand of Ada in week 1 gets place 1 with a score of -61').waitFor();
    await goHome(visits);
  });

  it('puts a game right by sentences: its stakes, and what somebody scores', async () => {
    const dynasty = await rehearse(house, ['Ada', 'Bruno'], {}, 'createDynasty');
    for (const player of dynasty.people) {
      await dynasty.send(player, 'setReadiness', { ready: true });
    }
    const visits = await sitAt(browser, house, dynasty.people, `/d/${dynasty.id}/proposals`);
    const [page] = visits.map((each) => each.page) as [Page];
    const choosesGame = async (): Promise<void> => {
      const game = page.getByLabel('Subject', { exact: true }).last();
      await game.locator('option', { hasText: 'Game 1' }).waitFor({ state: 'attached' });
      await game.selectOption({ index: 1 });
    };
    await add(page, 'Correct stakes');
    await choosesGame();
    await page.getByLabel('Amount').fill('9');
    await page.getByRole('button', { name: 'Preview the effects' }).click();
    await page.locator('.try .outcome').waitFor();
    await page.getByLabel('Amount').fill('2');
    await add(page, 'Correct a score');
    await choose(page, 'Affected player', 'Bruno');
    await page.getByLabel('Amount').last().fill('41');
    await choosesGame();
    await page.getByLabel('Title', { exact: true }).fill('The original pace');
    await press(page, 'Submit the proposal');
    await page.getByText('The stakes of game 1 are 2 pegs').waitFor();
    await page.getByText('Bruno has 41 points in game 1').waitFor();
    await goHome(visits);
  });

  it('amends numbers and flags of the rules by sentences, in either game', async () => {
    const round = await rehearse(house, ['Ada'], { ruleset: REPUTABLE });
    await round.grant(round.people[0]!, 'STANDARD_PROPOSAL_MAKER', 1);
    const dynasty = await rehearse(house, ['Ada'], {}, 'createDynasty');
    const visits = [
      ...(await sitAt(browser, house, round.people, `/s/${round.id}/proposals`)),
      ...(await sitAt(browser, house, dynasty.people, `/d/${dynasty.id}/proposals`)),
    ];
    const [one, other] = visits.map((each) => each.page) as [Page, Page];

    await one.getByText('Numbers and flags of the rules', { exact: true }).click();
    await one.getByLabel('Find a number or flag').fill('income amount');
    await one.getByRole('button', { name: /^income › amount 100/ }).click();
    const sentence = one.getByRole('group', { name: 'income › amount', exact: true });
    await sentence.getByText('is 100 and becomes').waitFor();
    await sentence.locator('blockquote').getByText('100 Chips').waitFor();
    expect(await one.getByRole('button', { name: 'Preview the effects' }).isDisabled()).toBe(true);
    await one.getByLabel('New value: income › amount').fill('120');
    await one.getByLabel('Find a number or flag').fill('steward');
    await one.getByRole('button', { name: /^steward yes/ }).click();
    await press(one, 'Preview the effects');
    await one.locator('.try ins', { hasText: '120 Chips' }).first().waitFor();
    await press(one, 'Undo the change: steward');
    await one.emulateMedia({ reducedMotion: 'reduce' });
    expect(await faults(one, ['light', 'dark'])).toEqual([]);
    await one.reload();
    await onceSettled(async () =>
      expect(await one.getByLabel('New value: income › amount').inputValue()).toBe('120'),
    );
    await one.getByLabel('Title', { exact: true }).fill('Richer');
    await press(one, 'Submit the proposal');
    await one.locator('.proposal .patch li', { hasText: 'income › amount 120' }).waitFor();

    await other.getByText('Numbers and flags of the rules', { exact: true }).click();
    await other.getByLabel('Find a number or flag').fill('stakes maximum');
    await other.getByRole('button', { name: /^stakes › maximum/ }).click();
    await other.getByLabel('New value: stakes › maximum').fill('many');
    await press(other, 'Preview the effects');
    await other.locator('.try .outcome').waitFor();
    await other.getByLabel('New value: stakes › maximum').fill('5');
    await press(other, 'Preview the effects');
    await other.locator('.try ins').first().waitFor();
    await goHome(visits);
  });
});
