/**
 * Playing one's own cards at a table of Giolitti.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { act, card, dealAt } from '../api/dynasties';
import { house, open, press, settled } from './page';

it('the guide goes on when the lesson’s card is played, and a named card is not offered again', async () => {
  const { first, second, gameId } = await dealAt(house.client);
  const user = await open(`/g/${gameId}`, { token: first.token! });
  await press(user, 'Show me around');
  await screen.findByRole('dialog', { name: 'Play a card' });
  await press(user, 'Queen of Cups');
  await press(user, 'Play the Queen of Cups');
  await settled();
  await screen.findByRole('dialog', { name: 'The tricks of this game' });
  // While the other player is to play, the card stays marked as named.
  screen.getByRole('button', { name: 'Queen of Cups, already named' });

  await act(second, 'playCard', { gameId, card: card('6 CUPS'), claim: 0 });
  await settled();
  await press(user, 'Queen of Cups, already named');
  const panel = within(screen.getByRole('region', { name: /Queen of Cups$/ }));
  panel.getByText('You have already named this card: choose another.');
  await press(user, 'Play the Queen of Cups');
  await panel.findByText(/already named this card in this game/);
  // The refused play finishes no lesson.
  screen.getByRole('dialog', { name: 'The tricks of this game' });
});
