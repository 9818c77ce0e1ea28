import { applyTransfers, BANK, itemCode, mint, ownerNamed } from '../../src/kernel';
import { roundInvariants } from '../../src/round';
import { TestRound } from './harness';

it.each([
  ['GULDEN', 'there is an item GULDEN that nobody knows'],
  ['CARD:ACE:STARS', 'there is a card CARD:ACE:STARS that nobody knows'],
  ['CARD:ACE', 'there is a card CARD:ACE that nobody knows'],
])('tells of %s, which no ruleset has, held or moved', (item, told) => {
  const { state } = TestRound.open();
  expect(roundInvariants(state)).toEqual([]);
  applyTransfers(state, mint(ownerNamed('gallery'), [[itemCode(item), 2]]));
  expect(roundInvariants(state)).toEqual([told]);
  applyTransfers(state, [
    { from: ownerNamed('gallery'), to: BANK, item: itemCode(item), quantity: 1 },
  ]);
  expect(roundInvariants(state)).toEqual([told]);
});
