import { visit } from './browser';
import { onceSettled } from './once-settled';
import { browser, house } from './own-house';

const MOVE = `mutation ($id: ID!) {
  advanceClock(input: { seasonId: $id, to: "2021-08-23T12:00:00Z" }) { refusal { message } }
}`;
const SAY = `mutation ($id: ID!, $text: String!) {
  joinSeason(input: { seasonId: $id }) { refusal { message } }
  say(input: { seasonId: $id, channel: AUCTIONS, text: $text }) { refusal { message } }
}`;

/** A guest's round that is running. */
async function makeRound(): Promise<{ readonly id: string; readonly token: string }> {
  const token = await house.client.guest('Ada');
  const id = await house.client.round(token);
  const { body } = await house.client.post(MOVE, { token, variables: { id } });
  expect(body).toMatchObject({ data: { advanceClock: { refusal: null } } });
  return { id, token };
}

describe('the front page', () => {
  it('shows a season live to whoever comes by, and what another player does as it happens', async () => {
    const { id, token } = await makeRound();
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto('/');
    await page.getByRole('link', { name: 'Round' }).waitFor();
    const log = page.getByRole('region', { name: 'Log' });
    await log.locator('li').first().waitFor();
    const text = 'Whose are the bells?';
    const { body } = await house.client.post(SAY, { token, variables: { id, text } });
    expect(body).toMatchObject({ data: { say: { refusal: null } } });
    await log.getByText(text).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('lets somebody in as a guest, in every tab at once', async () => {
    const { context, page, complaints } = await visit(browser, house.client.url);
    await page.goto('/me');
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('link', { name: 'Sign in' }).waitFor();
    await page.getByLabel('Display name').fill('Bruno');
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.getByRole('heading', { name: 'Bruno' }).waitFor();
    await other.getByRole('link', { name: 'Bruno' }).waitFor();
    await other.getByRole('link', { name: 'Bruno' }).click();
    await other.getByRole('button', { name: 'Sign out' }).click();
    const dialog = other.getByRole('dialog', { name: 'Sign out for good?' });
    await dialog.getByRole('button', { name: 'Keep this account' }).waitFor();
    await dialog.getByRole('button', { name: 'Sign out for good' }).click();
    await page.getByRole('button', { name: 'Play as a guest' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('tells a refusal beside the field, and keeps what was typed over a reload', async () => {
    const { context, page } = await visit(browser, house.client.url);
    await page.goto('/me');
    const form = page.locator('form', { has: page.getByRole('heading', { name: 'Sign in' }) });
    await form.getByLabel('Sign-in name').fill('nobody');
    await form.getByLabel('Password').fill('not the password');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await form.getByRole('alert').waitFor();
    await page.reload();
    const kept = await form.getByLabel('Sign-in name').inputValue();
    await onceSettled(async () =>
      expect([kept, await form.getByLabel('Password').inputValue()]).toEqual(['nobody', '']),
    );
    await context.close();
  });
});

describe('a season', () => {
  it('shows its lots, and goes on from where it was after the connection was cut', async () => {
    const { id, token } = await makeRound();
    const { context, page } = await visit(browser, house.client.url);
    await page.goto(`/s/${id}`);
    await page.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor();
    await page
      .getByRole('img', { name: / of |The / })
      .first()
      .waitFor();
    const log = page.getByRole('complementary').getByRole('region', { name: 'Log' }).first();
    await log.locator('li').first().waitFor();
    await context.setOffline(true);
    await page.getByText('Connection lost').waitFor();
    const variables = { id, text: 'Said while nobody could hear it.' };
    await house.client.post(SAY, { token, variables });
    await context.setOffline(false);
    await log.getByText(variables.text).waitFor();
    expect(await log.getByText(variables.text).count()).toBe(1);
    await context.close();
  });
});
