/** An answer that comes after something newer was told. */
import type { Page } from 'playwright-core';
import { act, card, dealAt } from '../api/dynasties';
import { until } from '../heard';
import { startTestServer } from '../server/harness';
import { untilIn, visit } from './browser';
import { browser, house } from './house';
import { goHome, press, rehearse, sitAt } from './rounds';
import { hold, operationOf } from './unanswered';

/** The page asks again by itself, and has the answer. */
const answered = (page: Page, operation: string) =>
  page.waitForResponse((response) => operationOf(response.request()) === operation);

it('does not show a season as it was before what was told meanwhile', async () => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo('2021-08-30T12:00:00Z');
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
  const [page] = visits.map((each) => each.page) as [Page];
  const line = page.getByRole('region', { name: 'The week and its phases' });
  await line.getByText(/^Bids close/).waitFor();
  const tab = (name: string) => page.getByRole('link', { name, exact: true });
  await page.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor();
  await tab('Tables').click();
  await page.waitForURL('**/tables');
  const { asked, release } = await hold(page, 'RoundTable');
  await tab('Table').click();
  await until(() => asked() === 1);
  await round.moveTo('2021-09-02T12:00:00Z');
  await line.getByText(/^Week 3 begins/).waitFor();
  release();
  await until(() => asked() === 2);
  await page.waitForLoadState('networkidle');
  expect(await line.getByText(/^Bids close/).count()).toBe(0);
  await line.getByText(/^Week 3 begins/).waitFor();
  await goHome(visits);
});

it('does not show a game as it was when a play that is answered late was made', async () => {
  const { client } = await startTestServer();
  const { first, second, gameId } = await dealAt(client);
  const there = await visit(browser, client.url, first.token ?? undefined);
  const { page } = there;
  await page.goto(`/g/${gameId}`);
  const { asked, release } = await hold(page, 'PlayCard');
  await page.locator('.own-fan').getByRole('button', { name: 'King of Batons' }).click();
  await page.getByRole('button', { name: /^Play the King of Batons/ }).click();
  await until(() => asked() === 1);
  await act(second, 'playCard', { gameId, card: card('ACE BATONS') });
  const log = page.getByRole('complementary');
  await log.getByText(/^2\. .*: Ace of Batons/).waitFor();
  const again = answered(page, 'Game');
  release();
  await again;
  await log.getByText(/^2\. .*: Ace of Batons/).waitFor();
  await goHome([there]);
});

it('does not show a lot as it was when a bid that is answered late was made', async () => {
  const ruleset = [{ op: 'replace', path: '/auction/bidding/procedure', value: 'OPEN' }];
  const round = await rehearse(house, ['Ada', 'Bruno'], { ruleset });
  await round.moveTo('2021-08-30T12:00:00Z');
  const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}`);
  const { page } = visits[0]!;
  const lot = page.getByRole('article').filter({
    has: page.getByRole('heading', { name: 'Lot 1', exact: true }),
  });
  await lot.getByLabel('Bid on lot 1').fill('12');
  const { asked, release } = await hold(page, 'PlaceBid');
  await press(page, 'Bid 12');
  await until(() => asked() === 1);
  const lotId = (await lot.getAttribute('data-lot'))!;
  await round.send(round.people[1]!, 'placeBid', { lotId, amount: 13 });
  await lot.getByText('Bruno leads with 13').waitFor();
  // All that is shown, even what does not tell how old it is.
  const again = Promise.all(['RoundTable', 'RecentEvents'].map((each) => answered(page, each)));
  release();
  await again;
  await lot.getByText('Bruno leads with 13').waitFor();
  await goHome(visits);
});

it('leaves what was typed while the answer to what was said was on its way', async () => {
  const round = await rehearse(house, ['Ada']);
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
  const { page } = visits[0]!;
  const words = page.getByLabel('Say something to the house');
  await words.fill('Well bid.');
  const { asked, release } = await hold(page, 'SayInSeason');
  await press(page, 'Say');
  await until(() => asked() === 1);
  await words.fill('And well played.');
  release();
  await page.getByRole('button', { name: 'Say', exact: true }).waitFor();
  expect(await words.inputValue()).toBe('And well played.');
  await press(page, 'Say');
  await untilIn(page, `document.querySelector('.say input').value === ''`);
  await goHome(visits);
});

it('leaves a form of several parts whole, if any was changed while it was on its way', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno', 'Carla']);
  const [host, judge, asking] = round.people;
  await round.moveTo('2021-08-23T12:00:00Z');
  await round.send(host!, 'appointJudge', { playerId: judge!.player });
  const visits = await sitAt(browser, house, [asking!], `/s/${round.id}/judge`);
  const { page } = visits[0]!;
  const words = page.getByLabel('In your words');
  await words.fill('Had he to?');
  await press(page, 'Sections of the rules');
  await page.getByRole('dialog').getByLabel('Bidding', { exact: true }).check();
  await page.keyboard.press('Escape');
  const cited = page.getByRole('button', { name: 'Leave out: Bidding', exact: true });
  await cited.waitFor();
  const { asked, release } = await hold(page, 'RequestJustice');
  await press(page, 'Ask the Judge');
  await until(() => asked() === 1);
  await words.fill('Had he to bid?');
  release();
  await page.getByRole('button', { name: 'Ask the Judge', exact: true }).waitFor();
  expect([await words.inputValue(), await cited.count()]).toEqual(['Had he to bid?', 1]);
  // What was not changed meanwhile goes, all of it.
  await press(page, 'Ask the Judge');
  await cited.waitFor({ state: 'detached' });
  expect(await words.inputValue()).toBe('');
  await goHome(visits);
});
