import type { Page } from 'playwright-core';
import { goHome, press, rehearse, sitAt } from './rounds';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

const stake = (page: Page) =>
  page.getByRole('group', { name: 'Your stake' }).getByLabel('Amount: Chips');

describe('a war', () => {
  it('is sat down to, staked on, agreed to and drawn', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    await round.moveTo('2021-08-23T12:00:00Z');
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/tables`);
    const [ada, bruno] = visits.map(({ page }) => page) as [Page, Page];
    await press(ada, 'Sit down at a new table');
    await press(bruno, 'Sit down at the table of Ada');
    await press(bruno, 'Stand up');
    await bruno.getByRole('heading', { name: 'An empty chair' }).waitFor();
    await press(bruno, 'Sit down at the table of Ada');

    await stake(ada).fill('10');
    await press(ada, 'Stake this');
    await bruno.getByText('10 Chips').first().waitFor();
    await stake(bruno).fill('7');
    await press(bruno, 'Stake this');
    // An agreement covers only the present wagers, so Bruno waits for them.
    await bruno.getByText('7 Chips').first().waitFor();
    await press(bruno, 'Agree to these terms');
    await ada.getByText('agreed', { exact: true }).waitFor();
    await press(ada, 'Agree to these terms');
    await ada.getByText(/ wins the war$/).waitFor();
    await bruno.getByText(/ wins the war$/).waitFor();
    const war = ada.locator('article.war');
    for (const name of ['Ada', 'Bruno']) {
      const side = war.locator('.trade-sides > div', { hasText: `${name} stakes` });
      await onceSettled(async () =>
        expect(
          await side
            .getByRole('list', { name: `${name} draws` })
            .getByRole('img')
            .count(),
        ).toBeGreaterThan(0),
      );
    }
    await onceSettled(async () =>
      expect(await war.getByText('wins everything', { exact: true }).count()).toBe(1),
    );
    await goHome(visits);
  });

  it('keeps what somebody meant to stake who then sits down', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    await round.moveTo('2021-08-23T12:00:00Z');
    await round.send(round.people[0]!, 'sitDown', {});
    const visits = await sitAt(browser, house, [round.people[1]!], `/s/${round.id}/tables`);
    const { page } = visits[0]!;
    await page.getByRole('button', { name: 'Propose a war' }).waitFor();
    await stake(page).fill('7');
    await press(page, 'Sit down at the table of Ada');
    await page.getByRole('button', { name: 'Propose a war' }).waitFor({ state: 'detached' });
    expect(await stake(page).inputValue()).toBe('7');
    await press(page, 'Stake this');
    await page.getByText('7 Chips').first().waitFor();
    await goHome(visits);
  });

  it('tells at the stake why it is refused, and keeps what was typed', async () => {
    const round = await rehearse(house, ['Ada']);
    await round.moveTo('2021-08-23T12:00:00Z');
    await round.grant(round.people[0]!, 'GOLD_STAR', 1);
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/tables`);
    const { page } = visits[0]!;
    const star = page.getByLabel('Amount: Gold Star');
    await star.fill('1');
    await press(page, 'Propose a war');
    const told = page.getByRole('region', { name: 'War' }).getByRole('alert');
    await told.getByRole('link', { name: 'The rule', exact: true }).waitFor();
    expect(await star.inputValue()).toBe('1');
    await goHome(visits);
  });
});
