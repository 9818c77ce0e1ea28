/**
 * The seat of a mask's wearer shows which effects of the mask are off in this game.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen, within } from '@testing-library/react/pure';
import { CORALLINA } from '../dynasty/masks/conditional-masks';
import { rehearse } from '../support/rehearsal';
import { house, open } from './page';

it('a player and an onlooker see which effects of a mask are not met in a game [V27]', async () => {
  const ruleset = [{ op: 'add', path: '/masks/-', value: CORALLINA }];
  const opening = { ruleset, automaticDealing: false };
  const dynasty = await rehearse(house, ['Ada', 'Bruno'], opening, 'createDynasty');
  const [ada, bruno] = dynasty.people;
  await dynasty.send(ada!, 'wearMask', { mask: 'CORALLINA' });
  for (const each of [ada!, bruno!]) await dynasty.send(each, 'setReadiness', { ready: true });
  const game = await dynasty.send(ada!, 'startGame', {}, 'game');
  for (const who of [ada, undefined]) {
    await open(`/g/${game!}`, who);
    const seat = await screen.findByRole('region', { name: 'Ada' });
    await within(seat).findByText(
      'Not in effect in this game, because the conditions were not met at its start: The hand has 8 cards.',
    );
    const other = screen.getByRole('region', { name: 'Bruno' });
    expect(other.querySelectorAll('.seat-unmet')).toHaveLength(0);
  }
});
