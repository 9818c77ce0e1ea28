import type { Page } from 'playwright-core';
import { visit } from './browser';
import { onceSettled } from './once-settled';
import { browser, house } from './own-house';

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
    // The front page leaves the rehearsal out, but a search finds it.
    await page.goto('/');
    const all = page.getByRole('region', { name: 'All seasons' });
    await all.getByText('Rehearsals are hidden.').waitFor();
    await all.getByRole('button', { name: 'Show rehearsals' }).click();
    await all.getByRole('link', { name: /Rehearsal of Guest/ }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lists of one’s own seasons those first that go on, and then those that are over', async () => {
    const token = await house.client.guest('Ida');
    const send = async (mutation: string, input: object) => {
      const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
      const query = `mutation ($input: ${type}!) { done: ${mutation}(input: $input) { season { id } } }`;
      const { body } = await house.client.post(query, { token, variables: { input } });
      return (body.data!['done'] as { readonly season: { readonly id: string } }).season.id;
    };
    await send('createRound', { name: 'San Luca', rehearsal: true });
    await send('closeSeason', { seasonId: await send('createRound', { name: 'San Moisè' }) });
    const { context, page, complaints } = await visit(browser, house.client.url, token);
    await page.goto('/');
    const mine = page.getByRole('region', { name: 'My seasons' }).getByRole('article');
    await mine.filter({ hasText: 'San Moisè' }).waitFor();
    await onceSettled(async () =>
      expect(await mine.getByRole('heading').allTextContents()).toEqual(['San Luca', 'San Moisè']),
    );
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
    await claim.getByLabel('Sign-in name').fill('carlo');
    await claim.getByLabel('Password').fill('a candle on the table');
    await claim.getByRole('button').click();
    await page.getByText('carlo', { exact: true }).waitFor();

    await page.getByLabel('Display name').fill('Carlo Goldoni');
    await press(page, 'Change the display name');
    await page.getByRole('heading', { level: 1, name: 'Carlo Goldoni' }).waitFor();

    const handle = page.locator('form', {
      has: page.getByRole('button', { name: 'Change the sign-in name' }),
    });
    await handle.getByLabel('Sign-in name').fill('goldoni');
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
    await password.getByText('Saved').waitFor();

    await page.getByLabel('Purpose').fill('My bot');
    await press(page, 'Create a token');
    await page.getByText('Copy it now').waitFor();
    await press(page, 'Revoke My bot');
    await page.getByText('My bot', { exact: true }).waitFor({ state: 'detached' });
    await press(page, 'End all other sessions');

    await page.getByText('Notice settings').click();
    await page.getByRole('group').getByRole('checkbox').nth(1).uncheck();
    await press(page, 'Save the settings');
    await page
      .getByRole('button', { name: /^Save the settings/ })
      .getByText('Saved')
      .waitFor();

    await press(page, 'Delete the account');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password').fill('two candles on the table');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** The lengths in seconds of the weeks that begin within four hours. */
async function weeksOf(seasonId: string, token: string): Promise<readonly number[]> {
  const asked = async (query: string, variables: Record<string, unknown>) =>
    (await house.client.post(query, { token, variables })).body.data as unknown;
  const now = (await asked(`query ($id: ID!) { season(id: $id) { ... on Round { now } } }`, {
    id: seasonId,
  })) as { readonly season: { readonly now: string } };
  const to = new Date(Date.parse(now.season.now) + 4 * 3_600_000).toISOString();
  await asked(
    `mutation ($input: AdvanceClockInput!) { advanceClock(input: $input) { refusal { code } } }`,
    { input: { seasonId, to } },
  );
  const begun = (await asked(
    `query ($id: ID!) { season(id: $id) { journal(types: [WeekStarted]) { nodes { at } } } }`,
    { id: seasonId },
  )) as { readonly season: { readonly journal: { readonly nodes: readonly { at: string }[] } } };
  const times = begun.season.journal.nodes.map(({ at }) => Date.parse(at));
  expect(times.length).toBeGreaterThan(2);
  return times.slice(1).map((at, nth) => (at - times[nth]!) / 1_000);
}

describe('a season of one’s own', () => {
  it('is made, joined by its link, moved on, and closed by its host', async () => {
    const [ada, bruno] = [await house.client.guest('Ada'), await house.client.guest('Bruno')];
    const host = await visit(browser, house.client.url, ada);
    const { page } = host;
    await page.goto('/new');
    await page.getByLabel('Name of the season', { exact: true }).fill('Thursdays');
    await page.getByText(/^More: /).click();
    await page.getByText('A week in an hour').click();
    await page.getByText('By invitation').click();
    await page.getByText('Rehearsal', { exact: true }).click();
    await press(page, 'Create the season');
    const link = await page.getByRole('link', { name: /\/join\// }).getAttribute('href');

    const guest = await visit(browser, house.client.url, bruno);
    await guest.page.goto(link ?? '');
    await guest.page.getByRole('heading', { name: 'Thursdays' }).waitFor();
    await press(guest.page, 'Sit down');
    await guest.page.waitForURL('**/s/*');
    await page.getByRole('link', { name: 'Bruno' }).waitFor();

    const stood = await page.getByText('Current time').locator('time').getAttribute('datetime');
    await press(page, 'Advance one day');
    await page.locator(`time[datetime="${stood}"]`).waitFor({ state: 'detached' });

    const [, season] = /\/s\/(\w+)\//.exec(page.url())!;
    for (const seconds of await weeksOf(season!, ada)) {
      // Each of the week's seven days is rounded to whole seconds.
      expect(Math.abs(seconds - 3_600)).toBeLessThan(7);
    }

    const grant = page.locator('form', { has: page.getByRole('heading', { name: 'Give items' }) });
    await grant.getByRole('button').click();
    await grant.getByText('Saved').waitFor();

    await page.getByLabel('Description').fill('Every Thursday by candle-light.');
    await press(page, 'Save the changes');
    await press(page, 'Replace the link');
    await page.locator(`a[href="${link}"]`).waitFor({ state: 'detached' });

    await press(page, 'Remove Bruno');
    await press(page, 'Close it for good');
    await page.getByRole('link', { name: 'Bruno' }).waitFor({ state: 'detached' });
    await press(page, 'Close the season');
    await press(page, 'Close it for good');
    await page.getByText('Ended', { exact: true }).waitFor();
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    await guest.page.goto(link ?? '');
    await guest.page.getByText('This invitation is no longer valid').waitFor();
    await guest.context.close();
    await host.context.close();
  });

  it('is found from the front page by whoever is not in yet, and asks them to sign in', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto('/');
    await page.getByRole('link', { name: 'Create a season' }).click();
    await page.getByRole('link', { name: 'I have an account: sign in' }).click();
    await page.waitForURL('**/me?from=%2Fnew');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is told beside each field what is wrong with it, and nothing that was typed is lost', async () => {
    const { context, page } = await visit(
      browser,
      house.client.url,
      await house.client.guest('Ida'),
    );
    await page.goto('/new');
    const more = page.getByText(/^More: /);
    await more.click();
    const told = async (label: string | RegExp, text: string | RegExp): Promise<void> => {
      await press(page, 'Create the season');
      const field = page.locator('.field', { has: page.getByLabel(label) });
      await field.getByRole('alert').getByText(text).waitFor();
      await onceSettled(async () => expect(await page.getByRole('alert').count()).toBe(1));
      await onceSettled(async () =>
        expect(await page.locator('[aria-invalid="true"]').count()).toBe(1),
      );
    };
    const [name, about, starts] = [
      page.getByLabel('Name of the season', { exact: true }),
      page.getByLabel('Description'),
      page.getByLabel('Begins'),
    ];
    await name.fill('Fridays');
    await starts.fill('2020-01-03T20:00');
    await told('Begins', 'A season cannot start before it is made');
    expect([await name.inputValue(), await starts.inputValue()]).toEqual([
      'Fridays',
      '2020-01-03T20:00',
    ]);
    await starts.fill('');
    await name.fill('   ');
    await told(/^Name of the season$/, 'must be 1 to 80 visible characters');
    await name.fill('Fridays');
    await about.fill('x'.repeat(1_001));
    await told('Description', 'must be up to 1,000 characters');
    expect((await about.inputValue()).length).toBe(1_001);
    await about.fill('');
    await page.getByText('Giolitti', { exact: true }).click();
    const seconds = page.getByLabel('Seconds per day of the rules');
    await seconds.fill('0');
    // A section with an error stays open.
    await more.click();
    await told(/^Seconds per day/, 'must be from 1 to 31,536,000');
    await seconds.fill('86400');
    await page.getByLabel(/^Time when the season begins/).fill('2021-08-22T06:00');
    await told(/^Time when the season/, 'no time at the default tempo');
    await seconds.fill('43200');
    const dealer = page.getByLabel(/^Dealer, if/);
    await dealer.fill('/p/nobody');
    await told(/^Dealer, if/, 'must be the id of an account');
    // The section stays open if its error is corrected but another field has one.
    await name.fill('   ');
    await dealer.fill('');
    await dealer.press('Enter');
    const wrong = page.locator('.field', { has: page.getByLabel(/^Name of the season$/) });
    await wrong.getByRole('alert').getByText('must be 1 to 80 visible').waitFor();
    expect(await dealer.isVisible()).toBe(true);
    await name.fill('Fridays');
    await press(page, 'Create the season');
    await page.waitForURL('**/d/*/host');

    await name.fill('   ');
    await about.fill('By candle-light.');
    await press(page, 'Save the changes');
    const field = page.locator('.field', {
      has: page.getByLabel('Name of the season', { exact: true }),
    });
    await field.getByRole('alert').waitFor();
    expect(await about.getAttribute('aria-invalid')).toBe('false');
    expect(await about.inputValue()).toBe('By candle-light.');
    await context.close();
  });

  it('begins with house rules, a dealer, and a clock of its own', async () => {
    const [gina, dino] = [await house.client.guest('Gina'), await house.client.guest('Dino')];
    const viewer = await house.client.post('{ viewer { account { id } } }', { token: dino });
    const dealer = (viewer.body.data?.['viewer'] as { account: { id: string } }).account.id;
    const { context, page, complaints } = await visit(browser, house.client.url, gina);
    await page.goto('/new');
    await page.getByText('Giolitti', { exact: true }).click();
    await page.getByLabel('Name of the season', { exact: true }).fill('Wednesdays');
    await page.getByText('A week in a day').click();
    await page.getByText(/^More: /).click();
    await page.getByText('Numbers and flags of the rules', { exact: true }).click();
    await page.getByLabel('Find a number or flag').fill('bersaglio base');
    await page.locator('.rule-values button').first().click();
    await page.getByLabel(/^New value/).fill('-1');
    const dealing = page.getByRole('group', { name: 'Deal and end games' });
    await dealing.getByText('A dealer does it').click();
    await page.getByLabel('Dealer, if the house does not deal').fill(`/p/${dealer}`);
    const settling = page.getByRole('group', { name: /^Settle bets/ });
    await settling.getByText('Players do it').click();
    await page.getByLabel(/^Time when the season begins/).fill('2021-08-22T06:00');
    await press(page, 'Create the season');
    await page.getByRole('alert').waitFor();
    await page.getByLabel(/^New value/).fill('3');
    await press(page, 'Create the season');
    await page.waitForURL('**/d/*/host');
    const id = page.url().split('/').at(-2)!;
    const made = await house.client.post(
      `query ($id: ID!) { season(id: $id) { rulesTime ... on Dynasty {
        automaticDealing steward dealer { id } ruleset { document } } } }`,
      { token: gina, variables: { id } },
    );
    expect(made.body.data?.['season']).toMatchObject({
      automaticDealing: false,
      steward: false,
      dealer: { id: dealer },
      ruleset: { document: { bersaglioBase: 3 } },
      rulesTime: expect.stringMatching(/^2021-08-22T06:/) as string,
    });
    await page.goto('/new');
    await onceSettled(async () =>
      expect(await page.locator('.create-more').getAttribute('open')).toBeNull(),
    );
    // The browser has reported only the refused request.
    expect(complaints).toEqual([]);
    await context.close();
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
    const panel = page.getByRole('region', { name: 'Hosts' });
    await panel.getByLabel('Player').selectOption({ label: 'Fritz' });
    await press(page, 'Make this player a host');
    await press(page, 'Remove Fritz as a host');
    await panel
      .getByRole('button', { name: 'Remove Fritz as a host' })
      .waitFor({ state: 'detached' });
    await press(page, 'Make this player the dealer');
    await panel
      .getByRole('button', { name: /^Make this player the dealer/ })
      .getByText('Saved')
      .waitFor();
    await press(page, 'Hand over the season');
    await panel.getByText('Fritz, Eva').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
