/** What a mask does not do in a game stands at the place of whoever wears it. */
import type { Page } from 'playwright-core';
import { CORALLINA } from '../dynasty/masks/conditional';
import { visit } from './browser';
import { browser, house } from './house';
import { goHome, rehearse, sitAt } from './rounds';

it('a player and an onlooker see which effects of a mask are not met in a game [V27]', async () => {
  const ruleset = [{ op: 'add', path: '/masks/-', value: CORALLINA }];
  const dynasty = await rehearse(
    house,
    ['Ada', 'Bruno'],
    { ruleset, automaticDealing: false },
    'createDynasty',
  );
  const [ada, bruno] = dynasty.people;
  await dynasty.send(ada!, 'wearMask', { mask: 'CORALLINA' });
  for (const each of [ada!, bruno!]) await dynasty.send(each, 'setReadiness', { ready: true });
  const game = await dynasty.send(ada!, 'startGame', {}, 'game');
  const visits = await sitAt(browser, house, [ada!], `/g/${game!}`);
  const onlooker = await visit(browser, house.client.url);
  await onlooker.page.goto(`/g/${game!}`);
  for (const page of [...visits.map((each) => each.page), onlooker.page] as Page[]) {
    const seat = page.getByRole('region', { name: 'Ada' });
    await seat
      .getByText('Not in this game, by how it stood when it began: The hand has 8 cards.')
      .waitFor();
    expect(await page.getByRole('region', { name: 'Bruno' }).locator('.seat-unmet').count()).toBe(
      0,
    );
  }
  await goHome([...visits, onlooker]);
});
