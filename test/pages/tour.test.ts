import type { Page } from 'playwright-core';
import { dealAt } from '../api/dynasties';
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
};
/** Checks that the guide has this title and highlights the element. */
async function shows(page: Page, title: string, lit: string): Promise<void> {
  await page.getByRole('dialog', { name: title }).waitFor();
  await page.locator(`${lit}[data-lit="yes"]`).waitFor();
}

describe('the house', () => {
  it('tells its keys, and who leads in what is played', async () => {
    const token = await house.client.guest('Ada');
    const made = await house.client.post(
      'mutation { createDynasty(input: { name: "Redentore" }) { season { id } } }',
      { token },
    );
    const { season } = made.body.data?.['createDynasty'] as { readonly season: { id: string } };
    await house.client.post(
      'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { code } } }',
      { token, variables: { id: season.id } },
    );
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto('/');
    await page.getByRole('link', { name: 'Leader boards' }).click();
    const board = page.getByRole('region', { name: 'Redentore' });
    await board.getByRole('listitem').filter({ hasText: 'Ada' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the tour', () => {
  let table: Awaited<ReturnType<typeof dealAt>>;
  beforeAll(async () => {
    table = await dealAt(house.client);
  });

  it('goes along with whoever goes to the table by themselves, and waits meanwhile', async () => {
    const { context, page, complaints } = await visit(
      browser,
      house.client.url,
      table.first.token ?? '',
    );
    await page.goto(`/d/${table.id}`);
    await press(page, 'Show me around');
    await shows(page, 'Your place', '[aria-labelledby="my-place"]');
    await page.getByRole('link', { name: 'Go to your game' }).click();
    await shows(page, 'Play a card', '.my-hand');
    await page.getByRole('link', { name: 'Ridotto', exact: true }).click();
    await page.getByRole('heading', { name: 'My seasons' }).waitFor();
    await onceSettled(async () => expect(await page.getByRole('dialog').count()).toBe(0));
    await page.goBack();
    await shows(page, 'Play a card', '.my-hand');
    await press(page, 'Back');
    await shows(page, 'Your place', '[aria-labelledby="my-place"]');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('begins with play now, goes on over a reload, and comes again only when asked for', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto('/');
    await press(page, 'Play the casino now');
    await page.waitForURL('**/s/*');
    await shows(page, 'A week and its phases', '.week');
    await press(page, 'Next');
    await shows(page, 'Lots to bid on', '[aria-labelledby="lots"]');
    await page.reload();
    await shows(page, 'Lots to bid on', '[aria-labelledby="lots"]');
    await press(page, 'Skip the tour');
    const guide = page.getByRole('dialog');
    await guide.waitFor({ state: 'detached' });
    await page.locator('[data-lit]').waitFor({ state: 'detached' });

    await page.goto('/');
    await press(page, 'Play the casino now');
    await page.waitForURL('**/s/*');
    await page.getByRole('heading', { level: 1, name: /Rehearsal of Guest/ }).waitFor();
    expect(await guide.count()).toBe(0);
    await press(page, 'Show me around');
    await shows(page, 'A week and its phases', '.week');
    for (const title of ['Lots to bid on', 'Hands from your cards', 'The log']) {
      await page.keyboard.press('ArrowRight');
      await page.getByRole('dialog', { name: title }).waitFor();
    }
    await page.keyboard.press('Enter');
    await shows(page, 'The rules', '.rules-contents');
    await page.keyboard.press('ArrowLeft');
    await shows(page, 'The log', '.board-log');
    await page.keyboard.press('Escape');
    await guide.waitFor({ state: 'detached' });

    await press(page, 'Show me around');
    await shows(page, 'A week and its phases', '.week');
    for (let step = 1; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await shows(page, 'The rules', '.rules-contents');
    await press(page, 'Go to the table');
    await page.locator('.board [aria-labelledby="lots"]').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/s\/\w+$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads through a dynasty to the table of one’s game, by keyboard alone', async () => {
    const token = table.first.token ?? '';
    const { context, page, complaints } = await visit(browser, house.client.url, token);
    await page.goto(`/d/${table.id}`);
    await page.getByRole('link', { name: 'Go to your game' }).waitFor();
    await page.getByRole('button', { name: 'Show me around' }).press('Enter');
    await shows(page, 'Your place', '[aria-labelledby="my-place"]');
    await page.keyboard.press('Enter');
    await shows(page, 'Play a card', '.my-hand');
    await page.keyboard.press('Enter');
    await shows(page, 'The tricks of this game', '.canal');
    await page.keyboard.press('Enter');
    await shows(page, 'You may lie', '.my-place');
    await page.keyboard.press('Enter');
    await shows(page, 'Raise the stakes', '.game-bar');
    await page.keyboard.press('Enter');
    await shows(page, 'More points win', '.game-table');
    await press(page, 'Go to the table');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.canal').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/g\//);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
