import type { Page } from 'playwright-core';
import { onceSettled } from './once-settled';
import { goHome, rehearse, sitAt } from './rounds';
import { browser, house } from './house';

const lines = (page: Page, text: string): Promise<number> =>
  page.locator('.log-line').getByText(text).count();

it('an assertion sees all that was committed, at its first check', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people;
  const visits = await sitAt(browser, house, [ada!, bruno!], `/s/${round.id}`);
  // For the first message the assertion may be repeated until both pages follow the season.
  for (const [text, most] of [
    ['Good evening', 60],
    ['And good night', 1],
  ] as const) {
    await round.send(ada!, 'say', { seasonId: round.id, channel: 'AUCTIONS', text });
    let checks = 0;
    await onceSettled(async () => {
      checks += 1;
      const shown = await Promise.all(visits.map(({ page }) => lines(page, text)));
      expect(shown).toEqual([1, 1]);
    });
    expect(checks).toBeLessThanOrEqual(most);
  }
  await goHome(visits);
});

it('an assertion that nothing can make true any more fails at once, and says so', async () => {
  const round = await rehearse(house, ['Ada']);
  const visits = await sitAt(browser, house, round.people, `/s/${round.id}`);
  const asserted = onceSettled(async () => {
    expect(await lines(visits[0]!.page, 'Never said')).toBe(1);
  });
  await expect(asserted).rejects.toThrow('No page was waiting for more.');
  await goHome(visits);
});
