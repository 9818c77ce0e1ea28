import { untilIn } from './browser';
import { afterFrame } from './frame';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, rehearse, sitAt } from './rounds';

/** The most entries in one page of the API. */
const ONE_PAGE = 100;
/** Scrolls the log down. True at the end of the log. Runs in the browser. */
const TO_THE_END = `(() => {
  const list = document.querySelector('.virtual-list');
  list.scrollTop = list.scrollHeight;
  const last = [...list.querySelectorAll('li')].at(-1);
  return last.getAttribute('aria-setsize') === last.getAttribute('aria-posinset');
})()`;

it('the log is scrolled back to the first event, and draws only what is in sight', async () => {
  const names = Array.from({ length: 60 }, (_none, at) => `Player ${at + 1}`);
  const round = await rehearse(house, names);
  for (const day of ['2021-08-23', '2021-08-30', '2021-09-06', '2021-09-13']) {
    await round.moveTo(`${day}T12:00:00Z`);
  }
  const [first] = round.people;
  const visits = await sitAt(browser, house, [first!], `/s/${round.id}`);
  const { page } = visits[0]!;
  const lines = page.locator('.virtual-list li');
  await lines.first().waitFor();
  await onceSettled(async () =>
    expect(await lines.first().getAttribute('aria-setsize')).toBe('-1'),
  );
  await untilIn(page, TO_THE_END);
  const all = Number(await lines.last().getAttribute('aria-setsize'));
  expect(all).toBeGreaterThan(ONE_PAGE);
  await afterFrame(page);
  await onceSettled(async () =>
    expect(await lines.last().getAttribute('aria-posinset')).toBe(String(all)),
  );
  await onceSettled(async () => expect(await lines.count()).toBeLessThan(ONE_PAGE / 2));
  await onceSettled(async () =>
    expect(await lines.last().locator('a').getAttribute('href')).toMatch(/\/at\/1$/),
  );
  await goHome(visits);
});
