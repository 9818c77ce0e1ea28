import { press } from './keyboard';
import { browser, house } from './house';
import { onceSettled } from './once-settled';
import { goHome, rehearse, sitAt } from './rounds';

/** The focused element's tag and text. */
const FOCUSED = `[document.activeElement.tagName, document.activeElement.textContent]`;

it('the part of the page around takes the focus when a button goes with its offer', async () => {
  const round = await rehearse(house, ['Ada', 'Bruno']);
  const [ada, bruno] = round.people as [
    (typeof round.people)[number],
    (typeof round.people)[number],
  ];
  await round.moveTo('2021-08-30T12:00:00Z');
  const trade = {
    to: bruno.player,
    give: [{ item: 'CHIP', quantity: 1 }],
    get: [{ item: 'CHIP', quantity: 2 }],
  };
  await round.send(ada, 'offerTrade', trade);
  const visits = await sitAt(browser, house, [bruno], `/s/${round.id}/market`);
  const { page } = visits[0]!;
  await page.getByRole('button', { name: /^Accept/ }).waitFor();
  await press(page, /^Accept$/);
  await page.getByText('done', { exact: true }).waitFor();
  await onceSettled(async () =>
    expect(await page.evaluate(FOCUSED)).toEqual([
      'SECTION',
      expect.stringMatching(/^Open offers/),
    ]),
  );
  await goHome(visits);
});
