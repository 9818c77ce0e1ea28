import { channelOf } from '../../../src/round';
import type { RoundEvent } from '../../../src/round';
import { Court, nominate, STATEMENT } from '../judge/judge-round';

const revealed = (kind: 'BIDS' | 'HAND'): RoundEvent => ({
  type: 'SecretActionRevealed',
  actionId: 'a1',
  playerId: 'p1' as never,
  kind,
  text: '',
  bids: [],
  hand: null,
});

it('has bids in #auctions and hands in the default channel [Bidding, Submitting a Hand]', () => {
  expect(channelOf(revealed('BIDS'))).toBe('AUCTIONS');
  expect(channelOf(revealed('HAND'))).toBe('GAME_ACTIONS');
});

it('has elections in their own channel, and joining and requests in #game-actions [W2]', () => {
  const court = Court.sit();
  const channelsOf = (events: readonly RoundEvent[]) => events.map(channelOf);
  expect(channelsOf(court.do('bob', nominate()))).toEqual(['JUDGE_ELECTIONS']);
  expect(channelsOf(court.do('bob', STATEMENT))).toEqual(['GAME_ACTIONS']);
  expect(channelOf(court.journal.find(({ event }) => event.type === 'PlayerJoined')!.event)).toBe(
    'GAME_ACTIONS',
  );
});

it('has what was said where it was said, and what the clock does nowhere [W2]', () => {
  const said = { type: 'Said', playerId: 'p1' as never, channel: 'TABLES', message: 'x' } as const;
  expect(channelOf(said)).toBe('TABLES');
  expect(channelOf({ type: 'PhaseStarted', phase: 'AUCTION', week: 1 })).toBeNull();
});
