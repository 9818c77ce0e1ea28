/** A removed player at once sees only what a stranger sees. */
import type { Page } from 'playwright-core';
import { until } from '../support/async-queue';
import { visit } from './browser';
import { browser, house } from './house';
import { goHome, press, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';
import { heard, listen } from './spoken';

const HIDDEN = { visibility: 'INVITATION' };
const GONE = 'You can no longer see this season.';
const IS_TOLD = `heard.includes('${GONE}')`;

/** Opens a page of Bruno's at each of these addresses. */
async function opened(season: Rehearsal, paths: readonly string[]) {
  const there = await visit(browser, house.client.url, season.people[1]!.token);
  const pages: Page[] = [there.page];
  while (pages.length < paths.length) pages.push(await there.context.newPage());
  for (const [at, page] of pages.entries()) {
    await page.goto(paths[at]!);
    await page.locator('main h1, main h2').first().waitFor();
    await listen(page);
  }
  return { there, pages };
}

/** Ada removes Bruno by hand, in another browser. */
async function putOut(season: Rehearsal, letter: 's' | 'd'): Promise<void> {
  const visits = await sitAt(browser, house, [season.people[0]!], `/${letter}/${season.id}/host`);
  const [{ page }] = visits as [(typeof visits)[number]];
  await press(page, 'Remove Bruno');
  await press(page, 'Close it for good');
  await page.getByRole('button', { name: 'Remove Bruno' }).waitFor({ state: 'detached' });
  await goHome(visits);
}

it.each([
  ['createRound', 's', ['', '/market', '/proposals', '/tables', '/contracts']],
  ['createDynasty', 'd', ['', '/standings', '/proposals']],
] as const)(
  'of a hidden season: sees and hears on each page that there is none, after %s',
  async (make, letter, tabs) => {
    const season = await rehearse(house, ['Ada', 'Bruno'], HIDDEN, make);
    const paths = [`/watch/${season.id}`, ...tabs.map((tab) => `/${letter}/${season.id}${tab}`)];
    const { there, pages } = await opened(season, paths);
    const none = (page: Page) => page.getByRole('heading', { name: 'No such season' });
    for (const page of pages) await none(page).waitFor({ state: 'detached' });
    await putOut(season, letter);
    for (const page of pages) {
      await none(page).waitFor();
      await heard(page, IS_TOLD);
    }
    await goHome([there]);
  },
);

it('of a hidden dynasty: sees that there is no such game', async () => {
  const opening = { ...HIDDEN, automaticDealing: false };
  const season = await rehearse(house, ['Ada', 'Bruno'], opening, 'createDynasty');
  const [ada] = season.people;
  for (const who of season.people) await season.send(who, 'setReadiness', { ready: true });
  const game = await season.send(ada!, 'startGame', {}, 'game');
  const { there, pages } = await opened(season, [`/g/${game}`]);
  const [page] = pages as [Page];
  await page.locator('.own-fan').waitFor();
  await putOut(season, 'd');
  await page.getByRole('heading', { name: 'No such game' }).waitFor();
  await heard(page, IS_TOLD);
  await goHome([there]);
});

it('of a season that anybody may see: goes on seeing it, as anybody does', async () => {
  const season = await rehearse(house, ['Ada', 'Bruno']);
  const { there, pages } = await opened(season, [`/s/${season.id}`]);
  const [page] = pages as [Page];
  const own = page.getByRole('heading', { name: 'Bruno' });
  await own.waitFor();
  await putOut(season, 's');
  await own.waitFor({ state: 'detached' });
  const [ada] = season.people;
  const say = (text: string) => season.send(ada!, 'say', { channel: 'AUCTIONS', text });
  await say('Quiet now.');
  await page.locator('.log-line', { hasText: 'Quiet now.' }).waitFor();
  // The message is repeated: refetched lines are not announced, and the page subscribes again only
  // after a timer.
  let count = 0;
  const isHeard = async () => {
    count += 1;
    const text = `Still quiet ${count}.`;
    await say(text);
    await page.locator('.log-line', { hasText: text }).waitFor();
    return (await heard(page)).some((each) => each.includes('Still quiet'));
  };
  await until(isHeard);
  expect(await heard(page)).not.toContain(GONE);
  await goHome([there]);
});
