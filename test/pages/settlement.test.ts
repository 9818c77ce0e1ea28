import type { Page } from 'playwright-core';
import { untilIn, visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';
import { hold, leaveUnanswered } from './unanswered';

const LOTS = `query ($id: ID!) {
  season(id: $id) { ... on Round { auction { lots { nodes { id } } } } }
}`;
type Lots = {
  readonly auction: { readonly lots: { readonly nodes: readonly { readonly id: string }[] } };
};
const lotsOf = async (id: string): Promise<readonly string[]> => {
  const { body } = await house.client.post(LOTS, { variables: { id } });
  const { auction } = body.data!['season'] as Lots;
  return auction.lots.nodes.map((lot) => lot.id);
};

const AGAIN = 'Show the settlement again';
/**
 * Starts the settlement's replay and stops it at once, so that it stays at its first step however
 * busy the machine is. Runs in the browser.
 */
const PLAY_AND_STOP = `(async () => {
  const act = document.querySelector('.play .button-act');
  const names = [];
  for (const _ of [1, 2]) {
    names.push(act.firstChild.textContent);
    act.click();
    await null;
  }
  return names;
})()`;

/**
 * Records each state of a wall's replay, so that the test can look later: the replay runs
 * automatically. Runs in the browser.
 */
const KEEP_PLAYED = `(() => {
  globalThis.played = [];
  new MutationObserver(() =>
    played.push(document.querySelector('.wall-settlement')?.innerHTML ?? ''),
  ).observe(document.body, { subtree: true, childList: true, characterData: true });
})()`;
/** True if one recorded state contains all these parts. */
const HAS_PLAYED = (...parts: readonly string[]): string =>
  `played.some((state) => ${JSON.stringify(parts)}.every((part) => state.includes(part)))`;
const untilPlayed = (page: Page, ...parts: readonly string[]): Promise<void> =>
  untilIn(page, HAS_PLAYED(...parts));

describe('a week of the casino that ends', () => {
  it('is told by itself to whoever looks on, before the log and the lots show it', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    await round.moveTo('2021-08-23T12:00:00Z');
    const [lotId] = await lotsOf(round.id);
    await round.send(round.people[0]!, 'sealBids', { bids: [{ lotId, amount: 25 }] });
    const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}`);
    const [page] = visits.map((each) => each.page) as [Page];
    const lot = page.getByRole('heading', { name: 'Lot 1', exact: true });
    await lot.waitFor();
    const news = page.getByRole('region', { name: 'The week is settled' });
    expect(await news.count()).toBe(0);
    const settlement = await hold(page, 'Settlement');
    await round.moveTo('2021-08-30T12:00:00Z');
    await page.getByText('Week 2', { exact: true }).first().waitFor();
    const line = page.locator('.log-line', { hasText: 'Ada won lot 1 for 25 Chips.' });
    expect([await line.count(), await lot.count()]).toEqual([0, 1]);
    settlement.release();
    await news.getByText('You won lot 1 for 25.').waitFor();
    await line.waitFor();
    await lot.waitFor({ state: 'detached' });
    await news.getByRole('button', { name: 'Dismiss' }).click();
    await news.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Show the settlement again' }).click();
    await page.waitForURL(/history\?week=1$/);
    await page.locator('.play-steps li').first().waitFor();
    await goHome(visits);
  });

  it('is told again, week by week, back to the first', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    await round.moveTo('2021-08-23T12:00:00Z');
    const bids = (await lotsOf(round.id)).slice(0, 2).map((lotId) => ({ lotId, amount: 5 }));
    await round.send(round.people[0]!, 'sealBids', { bids });
    await round.moveTo('2021-09-20T12:00:00Z');
    const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}/history`);
    const [page] = visits.map((each) => each.page) as [Page];
    const weeks = page.getByRole('navigation', { name: 'Settled weeks' });
    await weeks.getByRole('link').first().waitFor();
    await onceSettled(async () => {
      const listed = await weeks.getByRole('link').allInnerTexts();
      expect(listed.map((text) => /^Week \d+/.exec(text)?.[0])).toEqual(
        [4, 3, 2, 1].map((week) => `Week ${week}`),
      );
    });
    await weeks.getByRole('link', { name: /^Week 1/ }).click();
    await page.waitForURL(/history\?week=1$/);
    const steps = page.locator('.play-steps li');
    await steps.first().waitFor();
    await page.getByText('The auction of week 1 was concluded: 2 lots sold').first().waitFor();
    const whole = 4;
    await onceSettled(async () => expect(await steps.count()).toBe(whole));
    expect(await page.evaluate(PLAY_AND_STOP)).toEqual([AGAIN, 'Stop']);
    await page.getByText(`1 of ${whole}`, { exact: false }).first().waitFor();
    for (let step = 1; step < whole; step += 1) await press(page, 'Next');
    await onceSettled(async () => expect(await steps.count()).toBe(whole));
    await page.getByRole('link', { name: 'See the season at that moment' }).click();
    await page.waitForURL(/\/at\/\d+$/);
    await page.locator('h1').first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Check the dice' }).click();
    await page.waitForURL(/\/verify\/[^/]+\/1$/);
    await page.getByRole('heading', { name: 'Every throw matches the published one.' }).waitFor();
    const explained = page.getByRole('region', { name: 'How a die is thrown' });
    await explained.getByRole('listitem').nth(3).waitFor();
    await onceSettled(async () => expect(await explained.getByRole('listitem').count()).toBe(4));
    await goHome(visits);
  });

  it('is played lot by lot: its cards, the bids, who won at what price, own lines marked', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    await round.moveTo('2021-08-23T12:00:00Z');
    const [first, second] = await lotsOf(round.id);
    const [ada, bruno] = round.people;
    const bid = (lotId: string | undefined, amount: number) => ({ lotId, amount });
    await round.send(ada!, 'sealBids', { bids: [bid(first, 25), bid(second, 3)] });
    await round.send(bruno!, 'sealBids', { bids: [bid(first, 12), bid(second, 8)] });
    await round.moveTo('2021-08-30T12:00:00Z');
    const visits = await sitAt(browser, house, [ada!], `/s/${round.id}/history`);
    const [page] = visits.map((each) => each.page) as [Page];
    const stage = page.getByRole('region', { name: 'Current step' });
    await stage.getByText('You won lot 1 for 25.', { exact: true }).waitFor();
    const mine = stage.getByRole('listitem').filter({ hasText: 'Ada' });
    await mine.getByText('1 lot, for 25 in total').waitFor();
    await onceSettled(async () => expect(await mine.getByRole('img').count()).toBe(3));

    expect(await page.evaluate(PLAY_AND_STOP)).toEqual([AGAIN, 'Stop']);
    await stage.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor();
    await onceSettled(async () => expect(await stage.getByRole('img').count()).toBe(3));
    const bids = stage.getByRole('list', { name: 'Bids on lot 1, opened' });
    await onceSettled(async () =>
      expect(await bids.getByRole('listitem').allInnerTexts()).toEqual([
        expect.stringMatching(/^Ada\s+25$/),
        expect.stringMatching(/^Bruno\s+12$/),
      ]),
    );
    await stage.getByText('Ada won lot 1 for 25 Chips.', { exact: true }).waitFor();
    await onceSettled(async () =>
      expect(await stage.getByRole('article').getAttribute('data-mine')).toBe('true'),
    );
    await press(page, 'Next');
    await stage.getByText('Bruno won lot 2 for 8 Chips.', { exact: true }).waitFor();
    await onceSettled(async () =>
      expect(await stage.getByRole('article').getAttribute('data-mine')).toBe('false'),
    );

    await press(page, 'Skip to the end');
    await page.getByText('4 of 4', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Ada won lot 1 for 25 Chips.' }).click();
    await stage.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor();
    await page.getByRole('slider', { name: 'Step of the settlement' }).press('ArrowRight');
    await stage.getByRole('heading', { name: 'Lot 2', exact: true }).waitFor();
    await goHome(visits);
  });

  it('is played on the wall, and where nothing moves, what came of it is shown', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada] = round.people;
    await round.moveTo('2021-08-23T12:00:00Z');
    const bids = (await lotsOf(round.id)).slice(0, 2).map((lotId) => ({ lotId, amount: 5 }));
    await round.send(ada!, 'sealBids', { bids });
    const walls = await Promise.all([
      visit(browser, house.client.url),
      visit(browser, house.client.url, undefined, { reducedMotion: 'reduce' }),
    ]);
    const [moving, still] = walls.map(({ page }) => page) as [Page, Page];
    for (const page of [moving, still]) {
      await page.goto(`/watch/${round.id}`);
      await page.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor();
    }
    for (const page of [moving, still]) await page.evaluate(KEEP_PLAYED);
    await round.moveTo('2021-08-30T12:00:00Z');
    await untilPlayed(moving, 'Week 1, settled', 'Ada won lot 1 for', '1 of 4');
    await untilPlayed(moving, 'Week 1, settled', '2 of 4');
    await untilPlayed(still, 'Week 1, settled', 'Week 1 was settled', '4 of 4');
    expect(await still.evaluate(HAS_PLAYED('1 of 4'))).toBe(false);
    // A wall screen shows no buttons, because nobody can press them.
    expect(await moving.evaluate(HAS_PLAYED('<button'))).toBe(false);
    await goHome(walls);
  });

  it('shows on the wall whose hands are in, face down, and turns them as they are told', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno', 'Carla']);
    const [ada, bruno] = round.people;
    await round.moveTo('2021-08-23T12:00:00Z');
    const card = { rank: 'KNIGHT', suit: 'SWORDS' };
    for (const each of [ada!, bruno!]) await round.grant(each, 'CARD:KNIGHT:SWORDS', 1);
    const wall = await visit(browser, house.client.url);
    const { page } = wall;
    await page.goto(`/watch/${round.id}`);
    await page.getByRole('heading', { name: /^Lots/ }).waitFor();
    const hands = page.getByRole('list', { name: 'Submitted hands' }).getByRole('listitem');
    expect(await hands.count()).toBe(0);
    for (const each of [bruno!, ada!]) await round.send(each, 'sealHand', { cards: [card] });
    await hands.nth(1).waitFor();
    await onceSettled(async () => expect(await hands.allInnerTexts()).toEqual(['Ada', 'Bruno']));
    for (const name of ['Ada', 'Bruno']) {
      await page.getByRole('img', { name: `The hand of ${name}, face down` }).waitFor();
    }
    expect(await hands.getByRole('img', { name: 'Knight of Swords' }).count()).toBe(0);

    const settled = page.getByRole('region', { name: 'Week 1, settled' });
    await page.evaluate(KEEP_PLAYED);
    await round.moveTo('2021-08-30T12:00:00Z');
    await untilPlayed(page, 'Week 1, settled', 'data-turned="false"');
    await settled.locator('.wall-hands [data-turned="true"]').nth(1).waitFor();
    await onceSettled(async () =>
      expect(await hands.getByRole('img', { name: 'Knight of Swords' }).count()).toBe(2),
    );
    await goHome([wall]);
  });

  it('is not told to be none where it could not be fetched, and is asked for again', async () => {
    const round = await rehearse(house, ['Ada']);
    await round.moveTo('2021-08-30T12:00:00Z');
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
    const [page] = visits.map((each) => each.page) as [Page];
    const told = page.getByRole('region', { name: 'The settlement' });
    for (const operation of ['Weeks', 'Settlement']) {
      const answer = await leaveUnanswered(page, operation);
      await page.goto(`/s/${round.id}/history`);
      await told.getByText('This could not be loaded.').waitFor();
      expect(await told.locator('.play-steps li').count()).toBe(0);
      expect(await told.getByText('No week').count()).toBe(0);
      await answer();
      await told.getByRole('button', { name: 'Try again' }).click();
      await told.locator('.play-steps li').first().waitFor();
    }
    await goHome(visits);
  });
});
