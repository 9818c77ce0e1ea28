import { dealAt } from '../api/dynasties';
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

const PHONE = { viewport: { width: 390, height: 844 } };
const DESK = { width: 1280, height: 800 };

it('a game of Giolitti on a phone shows the hand and what a card claims, above a bar of one line, and at a desk, too', async () => {
  const table = await dealAt(house.client);
  const token = table.first.token ?? '';
  const { context, page, complaints } = await visit(browser, house.client.url, token, PHONE);
  await page.goto(`/d/${table.id}`);
  await page.getByRole('link', { name: 'Go to your game' }).click();
  const card = page.locator('.own-fan .fan-card').last();
  await card.waitFor();
  const bottomOf = async (place: string): Promise<number> => {
    const box = await page.locator(place).boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? 0);
  };
  const topOfBar = async (): Promise<number> =>
    (await page.locator('.game-bar').boundingBox())?.y ?? Number.NaN;
  expect((await page.locator('.game-bar').boundingBox())?.height).toBeLessThan(64);
  expect(await bottomOf('.own-fan')).toBeLessThanOrEqual(await topOfBar());
  await card.click();
  await page.locator('.claim').waitFor();
  expect(await bottomOf('.claim')).toBeLessThanOrEqual(Math.ceil(await topOfBar()));
  expect((await page.locator('.own-fan').boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await onceSettled(async () =>
    expect(await page.getByRole('button', { name: 'Resign' }).isVisible()).toBe(false),
  );
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Resign' }).waitFor();
  await page.getByRole('button', { name: 'Sfida' }).waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize(DESK);
  await page.goto(`/g/${table.gameId}`);
  await card.waitFor();
  expect(await bottomOf('.own-fan')).toBeLessThanOrEqual(await topOfBar());
  expect(await bottomOf('.game-bar')).toBeLessThanOrEqual(DESK.height);
  const rule = await page.locator('.game-bar .option-rule').first().getAttribute('href');
  expect(rule).toContain(`/d/${table.id}/rules#`);
  await page.setViewportSize({ width: 320, height: 640 });
  const { scrollWidth } = await page.evaluate<{ readonly scrollWidth: number }>(
    '({ scrollWidth: document.documentElement.scrollWidth })',
  );
  expect(scrollWidth).toBe(320);
  expect(complaints).toEqual([]);
  await context.close();
});
