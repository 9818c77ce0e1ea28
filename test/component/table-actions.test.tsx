/**
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { dealAt } from '../api/dynasties';
import { house, open, press, settled } from './page';

const HUSH = {
  ...{ action: 'HUSH', title: 'Hush a Trick', who: 'PARTICIPANTS', pegs: 0 },
  ...{ beforePlay: null, underSfida: true, limit: { times: 1, of: 'PLAYER' } },
  effect: { type: 'REMOVE_TRICK', classes: ['PERMANENT'] },
};
/** A ruleset with larger pockets, of five cards. */
const RULESET = [
  { op: 'add', path: '/tableActions', value: [HUSH] },
  { op: 'replace', path: '/pocketSize', value: 5 },
];

it('what the rules let be done at a table is a button there, once, and pockets have their size', async () => {
  const table = await dealAt(house.client, undefined, { ruleset: RULESET });
  const user = await open(`/g/${table.gameId}`, { token: table.first.token! });
  within(screen.getByRole('list', { name: 'Tricks' })).getByText('L’Aria');
  await press(user, 'Hush a Trick');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'L’Aria' }));
  await settled();
  await screen.findAllByText(/took the action “Hush a Trick”: L’Aria no longer scores/);
  expect(screen.queryByRole('button', { name: 'Hush a Trick' })).toBeNull();
});

it('a closed dialog gives the focus back to the button that opened it', async () => {
  const table = await dealAt(house.client, undefined, { ruleset: RULESET });
  const user = await open(`/g/${table.gameId}`, { token: table.first.token! });
  for (const close of [() => user.keyboard('{Escape}'), () => press(user, 'Close')]) {
    await press(user, 'Hush a Trick');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.contains(document.activeElement)).toBe(true);
    await close();
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hush a Trick' }));
  }
});
