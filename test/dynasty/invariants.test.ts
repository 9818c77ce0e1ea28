import { dynastyInvariants } from '../../src/dynasty';
import { applyTransfers, mint, ownerNamed } from '../../src/kernel';
import { TestDynasty } from './harness';

it('tells of an item that is no peg', () => {
  const dynasty = TestDynasty.open();
  dynasty.join('ann');
  expect(dynastyInvariants(dynasty.state)).toEqual([]);
  applyTransfers(dynasty.state, mint(ownerNamed('player:p1'), [['CHIP', 1]]));
  expect(dynastyInvariants(dynasty.state)).toEqual(['CHIP was issued, and is no peg']);
});
