/** A hand is composed by dragging, with mouse or finger, and by number keys. */
import type { Page } from 'playwright-core';
import { untilIn, visit } from './browser';
import type { Visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, rehearse, sitAt } from './rounds';
import type { Rehearsal } from './rounds';

async function holding(): Promise<Rehearsal> {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada] = round.people;
  await round.moveTo('2021-08-24T12:00:00Z');
  await round.grant(ada!, 'CARD:KNIGHT:SWORDS', 1);
  await round.grant(ada!, 'CARD:7:SWORDS', 2);
  return round;
}

const held = (page: Page, name: RegExp) => page.locator('.picked').and(page.getByLabel(name));
const laid = (page: Page) => page.getByRole('list', { name: 'In the hand' });
const card = (page: Page, name: string) => laid(page).getByRole('img', { name });

async function middleOf(locator: ReturnType<typeof laid>) {
  await locator.scrollIntoViewIfNeeded();
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

it('a card is dragged into the hand and out of it by a mouse, and put in by its number', async () => {
  const round = await holding();
  const visits = await sitAt(browser, house, round.people.slice(0, 1), `/s/${round.id}/hands`);
  const { page } = visits[0]!;
  // The window is so large that the source and the target of the drag are both visible.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await laid(page).getByText('Drag cards here.').waitFor();
  const knight = await middleOf(held(page, /Knight of Swords/));
  const zone = await middleOf(laid(page));
  await page.mouse.move(knight.x, knight.y);
  await page.mouse.down();
  await page.mouse.move(zone.x, zone.y, { steps: 4 });
  await page.mouse.up();
  await card(page, 'Knight of Swords').waitFor();
  await onceSettled(async () =>
    expect(await held(page, /Remove Knight of Swords, 1 of 1/).count()).toBe(1),
  );

  const there = await middleOf(card(page, 'Knight of Swords'));
  await page.mouse.move(there.x, there.y);
  await page.mouse.down();
  await page.mouse.move(knight.x, knight.y, { steps: 4 });
  await page.mouse.up();
  await laid(page).getByText('Drag cards here.').waitFor();
  await onceSettled(async () =>
    expect(await held(page, /Add Knight of Swords, 0 of 1/).count()).toBe(1),
  );

  const seven = page.locator('.picked', { has: page.getByRole('img', { name: '7 of Swords' }) });
  const key = (await seven.getAttribute('aria-keyshortcuts'))!;
  await page.keyboard.press(key);
  await page.keyboard.press(key);
  await untilIn(page, `document.querySelectorAll('.laid .card').length === 2`);
  await page.keyboard.press(key);
  await laid(page).getByText('Drag cards here.').waitFor();
  // Number keys do nothing in a text field, or if single-key shortcuts are off.
  await page.getByLabel('Say something to the house').press(key);
  await page.keyboard.press('Tab');
  await page.evaluate(`document.activeElement.blur(); localStorage.setItem('ridotto:keys', 'off')`);
  await page.keyboard.press(key);
  await page.evaluate(`localStorage.setItem('ridotto:keys', 'on')`);
  await page.keyboard.press(key);
  await card(page, '7 of Swords').waitFor();
  expect(await card(page, '7 of Swords').count()).toBe(1);
  await goHome(visits);
});

it('a card is dragged by a finger that held it, and one that moves at once scrolls', async () => {
  const round = await holding();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const there = await visit(browser, house.client.url, round.people[0]!.token, phone);
  const { page } = there;
  await page.clock.install();
  await page.goto(`/s/${round.id}/hands`);
  await laid(page).getByText('Drag cards here.').waitFor();
  // The clock is paused, so that a late move of the finger does not count as a rest.
  await page.clock.pauseAt(Date.now() + 60_000);
  const zone = await middleOf(laid(page));
  const from = await middleOf(held(page, /Knight of Swords/));
  const devtools = await there.context.newCDPSession(page);
  const touch = (type: string, at: { x: number; y: number } | null) =>
    devtools.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: at === null ? [] : [at],
    });
  await touch('touchStart', from);
  await touch('touchMove', { x: from.x, y: from.y + 40 });
  // The finger has already moved, so a rest no longer counts.
  await page.clock.runFor(1_000);
  await touch('touchMove', zone);
  await touch('touchEnd', null);
  await onceSettled(async () =>
    expect(await laid(page).getByText('Drag cards here.').count()).toBe(1),
  );

  // A finger reaches only what is on the screen.
  await laid(page).scrollIntoViewIfNeeded();
  const again = await middleOf(held(page, /Knight of Swords/));
  const into = (await laid(page).boundingBox())!;
  await touch('touchStart', again);
  await page.clock.runFor(1_000);
  await page.locator('.drag-card[data-dragged="true"]').waitFor();
  for (const part of [0.5, 1]) {
    const y = again.y + (into.y + into.height / 2 - again.y) * part;
    await touch('touchMove', { x: again.x, y });
  }
  await page.locator('.laid[data-over="true"]').waitFor();
  await touch('touchEnd', null);
  await card(page, 'Knight of Swords').waitFor();
  expect(there.complaints).toEqual([]);
  await there.context.close();
});

it('a sealed hand lies face down for others until it is revealed', async () => {
  const round = await holding();
  const cards = [{ rank: 'KNIGHT', suit: 'SWORDS' }];
  await round.send(round.people[0]!, 'sealHand', { cards });
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}/hands`);
  const [ada, bruno] = visits.map((each) => each.page) as [Page, Page];
  const hands = (page: Page) => page.getByRole('region', { name: 'Hands of the week' });
  await hands(bruno).getByRole('img', { name: 'The hand of Ada, face down' }).waitFor();
  await ada.getByRole('img', { name: 'Knight of Swords' }).first().waitFor();
  expect(
    await hands(ada)
      .getByRole('img', { name: /face down/ })
      .count(),
  ).toBe(0);
  expect(await hands(bruno).getByRole('img', { name: 'Knight of Swords' }).count()).toBe(0);
  await goHome(visits);
});

it('hands of the week before are headed with their week, apart from what is sealed in this one', async () => {
  const round = await holding();
  const [ada, bruno] = round.people;
  const cards = [{ rank: 'KNIGHT', suit: 'SWORDS' }];
  await round.send(ada!, 'sealHand', { cards });
  await round.moveTo('2021-08-30T12:00:00Z');
  const visits = await sitAt(browser, house, [ada!], `/s/${round.id}/hands`);
  const [{ page }] = visits as [Visit];
  const before = page.getByRole('region', { name: 'Hands of week 1', exact: true });
  await before.getByRole('heading', { name: /Ada/ }).waitFor();
  const now = page.getByRole('region', { name: 'Hands of the week', exact: true });
  expect(await now.count()).toBe(0);
  await round.send(bruno!, 'sealHand', { cards });
  await now.getByRole('img', { name: 'The hand of Bruno, face down' }).waitFor();
  expect(await now.getByRole('heading', { name: /Ada/ }).count()).toBe(0);
  expect(await before.getByRole('heading', { name: /Bruno/ }).count()).toBe(0);
  await goHome(visits);
});
