/**
 * The hint at the table of Giolitti.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { act, card, dealAt } from '../api/dynasties';
import { house, open, press, settled } from './page';

it('says which card of the own hand scores now and why, to whoever may play', async () => {
  const { first, second, gameId } = await dealAt(house.client);
  const user = await open(`/g/${gameId}`, { token: first.token! });
  await press(user, 'Teach me');
  const start = await screen.findByRole('dialog', { name: 'Teach me' });
  within(start).getByText('None of your cards scores now. These tricks score in this game:');
  within(start).getByText(/^L’Aria/);

  await act(first, 'playCard', { gameId, card: card('QUEEN CUPS'), claim: 0 });
  await act(second, 'playCard', { gameId, card: card('6 CUPS'), claim: 0 });
  await open(`/g/${gameId}`, { token: second.token! });
  expect(screen.queryByRole('button', { name: 'Teach me' })).toBeNull();
  const again = await open(`/g/${gameId}`, { token: first.token! });
  await press(again, 'Teach me');
  const hint = within(await screen.findByRole('dialog', { name: 'Teach me' }));
  hint.getByText(/^Play the King of \w+: it scores 1 point now\.$/);
  const [reason] = hint.getAllByRole('listitem');
  expect(reason!.textContent).toMatch(/^L’Aria 1 .*heft/i);
  // The named card, and the cards of the other hand, are no part of the hint.
  expect(hint.queryByText('Queen of Cups')).toBeNull();
  expect(hint.queryByText(/^Ace of/)).toBeNull();
  await press(again, /^Choose the King/);
  await settled();
  await screen.findByRole('button', { name: /^Play the King of \w+, claim 1/ });
});
