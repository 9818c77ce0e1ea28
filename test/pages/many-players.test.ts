/**
 * A season with more players than a page: lists state how many they leave out, and every player can
 * be chosen.
 */
import type { Page } from 'playwright-core';
import { until } from '../support/async-queue';
import { browser, house } from './house';
import { goHome, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';
import type { Visit } from './browser';
import { onceSettled } from './once-settled';
import { leaveUnanswered } from './unanswered';

const COUNT = 103;
const FURTHER = 'FurtherTradePartners';
const LAST = `Player ${COUNT}`;
const LEFT = '3 more players are not shown.';
const NAMES = Array.from({ length: COUNT }, (_none, at) => `Player ${at + 1}`);

/** Opens the page as one of the players. The first player is the host. */
async function open(
  round: Rehearsal,
  path: string,
  at = 0,
): Promise<{ page: Page; visits: Visit[] }> {
  const visits = await sitAt(browser, house, round.people.slice(at, at + 1), path);
  return { page: visits[0]!.page, visits };
}

/** Checks that the last player can be chosen in this list. */
async function choosable(page: Page, label: string): Promise<void> {
  const choice = page.getByLabel(label, { exact: true }).first();
  await choice.locator('option', { hasText: LAST }).waitFor({ state: 'attached' });
  await choice.selectOption({ label: LAST });
}

describe('a round of many', () => {
  let round: Rehearsal;
  beforeAll(async () => {
    round = await rehearse(house, NAMES);
    await round.grant(round.people.at(-1)!, 'GOLD_STAR', 2);
    await round.moveTo('2021-08-31T12:00:00Z');
  });

  it('tells how many of its people are left out, and has them by a press', async () => {
    const { page, visits } = await open(round, `/s/${round.id}/people`);
    const people = page.getByRole('region', { name: 'People' });
    await people.getByText(LEFT).waitFor();
    await onceSettled(async () => expect(await people.locator('tbody tr').count()).toBe(100));
    await people.getByRole('button', { name: 'More', exact: true }).click();
    // The row shows what the last player holds: the most of all.
    await people.getByRole('row', { name: new RegExp(`^${LAST} .* 2 `) }).waitFor();
    await onceSettled(async () => expect(await people.locator('tbody tr').count()).toBe(COUNT));
    await onceSettled(async () => expect(await people.getByText('not shown').count()).toBe(0));
    await goHome(visits);
  });

  it('finds each of its people by name', async () => {
    const { page, visits } = await open(round, `/s/${round.id}/people`);
    const people = page.getByRole('region', { name: 'People' });
    await people.getByRole('searchbox').fill(LAST);
    await people.getByRole('row', { name: new RegExp(`^${LAST} `) }).waitFor();
    await goHome(visits);
  });

  it('lets each of its people be chosen for a trade', async () => {
    const { page, visits } = await open(round, `/s/${round.id}/market`, 1);
    await choosable(page, 'Trade partner');
    await goHome(visits);
  });

  it('asks once for what the house failed to tell, and again at each press', async () => {
    const [there] = await sitAt(browser, house, round.people.slice(3, 4), '/');
    const { page } = there!;
    let asked = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes(FURTHER) === true) asked += 1;
    });
    const answer = await leaveUnanswered(page, FURTHER, 'INTERNAL_SERVER_ERROR');
    await page.goto(`/s/${round.id}/market`);
    const again = page.getByRole('button', { name: 'Try again', exact: true });
    await again.waitFor();
    // Waits for all other queries of the page, since they could also fetch the list again.
    await page.waitForLoadState('networkidle');
    const before = asked;
    // This event triggers every automatic refetch.
    await page.evaluate(`window.dispatchEvent(new Event('online'))`);
    await again.focus();
    await page.keyboard.press('Enter');
    await until(() => asked > before);
    expect(asked).toBe(before + 1);
    await page.locator(':focus', { hasText: 'Try again' }).waitFor();
    await answer();
    await page.keyboard.press('Enter');
    await choosable(page, 'Trade partner');
    await again.waitFor({ state: 'detached' });
    expect(asked).toBe(before + 2);
    await goHome([there!]);
  });

  it('has in the end what nobody answered, without a press', async () => {
    const [there] = await sitAt(browser, house, round.people.slice(4, 5), '/');
    const { page } = there!;
    const answer = await leaveUnanswered(page, FURTHER);
    await page.goto(`/s/${round.id}/market`);
    await page.getByRole('button', { name: 'Try again', exact: true }).waitFor();
    await answer();
    await choosable(page, 'Trade partner');
    await goHome([there!]);
  });

  it('lets each of its people be chosen for a contract', async () => {
    const { page, visits } = await open(round, `/s/${round.id}/contracts`, 2);
    await page.getByRole('checkbox', { name: LAST }).check();
    await goHome(visits);
  });

  it('lets its host choose each of its people, and see them', async () => {
    const { page, visits } = await open(round, `/s/${round.id}/host`);
    await choosable(page, 'Recipient');
    const members = page.getByRole('region', { name: 'Members' });
    await members.getByText(LEFT).waitFor();
    await members.getByRole('button', { name: 'More', exact: true }).click();
    await members.getByRole('link', { name: LAST, exact: true }).waitFor();
    await goHome(visits);
  });

  it('has whoever leads in its final standings, however late they joined', async () => {
    await round.send(round.people[0]!, 'closeSeason', {});
    const { page, visits } = await open(round, `/s/${round.id}`);
    const standings = page.getByRole('region', { name: 'Final standings' });
    await standings.getByRole('row', { name: new RegExp(`^1\\. ${LAST} `) }).waitFor();
    await standings.getByText(LEFT).waitFor();
    await goHome(visits);
  });
});

it('a dynasty of many leaves none of them out', async () => {
  const dynasty = await rehearse(house, NAMES, {}, 'createDynasty');
  const { page, visits } = await open(dynasty, `/d/${dynasty.id}`);
  const players = page.getByRole('region', { name: 'Players' });
  await players.getByText(LEFT).waitFor();
  await players.getByRole('button', { name: 'More', exact: true }).click();
  await players.getByRole('link', { name: LAST, exact: true }).waitFor();
  await page.goto(`/d/${dynasty.id}/standings`);
  await choosable(page, 'Second player');
  const leaders = page.getByRole('region', { name: 'Leader board' });
  await leaders.getByText(LEFT).waitFor();
  await goHome(visits);
});
