import type { Page } from 'playwright-core';
import { faults } from './axe-pages';
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, press, rehearse, sitAt } from './rounds';

const AT_AUCTION = '2021-08-23T12:00:00Z';
const PHONE = { viewport: { width: 390, height: 844 } };
/** A time in the second week when hands are sealed. */
const OF_HANDS = '2021-08-30T12:00:00Z';

/** A time after the revelation of entrusted texts and before the settlement. */
const REVEALED = '2021-08-27T12:00:00Z';
const LOTS = `query ($id: ID!) {
  season(id: $id) { ... on Round { auction { lots(first: 1) { nodes { id } } } } } }`;
type Lots = { readonly auction: { readonly lots: { readonly nodes: readonly { id: string }[] } } };

describe('what is sealed', () => {
  it('says why it failed, of an attempt and of the bids in it', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo(AT_AUCTION);
    const { body } = await house.client.post(LOTS, { variables: { id: round.id } });
    const [{ id: lotId }] = (body.data!['season'] as Lots).auction.lots.nodes as [{ id: string }];
    for (const amount of [20, 25]) {
      await round.send(bruno!, 'sealBids', { bids: [{ lotId, amount }] });
    }
    const visits = await sitAt(browser, house, [ada!], `/s/${round.id}`);
    const [page] = visits.map((each) => each.page) as [Page];
    await page.getByText('failed: another attempt replaced it').waitFor();
    await round.moveTo(REVEALED);
    const bids = page.locator('.lot').first().getByRole('list', { name: 'Known bids' });
    await bids.getByText('25', { exact: true }).waitFor();
    await page.locator('.lot').first().getByText('Highest so far: Bruno, 25').waitFor();
    await page
      .getByText(/^The cards come Sun 00:00/)
      .first()
      .waitFor();
    await onceSettled(async () =>
      expect(await page.getByText('Takes sealed bids').count()).toBe(0),
    );
    await round.send(bruno!, 'leaveSeason', {});
    await bids.getByText('failed: the player left').waitFor();
    await goHome(visits);
  });

  it('says why a hand failed, with the way to the rule', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo(OF_HANDS);
    const cards = [{ rank: 'KNIGHT', suit: 'SWORDS' }];
    await round.send(ada!, 'sealHand', { cards });
    await round.moveTo('2021-09-06T12:00:00Z');
    // Bruno seals a hand in the next week. After that the page of the table no longer shows last
    // week's texts.
    await round.send(bruno!, 'sealHand', { cards });
    const visits = await sitAt(browser, house, [ada!], `/s/${round.id}/hands`);
    const [page] = visits.map((each) => each.page) as [Page];
    const hand = page.locator('.hand').filter({ hasText: 'Ada' });
    await hand.getByText('Failed: the player lacked some of the cards.').waitFor();
    const rule = await hand.getByRole('link', { name: 'The rule' }).getAttribute('href');
    expect(rule).toBe(`/s/${round.id}/rules#secret-information`);
    await goHome(visits);
  });

  it('shows its hash to whoever asks for it, in any way', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    const [ada, bruno] = round.people;
    await round.moveTo(AT_AUCTION);
    const sha256 = 'a1'.repeat(32);
    await round.send(bruno!, 'commitSecretAction', { kind: 'BIDS', sha256 });
    const visits = await sitAt(browser, house, [ada!], `/s/${round.id}`);
    const [page] = visits.map((each) => each.page) as [Page];
    const hash = page.locator('.sealed').getByText(sha256);
    await hash.waitFor({ state: 'hidden' });
    const line = page.locator('.sealed > summary', { hasText: 'Bruno sealed bids' });
    await line.focus();
    await page.keyboard.press('Enter');
    await hash.waitFor();
    expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    expect(await faults(page, ['light', 'dark'])).toEqual([]);
    await goHome(visits);
  });

  it('shows five of the bids on a lot, and all of them by a button', async () => {
    const names = Array.from({ length: 7 }, (_none, at) => `Player ${at + 1}`);
    const round = await rehearse(house, names);
    await round.moveTo(AT_AUCTION);
    const { body } = await house.client.post(LOTS, { variables: { id: round.id } });
    const [{ id: lotId }] = (body.data!['season'] as Lots).auction.lots.nodes as [{ id: string }];
    for (const [at, who] of round.people.entries()) {
      await round.send(who, 'sealBids', { bids: [{ lotId, amount: at + 1 }] });
    }
    await round.moveTo(REVEALED);
    const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}`);
    const [page] = visits.map((each) => each.page) as [Page];
    const bids = page.locator('.lot').first().getByRole('list', { name: 'Known bids' });
    await bids.getByText('Player 7', { exact: true }).waitFor();
    expect(await bids.getByText('Player 1', { exact: true }).count()).toBe(0);
    await bids.getByRole('button', { name: '2 lower bids' }).click();
    await bids.getByText('Player 1', { exact: true }).waitFor();
    await onceSettled(async () => expect(await bids.getByRole('listitem').count()).toBe(7));
    await goHome(visits);
  });

  it('stands on each lot for who bid, from the house or from this browser, and for nobody else', async () => {
    const round = await rehearse(house, ['Ada', 'Bruno']);
    await round.moveTo(AT_AUCTION);
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
    const [ada, bruno] = visits.map((each) => each.page) as [Page, Page];
    const lot = (page: Page, number: number) =>
      page.locator('.lot', {
        has: page.getByRole('heading', { name: `Lot ${number}`, exact: true }),
      });
    await ada.getByLabel('Bid on lot 1', { exact: true }).fill('25');
    await ada.getByLabel('Bid on lot 3', { exact: true }).fill('40');
    await press(ada, 'Seal bids');
    await lot(ada, 3).getByText('Sealed 40').waitFor();
    await ada.getByRole('list', { name: 'Sealed bids' }).getByText('25 on lot 1').waitFor();
    await ada.reload();
    await lot(ada, 1).getByText('Sealed 25').waitFor();
    expect(await lot(ada, 2).getByText('Sealed').count()).toBe(0);

    await bruno.getByLabel('Bid on lot 2', { exact: true }).fill('30');
    await press(bruno, 'Seal it yourself');
    await press(bruno, 'Seal here');
    await lot(bruno, 2).getByText('Sealed 30').waitFor();
    expect(await bruno.locator('.lot-sealed').count()).toBe(1);
    await goHome(visits);
  });

  it.each([
    ['by the house', ['Seal the hand']],
    ['here', ['Seal it yourself', 'Seal here']],
  ])('is seen as cards where it is a hand, kept %s', async (_where, ways) => {
    const round = await rehearse(house, ['Ada']);
    const [ada] = round.people;
    for (const item of ['CARD:ACE:CUPS', 'CARD:KING:BELLS']) await round.grant(ada!, item, 1);
    await round.moveTo(OF_HANDS);
    const visits = await sitAt(browser, house, round.people, `/s/${round.id}/hands`);
    const [page] = visits.map((each) => each.page) as [Page];
    for (const name of ['Ace of Cups', 'King of Bells']) {
      await page.getByRole('button', { name: new RegExp(`^Add ${name}`) }).click();
    }
    for (const way of ways) await press(page, way);
    const sealed = page.getByRole('list', { name: 'Sealed hand' });
    for (const name of ['Ace of Cups', 'King of Bells']) {
      await sealed.getByRole('img', { name }).waitFor();
    }
    await goHome(visits);
  });
});

/** Simulates a page that came over plain HTTP from another machine. */
const NO_HASHES = `
  Object.defineProperty(globalThis, 'isSecureContext', { value: false });
  Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });`;

it('bids are sealed and revealed in a browser that makes no hashes of its own', async () => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo(AT_AUCTION);
  const there = await visit(browser, house.client.url, round.people[0]!.token);
  const { page, context } = there;
  await context.addInitScript(NO_HASHES);
  await page.goto(`/s/${round.id}`);
  expect(await page.evaluate('crypto.subtle === undefined')).toBe(true);
  await page.getByLabel('Bid on lot 1', { exact: true }).fill('25');
  await press(page, 'Seal it yourself');
  await press(page, 'Seal here');
  await page.getByText('Sealed 25').waitFor();
  await round.moveTo('2021-08-26T01:00:00Z');
  await page.reload();
  await press(page, 'Reveal');
  await page.getByText('Ada sealed bids · revealed').waitFor();
  await goHome([there]);
});

it('typed bids stay in sight with their sum and the ways to seal them, however far the lots go', async () => {
  const round = await rehearse(house, ['Ada']);
  await round.moveTo(AT_AUCTION);
  const { token } = round.people[0]!;
  const { context, page, complaints } = await visit(browser, house.client.url, token, PHONE);
  await page.goto(`/s/${round.id}`);
  await page.getByLabel('Bid on lot 1', { exact: true }).fill('25');
  const tray = page.getByRole('region', { name: 'Bids to seal' });
  await tray.getByText('1 bid · 25 of 100 Chips').waitFor();
  const box = await tray.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.viewport.height);
  expect(box?.height).toBeLessThan(130);
  await tray.getByRole('button', { name: 'More' }).click();
  await tray.getByText('Lot 1: 25').waitFor();
  await press(page, 'Seal bids');
  await page.getByText('Sealed 25').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
