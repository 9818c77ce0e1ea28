import { sha256OfText } from '../../../src/kernel';
import { MONDAY, NEXT_SUNDAY, ofType, TestRound, THURSDAY } from '../harness';

const playing = (): TestRound => {
  const round = TestRound.open({ rehearsal: true });
  round.join('ann', 'bob');
  round.do('host', { type: 'AdvanceClock', toMs: MONDAY });
  return round;
};

it('destroys all items of who leaves [Players; B2]', () => {
  const round = playing();
  round.grant('ann', { TRUNG: 3, 'CARD:ACE:CUPS': 2 });
  round.do('ann', { type: 'LeaveSeason' });
  expect(ofType(round.told, 'PlayerLeft')[0]).toMatchObject({
    departure: 'LEFT',
    transfers: [
      { from: 'player:p1', to: 'bank', item: 'CARD:ACE:CUPS', quantity: 2 },
      { from: 'player:p1', to: 'bank', item: 'CHIP', quantity: 100 },
      { from: 'player:p1', to: 'bank', item: 'TRUNG', quantity: 3 },
    ],
  });
  expect(round.violations()).toEqual([]);
});

it('withdraws unresolved secret actions and their bids, which count no more [Bidding; B2]', () => {
  const round = playing();
  round.do('ann', { type: 'SealBids', bids: [{ lot: 1, amount: 50 }], salt: 'a' });
  round.do('bob', { type: 'SealBids', bids: [{ lot: 1, amount: 20 }], salt: 'b' });
  round.do('ann', { type: 'CommitSecretAction', kind: 'HAND', sha256: sha256OfText('hand') });
  round.do('host', { type: 'AdvanceClock', toMs: THURSDAY });
  round.do('ann', { type: 'LeaveSeason' });
  expect(ofType(round.told, 'PlayerLeft')[0]).toMatchObject({
    withdrawnActionIds: ['a1', 'a3'],
    withdrawnBidIds: [expect.any(String)],
  });
  const events = round.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
  expect(ofType(events, 'LotSold')).toMatchObject([{ lotId: 'l1', playerId: 'p2', price: 20 }]);
  expect(ofType(events, 'AuctionConcluded')[0]).toMatchObject({ bidders: 1 });
  expect(round.violations()).toEqual([]);
});

it('is refused to who is no player', () => {
  expect(playing().ask('eve', { type: 'LeaveSeason' })).toMatchObject({ code: 'NOT_A_PLAYER' });
});

describe('removal by the host', () => {
  it('is as leaving is', () => {
    const round = playing();
    round.do('host', { type: 'RemovePlayer', playerId: round.player('ann') });
    expect(ofType(round.told, 'PlayerLeft')[0]).toMatchObject({
      departure: 'REMOVED',
      transfers: [{ item: 'CHIP', quantity: 100 }],
    });
    expect(round.journal.at(-1)!.actor).toBe('host');
  });

  it('is refused to all others, before the player is looked for', () => {
    const command = { type: 'RemovePlayer', playerId: 'p9' as never } as const;
    expect(playing().ask('ann', command)).toMatchObject({ code: 'NOT_THE_HOST' });
  });

  it('is refused for one who is no player, or no more', () => {
    const round = playing();
    const ann = round.player('ann');
    round.do('ann', { type: 'LeaveSeason' });
    for (const playerId of [ann, 'p9' as never]) {
      expect(round.ask('host', { type: 'RemovePlayer', playerId })).toMatchObject({
        code: 'PLAYER_NOT_FOUND',
        facts: { playerId },
      });
    }
  });
});
