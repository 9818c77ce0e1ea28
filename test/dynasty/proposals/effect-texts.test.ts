/** The sentences of effects that no recorded dynasty has. */
import { effectText } from '../../../src/dynasty';
import type { DynastyEffect } from '../../../src/dynasty';
import { playerId } from '../../../src/kernel';
import { TestDynasty } from '../harness';

const ANN = playerId('p1');

it.each<[DynastyEffect, string]>([
  [{ type: 'CORRECT_MAGISTRELLI', playerId: ANN, magistrelli: 44 }, 'ann has 44 Magistrelli.'],
  [{ type: 'CORRECT_MODA', mask: 'SUCCO', moda: 3 }, 'The Moda of Succo is 3.'],
  [{ type: 'CHANGE_MASK', playerId: ANN, mask: 'SUCCO' }, 'ann wears the mask Succo.'],
  [{ type: 'CHANGE_MASK', playerId: ANN, mask: null }, 'ann wears no mask.'],
  [{ type: 'REPLACE_DEALER', playerId: ANN }, 'ann becomes the dealer.'],
  [{ type: 'RESUME_SEASON' }, 'The pause ends early.'],
])('%j', (effect, text) => {
  const dynasty = TestDynasty.open();
  dynasty.join('ann', 'bob');
  expect(effectText(dynasty.state, effect)).toBe(text);
});
