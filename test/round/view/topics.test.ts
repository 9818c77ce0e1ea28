import { topicsOf } from '../../../src/round';
import type { RoundEvent } from '../../../src/round';

const touching = (event: object): readonly string[] => topicsOf(event as RoundEvent);

describe('the live auction', () => {
  test.each<[string, object]>([
    ['a lot', { type: 'LotGenerated' }],
    ['a player', { type: 'PlayerJoined' }],
    ['bids', { type: 'SecretActionRevealed', kind: 'BIDS' }],
    ['the status of its round, as it starts', { type: 'RoundStarted' }],
    ['the status of its round, as it is won', { type: 'RoundWon' }],
    ['the status of its round, as it is closed', { type: 'RoundClosed' }],
    ['the phase and the next deadline', { type: 'PhaseStarted' }],
    ['the week', { type: 'WeekEnded' }],
  ])('is told anew after a change of %s', (_, event) => {
    expect(touching(event)).toEqual(['AUCTION']);
  });

  test.each<[string, object]>([
    ['a hand', { type: 'SecretActionRevealed', kind: 'HAND' }],
    ['a hash', { type: 'SecretActionCommitted' }],
    ['income', { type: 'IncomePaid' }],
    ['an invitation', { type: 'InviteRotated' }],
  ])('is left alone by %s', (_, event) => {
    expect(touching(event)).toEqual([]);
  });
});
