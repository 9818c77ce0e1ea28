import { sha256OfHex } from '../../../src/kernel';
import { dueRound, roundOf } from '../../../src/round';
import type { RoundCommand } from '../../../src/round';
import { edition, MONDAY, NEXT_SUNDAY, ofType, SUNDAY, TestRound, typesOf } from '../harness';

const won = (): TestRound => {
  const round = TestRound.open({ rehearsal: true });
  round.join('ann', 'bob');
  round.grant('ann', { GOLD_STAR: 9 });
  round.grant('ann', { GOLD_STAR: 1 });
  return round;
};

it('is the player’s who comes to have ten Gold Stars [Victory]', () => {
  const round = won();
  expect(typesOf(round.told)).toEqual(['ItemsGranted', 'RoundWon', 'WeekEnded']);
  expect(roundOf(round.state)).toMatchObject({
    status: 'ENDED',
    winnerId: 'p1',
    endedAtMs: SUNDAY,
    nextBoundaryMs: null,
  });
  expect(dueRound(round.state)).toBeNull();
});

it('publishes the week’s seed, since the dice are over [design, 7]', () => {
  const { seed, commitment } = won().state.need('weeks', 'w1');
  expect(sha256OfHex(seed!)).toBe(commitment);
});

it.each<[RoundCommand]>([
  [{ type: 'GenerateLot', clientSeed: null }],
  [{ type: 'CommitSecretAction', kind: 'BIDS', sha256: 'a'.repeat(64) }],
  [{ type: 'RevealSecretAction', kind: 'BIDS', text: '' }],
  [{ type: 'SealBids', bids: [{ lot: 1, amount: 1 }], salt: '' }],
  [{ type: 'SealHand', cards: [{ rank: 'ACE', suit: 'CUPS', count: 1 }], salt: '' }],
  [{ type: 'TradeInTrungs', exchange: 'GOLD_STAR', times: 1 }],
])('refuses every game command afterwards: $type', (command) => {
  expect(won().ask('ann', command)).toMatchObject({
    code: 'ROUND_OVER',
    facts: { endedAtMs: SUNDAY },
  });
});

it.each<[RoundCommand]>([
  [{ type: 'CloseSeason' }],
  [{ type: 'GrantItems', playerId: 'p1' as never, items: [{ item: 'CHIP', quantity: 1 }] }],
])('refuses the host $type afterwards', (command) => {
  expect(won().ask('host', command)).toMatchObject({ code: 'ROUND_OVER' });
});

it('ends the round in the middle of a long advance, and nothing follows [A2]', () => {
  // Chips win here, so that a payday can decide the round.
  const document = edition({ victory: { item: 'CHIP', quantity: 150 } });
  const round = TestRound.open({ rehearsal: true, document });
  round.join('ann', 'bob');
  round.grant('bob', { CHIP: 60 });
  const events = round.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
  expect(typesOf(events)).toEqual([
    'PhaseStarted',
    'IncomePaid',
    'RoundWon',
    'WeekEnded',
    'ClockAdvanced',
  ]);
  expect(ofType(events, 'RoundWon')).toEqual([{ type: 'RoundWon', playerId: 'p2' }]);
  expect(roundOf(round.state).endedAtMs).toBe(MONDAY);
});

it('is nobody’s where the ruleset names none', () => {
  const round = TestRound.open({ rehearsal: true, document: edition({ victory: null }) });
  round.join('ann');
  round.grant('ann', { GOLD_STAR: 100 });
  expect(roundOf(round.state).status).toBe('RUNNING');
});
