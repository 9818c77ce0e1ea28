import type { Page } from 'playwright-core';
import { visit } from './browser';
import { browser, house } from './house';

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
};

describe('the front page', () => {
  it('sits whoever comes by down at a rehearsal of their own, as a guest', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto('/');
    await press(page, 'Play the casino now');
    await page.waitForURL('**/s/*');
    await page.getByRole('heading', { level: 1, name: /Rehearsal of Guest/ }).waitFor();
    // It is none of the seasons of the house, but is found among them.
    await page.goto('/');
    const all = page.getByRole('region', { name: 'All seasons' });
    await all.getByText('Rehearsals are left out.').waitFor();
    await all.getByRole('button', { name: 'Show them, too' }).click();
    await all.getByRole('link', { name: /Rehearsal of Guest/ }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('finds a season by its name, and shows one that is made meanwhile', async () => {
    const token = await house.client.guest('Hannah');
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto('/');
    await page.getByRole('searchbox').fill('Bucintoro');
    await page.getByText('No season matches.').waitFor();
    await house.client.post(
      'mutation { createDynasty(input: { name: "The Bucintoro" }) { season { id } } }',
      { token },
    );
    await page.getByRole('link', { name: 'The Bucintoro' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('an account', () => {
  it('is claimed, renamed, given tokens, and deleted from its page', async () => {
    const token = await house.client.guest('Carlo');
    const { context, page, complaints } = await visit(browser, house.client.url, token);
    await page.goto('/me');
    const claim = page.locator('form', {
      has: page.getByRole('heading', { name: 'Keep this account' }),
    });
    await claim.getByLabel('Name to sign in with').fill('carlo');
    await claim.getByLabel('Password').fill('a candle on the table');
    await claim.getByRole('button').click();
    await page.getByText('carlo', { exact: true }).waitFor();

    await page.getByLabel('Name that others see').fill('Carlo Goldoni');
    await press(page, 'Change the name');
    await page.getByRole('heading', { level: 1, name: 'Carlo Goldoni' }).waitFor();

    const handle = page.locator('form', {
      has: page.getByRole('button', { name: 'Change the name to sign in with' }),
    });
    await handle.getByLabel('Name to sign in with').fill('goldoni');
    await handle.getByLabel('Current password').fill('not this');
    await handle.getByRole('button').click();
    await handle.getByRole('alert').waitFor();
    await handle.getByLabel('Current password').fill('a candle on the table');
    await handle.getByRole('button').click();
    await page.getByText('goldoni', { exact: true }).waitFor();

    const password = page.locator('form', { has: page.getByLabel('New password') });
    await password.getByLabel('Current password').fill('a candle on the table');
    await password.getByLabel('New password').fill('two candles on the table');
    await password.getByRole('button').click();
    await password.getByText('On disk').waitFor();

    await page.getByLabel('What it is for').fill('My bot');
    await press(page, 'Make a token');
    await page.getByText('Copy it now').waitFor();
    await press(page, 'Revoke My bot');
    await page.getByText('My bot', { exact: true }).waitFor({ state: 'detached' });
    await press(page, 'End all other sessions');

    await page.getByText('What you are told').click();
    await page.getByRole('group').getByRole('checkbox').nth(1).uncheck();
    await press(page, 'Keep these');

    await press(page, 'Delete the account');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password').fill('two candles on the table');
    await dialog.getByRole('button', { name: 'Yes, delete it' }).click();
    await page.getByRole('button', { name: 'Come in' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a season of one’s own', () => {
  it('is made, joined by its link, moved on, and closed by its host', async () => {
    const [ada, bruno] = [await house.client.guest('Ada'), await house.client.guest('Bruno')];
    const host = await visit(browser, house.client.url, ada);
    const { page } = host;
    await page.goto('/new');
    await page.getByLabel('Name', { exact: true }).fill('Thursdays');
    await page.getByText('By invitation').click();
    await page.getByText('Rehearsal', { exact: true }).click();
    await press(page, 'Open the season');
    const link = await page.getByRole('link', { name: /\/join\// }).getAttribute('href');

    const guest = await visit(browser, house.client.url, bruno);
    await guest.page.goto(link ?? '');
    await guest.page.getByRole('heading', { name: 'Thursdays' }).waitFor();
    await press(guest.page, 'Sit down');
    await guest.page.waitForURL('**/s/*');
    await page.getByRole('link', { name: 'Bruno' }).waitFor();

    const stood = await page.getByText('It stands at').locator('time').getAttribute('datetime');
    await press(page, 'One day on');
    await page.locator(`time[datetime="${stood}"]`).waitFor({ state: 'detached' });

    const grant = page.locator('form', { has: page.getByRole('heading', { name: 'Give items' }) });
    await grant.getByRole('button').click();
    await grant.getByText('On disk').waitFor();

    await page.getByLabel('What it is about').fill('Every Thursday by candle-light.');
    await press(page, 'Keep it');
    await press(page, 'Make a new link; the old one ends');
    await page.locator(`a[href="${link}"]`).waitFor({ state: 'detached' });

    await press(page, 'Remove Bruno');
    await press(page, 'I am sure');
    await page.getByRole('link', { name: 'Bruno' }).waitFor({ state: 'detached' });
    await press(page, 'Close the season');
    await press(page, 'I am sure');
    await page.getByText('Ended', { exact: true }).waitFor();
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    await guest.page.goto(link ?? '');
    await guest.page.getByText('This invitation is no longer good').waitFor();
    await guest.context.close();
    await host.context.close();
  });

  it('is shared, handed on and dealt by others', async () => {
    const [eva, fritz] = [await house.client.guest('Eva'), await house.client.guest('Fritz')];
    const { body } = await house.client.post(
      'mutation { createDynasty(input: { name: "Tuesdays" }) { season { id } } }',
      { token: eva },
    );
    const { id } = (body.data?.['createDynasty'] as { season: { id: string } }).season;
    for (const [token, name] of [
      [eva, 'Eva'],
      [fritz, 'Fritz'],
    ] as const) {
      await house.client.post('mutation ($i: JoinSeasonInput!) { joinSeason(input: $i) { seq } }', {
        ...{ token, variables: { i: { seasonId: id, name } } },
      });
    }
    const { context, page, complaints } = await visit(browser, house.client.url, eva);
    await page.goto(`/d/${id}/host`);
    const panel = page.getByRole('region', { name: 'Who hosts' });
    await panel.getByLabel('Which player').selectOption({ label: 'Fritz' });
    await press(page, 'Host together');
    await press(page, 'Host without Fritz');
    await panel.getByRole('button', { name: 'Host without Fritz' }).waitFor({ state: 'detached' });
    await press(page, 'Let this player deal');
    await panel.getByText('On disk').first().waitFor();
    await press(page, 'Hand the season on');
    await panel.getByText('Fritz, Eva').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
