/** A Sfida covers nothing that is needed for the answer, nor what has the focus. */
import type { Page } from 'playwright-core';
import { act, card, dealAt } from '../api/dynasties';
import { visit } from './browser';
import { browser, house } from './house';

type Box = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

/** The elements with the facts for the decision. */
const PLACES = ['.seat', '.seat-score', '.pocket', '.canal', '.tricks', '.own-fan .fan-card'];
const PHONES = [
  [360, 740],
  [390, 844],
] as const;

async function boxesOf(page: Page, place: string): Promise<readonly Box[]> {
  const boxes = await page.locator(place).evaluateAll((found) =>
    found.map((each) => {
      const { top, bottom, left, right } = (
        each as unknown as { getBoundingClientRect: () => Box }
      ).getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );
  expect(boxes.length).toBeGreaterThan(0);
  return boxes;
}

const overlaps = (one: Box, other: Box): boolean =>
  one.top < other.bottom &&
  other.top < one.bottom &&
  one.left < other.right &&
  other.left < one.right;

it('leaves hand, pockets and score in sight, and can be answered', async () => {
  const table = await dealAt(house.client);
  const { gameId } = table;
  await act(table.first, 'playCard', { gameId, card: card('QUEEN CUPS'), claim: 0 });
  await act(table.second, 'playCard', { gameId, card: card('6 CUPS'), claim: 0 });
  await act(table.first, 'offerSfida', { gameId });
  const [width, height] = PHONES[0];
  const phone = { viewport: { width, height } };
  const token = table.second.token ?? '';
  const { context, page, complaints } = await visit(browser, house.client.url, token, phone);
  for (const [wide, high] of PHONES) {
    await page.setViewportSize({ width: wide, height: high });
    await page.goto(`/g/${gameId}`);
    await page.getByRole('button', { name: 'Accept' }).waitFor();
    await page.locator('.own-fan .fan-card').last().waitFor();
    const answers = await boxesOf(page, '.game-bar');
    for (const place of PLACES) {
      for (const box of await boxesOf(page, place)) {
        expect([place, box.top >= 0, box.bottom <= high]).toEqual([place, true, true]);
        expect([place, answers.some((each) => overlaps(each, box))]).toEqual([place, false]);
      }
    }
    for (const box of await boxesOf(page, '.sfida button')) {
      expect([box.bottom <= high, box.bottom - box.top >= 44]).toEqual([true, true]);
    }
  }
  // On a low screen with a keyboard, the focused card is above the question.
  await page.setViewportSize({ width: 1280, height: 600 });
  for (const focused of await page.locator('.own-fan :is(button, [tabindex])').all()) {
    await page.evaluate('scrollTo(0, 0)');
    await focused.focus();
    const { y, height: high } = (await focused.boundingBox())!;
    expect(y + high).toBeLessThanOrEqual((await boxesOf(page, '.game-bar'))[0]!.top);
  }
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.locator('.sfida').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
