import type { Page } from 'playwright-core';
import { ACES, act, card, dealAt, KINGS } from '../api/dynasties';
import { untilIn, visit } from './browser';
import { goHome, press, rehearse, sitAt } from './rounds';
import { browser, house } from './house';

/** Marks the body when a card flies over the page. Runs in the browser. */
const WATCH = `new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.classList?.contains('flight')) document.body.dataset.flown = 'yes';
}).observe(document.body, { childList: true })`;

const LOTS = `query ($id: ID!) {
  season(id: $id) { ... on Round { auction { lots { nodes { id } } } } } }`;
type Lots = { readonly auction: { readonly lots: { readonly nodes: readonly { id: string }[] } } };

describe('a lot that is sold', () => {
  it('goes to its winner, unless motion is switched off', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada] = round.people;
    await round.moveTo('2021-08-23T12:00:00Z');
    const { body } = await house.client.post(LOTS, { variables: { id: round.id } });
    const [{ id: lotId }] = (body.data!['season'] as Lots).auction.lots.nodes as [{ id: string }];
    await round.send(ada!, 'sealBids', { bids: [{ lotId, amount: 5 }] });
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
    const [moving, still] = visits.map(({ page }) => page) as [Page, Page];
    await press(still, 'Animate other players’ actions');
    await still.reload();
    for (const page of [moving, still]) {
      await page.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor();
      await page.evaluate(WATCH);
    }
    await round.moveTo('2021-08-29T01:00:00Z');
    await moving.locator('body[data-flown]').waitFor();
    await moving.locator('.flight').waitFor({ state: 'detached' });
    await still.getByRole('heading', { name: 'Lot 1', exact: true }).waitFor({ state: 'detached' });
    await still.locator('.log-line', { hasText: 'lot 1' }).first().waitFor();
    expect(await still.locator('body[data-flown]').count()).toBe(0);
    await goHome(visits);
  });
});

describe('the Fine', () => {
  it('is told card by card, unless motion is switched off', async () => {
    const { first, second, host, gameId } = await dealAt(house.client);
    for (const turn of KINGS.split(', ').keys()) {
      for (const [person, hand] of [
        [first, KINGS],
        [second, ACES],
      ] as const) {
        await act(person, 'playCard', { gameId, card: card(hand.split(', ')[turn]!) });
      }
    }
    const visits = await Promise.all([0, 1].map(() => visit(browser, house.client.url)));
    const [moving, still] = visits.map(({ page }) => page) as [Page, Page];
    for (const page of [moving, still]) {
      await page.goto(`/g/${gameId}`);
      await page.getByRole('heading', { name: 'Game 1' }).waitFor();
    }
    await press(still, 'Animate other players’ actions');
    const skip = { name: 'Skip to the end', exact: true };
    // The click is already waiting when the Fine begins: the Fine plays automatically, and its
    // button is gone afterwards.
    const skipped = moving.getByRole('button', skip).click();
    await Promise.all([skipped, act(host, 'endGame', { gameId })]);
    await still.getByRole('heading', { name: 'The Fine' }).waitFor();
    expect(await still.getByRole('button', skip).count()).toBe(0);
    await still.locator('.fine-end').waitFor();
    await moving.locator('.fine-end').waitFor();
    await goHome(visits);
  });
});

/** Records the name and duration of each animation that starts later. Runs in the browser. */
const WATCH_BEGUN = `(() => {
  globalThis.begun = [];
  document.addEventListener('animationstart', ({ animationName, target }) => {
    const { animationDuration } = getComputedStyle(target);
    globalThis.begun.push([animationName, parseFloat(animationDuration), target.textContent]);
  });
})()`;

describe('other players’ actions', () => {
  it('comes into the log, and what changes shows it, unless motion is switched off', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    for (const who of round.people) await round.grant(who, 'CHIP', 50);
    await round.moveTo('2021-08-23T12:00:00Z');
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
    const [still, moving] = visits.map(({ page }) => page) as [Page, Page];
    await press(still, 'Animate other players’ actions');
    await still.reload();
    await round.send(ada!, 'say', { channel: 'AUCTIONS', text: 'Before.' });
    for (const page of [still, moving]) {
      await page.locator('.log-line', { hasText: 'Before.' }).waitFor();
      await page.locator('.log-line[data-coming]').waitFor({ state: 'detached' });
      await page.evaluate(WATCH_BEGUN);
    }
    await round.send(ada!, 'say', { channel: 'AUCTIONS', text: 'Look.' });
    await round.grant(bruno!, 'CHIP', 7);
    await round.grant(ada!, 'CHIP', 7);
    for (const page of [still, moving]) {
      await page.locator('.log-line', { hasText: 'Look.' }).waitFor();
      await page.locator('.coin [data-changed="true"]').waitFor();
    }
    const has = (name: string, text: string): string =>
      `begun.some(([name, , text]) => name === '${name}' && text.includes('${text}'))`;
    await untilIn(moving, `${has('log-come', 'Look.')} && ${has('changed', '')}`);
    // Lines from before do not move.
    expect(await moving.evaluate(has('log-come', 'Before.'))).toBe(false);
    expect(await still.evaluate(`begun.filter(([, seconds]) => seconds > 0)`)).toEqual([]);
    await goHome(visits);
  });
});
