import type { Page } from 'playwright-core';
import { browser, house } from './house';
import { faults } from './axe-pages';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';

const REPUTABLE = [{ op: 'replace', path: '/membership/reputableAfterDays', value: 0 }];

describe('the composer of proposals', () => {
  it('undoes a trade and amends numbers and flags of the rules by sentences, in either game', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset: REPUTABLE });
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-23T12:00:00Z');
    await round.grant(ada!, 'CHIP', 9);
    await round.grant(ada!, 'STANDARD_PROPOSAL_MAKER', 1);
    const chips = { give: [{ item: 'CHIP', quantity: 4 }], get: [], to: bruno!.player };
    const tradeId = await round.send(ada!, 'offerTrade', chips, 'trade');
    await round.send(bruno!, 'acceptTrade', { tradeId });
    const dynasty = await rehearse(house, ['Ada'], {}, 'createDynasty');
    const visits = [
      ...(await sitAt(browser, house, [ada!], `/s/${round.id}/proposals`)),
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
    await one.getByText('A formula of the rules', { exact: true }).click();
    await one.getByLabel('Formula').waitFor();
    await one.getByLabel('Effect', { exact: true }).selectOption({ label: 'Undo a trade' });
    await press(one, 'Add the effect');
    const trade = one.getByLabel('Trade', { exact: true });
    await trade
      .locator('option', { hasText: 'Ada gave 4 Chips to Bruno' })
      .waitFor({ state: 'attached' });
    await trade.selectOption({ index: 1 });
    await press(one, 'Preview the effects');
    await one.locator('.try').getByText('4 Chips go from Bruno to Ada').first().waitFor();
    await one.emulateMedia({ reducedMotion: 'reduce' });
    expect(await faults(one, ['light', 'dark'])).toEqual([]);
    await press(one, 'Remove the effect');
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
