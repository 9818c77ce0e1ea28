/** A season that its players have paused. */
import type { Page } from 'playwright-core';
import { faults } from './axe-pages';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';

const REPUTABLE = [{ op: 'replace', path: '/membership/reputableAfterDays', value: 0 }];

async function pause(season: Rehearsal, days: number, chosen: object): Promise<void> {
  const input = { title: 'Holidays', effects: [{ pauseSeason: days }], ...chosen };
  const proposalId = await season.send(season.people[0]!, 'submitProposal', input, 'proposal');
  for (const who of season.people) await season.send(who, 'castVote', { proposalId, vote: 'FOR' });
}
/** The buttons of the page's main part, without head, log and links. */
const pressed = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('.board-main button:enabled').allInnerTexts()).map((text) => text.trim());

it('a paused round says since when and until when, and offers nothing that is refused', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset: REPUTABLE });
  const [ada] = round.people;
  await round.grant(ada!, 'CARD:KNIGHT:SWORDS', 2);
  await round.grant(ada!, 'CHIP', 50);
  await round.moveTo('2021-08-23T12:00:00Z');
  await round.send(ada!, 'sealHand', { cards: [{ rank: 'KNIGHT', suit: 'SWORDS' }] });
  const visits = await sitAt(browser, house, [ada!], `/s/${round.id}`);
  const [page] = visits.map((each) => each.page) as [Page];
  await page
    .getByText(/^Bids close [A-Z]/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Raise by one' }).first().waitFor();
  await pause(round, 7, { class: 'URGENT' });
  await round.moveTo('2021-08-25T12:00:00Z');
  await page.getByText(/Paused since Wed 12:00, until .*12:00, in 7 d/).waitFor();
  await page.getByText(/^Bids close [A-Z]/).waitFor({ state: 'detached' });
  const line = page.getByRole('region', { name: 'The week and its phases' });
  await line.getByText(/^The pause ends .*12:00, in 7 d/).waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  for (const tab of ['', '/market', '/contracts', '/hands']) {
    await page.goto(`/s/${round.id}${tab}`);
    await page.getByRole('button', { name: 'Leave the round' }).waitFor();
    // These buttons only change the view, such as those that compose a hand.
    const looks = /^(N\n|Suggest|Remove all|⋯|\d+ cards?$)/;
    const offered = async () => (await pressed(page)).filter((name) => !looks.test(name));
    await onceSettled(async () =>
      expect([tab, await offered()]).toEqual([tab, ['Go idle', 'Leave the round']]),
    );
  }
  await goHome(visits);
});

it('a game of a paused dynasty has its clock run out after the pause, and nothing is played', async () => {
  const dynasty = await rehearse(house, ['Ada', 'Bruno'], {}, 'createDynasty');
  for (const player of dynasty.people) {
    await dynasty.send(player, 'setReadiness', { ready: true });
  }
  const visits = await sitAt(browser, house, dynasty.people, `/d/${dynasty.id}`);
  const pages = visits.map((each) => each.page);
  for (const page of pages) {
    await page.getByRole('link', { name: 'Game 1' }).click();
    await page.getByText('Tue 00:00').first().waitFor();
    await page.getByRole('button', { name: 'Resign' }).waitFor();
    await page.locator('.own-fan button').first().click();
    await page.locator('.claim-play').waitFor();
  }
  await pause(dynasty, 3, {});
  for (const page of pages) {
    await page.getByText(/Paused since Sun 00:00, until Wed 00:00/).waitFor();
    await page.getByText('Fri 00:00').first().waitFor();
    await page.locator('.claim-play').waitFor({ state: 'detached' });
    await onceSettled(async () => expect(await pressed(page)).not.toContain('Resign'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await faults(page, ['light', 'dark'])).toEqual([]);
  }
  await dynasty.moveTo('2021-08-25T00:00:00Z');
  for (const page of pages) {
    await page.getByText(/Paused since/).waitFor({ state: 'detached' });
    await page.locator('.claim-play').waitFor();
    await page.getByRole('button', { name: 'Resign' }).waitFor();
    await page.getByText('Fri 00:00').first().waitFor();
  }
  await goHome(visits);
});
