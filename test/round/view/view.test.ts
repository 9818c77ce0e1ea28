import { rulesetWith } from '../given';
import { BANK, ownerNamed, sha256OfText } from '../../../src/kernel';
import { contractOwner, duckOwner, GALLERY, tableOwner } from '../../../src/round/model/owners';
import type { Transfer } from '../../../src/kernel';
import {
  bidsOfLot,
  canSee,
  eventText,
  handsOf,
  handView,
  latestBids,
  lotsOf,
  playersOf,
  playerView,
  roundView,
  secretActionsOf,
  seesEvent,
  subjectOf,
  transferView,
} from '../../../src/round';
import type { RoundCommand } from '../../../src/round';
import {
  account,
  later,
  MONDAY,
  NEXT_MONDAY,
  NEXT_SUNDAY,
  SUNDAY,
  TestRound,
  THURSDAY,
} from '../harness';

/** A round with a week in which two players bid on lot 3 and one submits a hand. */
function week(): TestRound {
  const round = TestRound.open({ rehearsal: true });
  round.join('Ann', 'Bob');
  round.grant('Ann', { 'CARD:ACE:CUPS': 2 });
  round.do('host', { type: 'AdvanceClock', toMs: MONDAY });
  round.do('Bob', { type: 'SealBids', bids: [{ lot: 3, amount: 25 }], salt: 'b' });
  round.do('Ann', {
    type: 'SealBids',
    bids: [
      { lot: 3, amount: 25 },
      { lot: 1, amount: 5 },
    ],
    salt: 'a',
  });
  round.do('Ann', {
    type: 'SealHand',
    cards: [{ rank: 'ACE', suit: 'CUPS', count: 2 }],
    salt: 'a',
  });
  return round;
}

const advanced = (round: TestRound, toMs: typeof SUNDAY): TestRound => {
  round.do('host', { type: 'AdvanceClock', toMs });
  return round;
};

it('shows the round', () => {
  const { state, now } = week();
  expect(roundView(state, now)).toMatchObject({
    status: 'RUNNING',
    rehearsal: true,
    tempo: 86_400,
    phase: 'AUCTION',
    week: 1,
    nowMs: MONDAY,
    rulesTimeMs: MONDAY,
    nextDeadlineMs: THURSDAY,
    steward: true,
    winnerId: null,
  });
});

it('shows neither week nor phase before the start', () => {
  const { state, now } = TestRound.open({ startsAtMs: MONDAY });
  expect(roundView(state, now)).toMatchObject({ week: null, phase: null, status: 'SETUP' });
});

it('shows players with what they have, in words', () => {
  const { state, now } = week();
  const [ann] = playersOf(state, false);
  expect(playerView(state, ann!, now)).toMatchObject({
    name: 'Ann',
    reputable: false,
    reputableAtMs: SUNDAY + 7 * 86_400_000,
    holdings: [
      { item: 'CARD:ACE:CUPS', name: 'Ace of Cups', card: { rank: 'ACE' }, quantity: 2 },
      { item: 'CHIP', name: 'Chips', card: null, quantity: 100 },
    ],
    wealth: '100',
    tax: 0,
  });
});

it('lists those who left only when asked', () => {
  const round = week();
  round.do('Ann', { type: 'LeaveSeason' });
  expect(playersOf(round.state, false).map(({ name }) => name)).toEqual(['Bob']);
  expect(playersOf(round.state, true).map(({ name }) => name)).toEqual(['Ann', 'Bob']);
});

it('shows of a secret action nothing but the hash until it is revealed [D6]', () => {
  const { state } = week();
  const shown = secretActionsOf(state, null, null);
  expect(shown.map(({ kind, status, text }) => [kind, status, text])).toEqual([
    ['BIDS', 'COMMITTED', null],
    ['BIDS', 'COMMITTED', null],
    ['HAND', 'COMMITTED', null],
  ]);
  expect(latestBids(state)).toEqual([]);
  expect(handsOf(state, null)).toEqual([]);
});

it('shows own and entrusted actions alike before they are revealed [D6]', () => {
  const own = TestRound.open({ rehearsal: true });
  own.join('Ann');
  advanced(own, MONDAY).do('Ann', {
    type: 'CommitSecretAction',
    kind: 'BIDS',
    sha256: sha256OfText('x'),
  });
  const kept = TestRound.open({ rehearsal: true });
  kept.join('Ann');
  advanced(kept, MONDAY).do('Ann', { type: 'SealBids', bids: [{ lot: 1, amount: 1 }], salt: 's' });
  const [a, b] = [own, kept].map(({ state }) => secretActionsOf(state, 1, null)[0]!);
  expect({ ...a, sha256: '' }).toEqual({ ...b, sha256: '' });
  expect(own.told[0]).toEqual({ ...kept.told[0], sha256: sha256OfText('x') });
});

it('shows bids by priority: the amount, then the earlier commit [E2]', () => {
  const { state } = advanced(week(), THURSDAY);
  expect(bidsOfLot(state, 'l3').map(({ playerId }) => playerId)).toEqual(['p2', 'p1']);
  expect(latestBids(state).map(({ lotNumber }) => lotNumber)).toEqual([3, 3, 1]);
  expect(lotsOf(state, 'STANDING').map(({ number }) => number)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

it('shows the bids of the last week that has any, until others are revealed', () => {
  const round = advanced(week(), NEXT_SUNDAY);
  const statuses = (): string[] => latestBids(round.state).map(({ status }) => status);
  expect(statuses()).toEqual(['WON', 'LOST', 'WON']);
  const seal = { type: 'SealBids', bids: [{ lot: 2, amount: 7 }], salt: 'c' } as const;
  advanced(round, NEXT_MONDAY).do('Bob', seal);
  expect(statuses()).toHaveLength(3);
  advanced(round, later(THURSDAY, 7 * 86_400_000));
  expect(latestBids(round.state)).toMatchObject([{ lotNumber: 2, status: 'STANDING' }]);
});

it('shows what became of lots and hands', () => {
  const { state } = advanced(week(), NEXT_SUNDAY);
  expect(lotsOf(state, 'SOLD')).toMatchObject([
    { number: 1, winnerId: 'p1', price: 5, soldAtMs: NEXT_SUNDAY },
    { number: 3, winnerId: 'p2', price: 25 },
  ]);
  expect(lotsOf(state, null)).toHaveLength(12);
  expect(handsOf(state, null).map((hand) => handView(state, hand))).toMatchObject([
    {
      playerId: 'p1',
      placement: 1,
      status: 'PLACED',
      cards: [{ card: { name: 'Ace of Cups' }, count: 2 }],
      score: { total: '253' },
    },
  ]);
  expect(secretActionsOf(state, null, 'p2' as never)).toHaveLength(1);
});

it('tells whose items were and are', () => {
  const { state } = week();
  const transfer: Transfer = {
    from: ownerNamed('lot:l3'),
    to: ownerNamed('player:p1'),
    item: 'CHIP',
    quantity: 1,
  };
  expect(transferView(state, transfer)).toEqual({
    item: 'CHIP',
    name: 'Chip',
    card: null,
    quantity: 1,
    from: { kind: 'LOT', id: 'l3' },
    to: { kind: 'PLAYER', id: 'p1' },
  });
  const others = [duckOwner('d4'), contractOwner('c5'), tableOwner('t6'), GALLERY, BANK].map(
    (from) => transferView(state, { ...transfer, from }).from,
  );
  expect(others).toEqual([
    { kind: 'DUCK', id: 'd4' },
    { kind: 'CONTRACT', id: 'c5' },
    { kind: 'TABLE', id: 't6' },
    { kind: 'GALLERY', id: null },
    { kind: 'BANK', id: null },
  ]);
});

it('tells what happened in sentences', () => {
  const round = advanced(week(), NEXT_SUNDAY);
  const texts = round.journal
    .filter(({ event }) => event.type !== 'LotGenerated')
    .map(({ event }) => eventText(round.state, event));
  expect(texts).toMatchInlineSnapshot(`
    [
      "The rehearsal “Round 10” was created.",
      "The round began.",
      "Week 1 began, and its dice are bound.",
      "The Bartering Phase of week 1 began.",
      "Ann joined.",
      "Bob joined.",
      "The host gave Ann 2 × Ace of Cups.",
      "The Auction Phase of week 1 began.",
      "2 players gained 100 Chips of income each.",
      "The host set the test clock forward.",
      "Bob committed bids.",
      "Ann committed bids.",
      "Ann committed a hand.",
      "The Bartering Phase of week 1 began.",
      "Bob revealed 1 bid.",
      "Ann revealed 2 bids.",
      "Ann revealed a hand of 2 cards.",
      "Ann’s hand took place 1 with a score of 253, and gained 5 Trungs, 1 Standard Proposal-Maker and 10 Chips.",
      "Ann won lot 1 for 5 Chips.",
      "Bob won lot 3 for 25 Chips.",
      "The auction of week 1 was concluded: 2 lots sold, 8 unsold.",
      "Week 1 was settled, for 2 players.",
      "The dice of week 1 can be checked now.",
      "Week 2 began, and its dice are bound.",
      "The host set the test clock forward.",
    ]
  `);
});

describe('who may see', () => {
  const invited = (): TestRound => {
    const round = TestRound.open({ visibility: 'INVITATION', inviteHash: sha256OfText('code') });
    round.do('Ann', { type: 'JoinSeason', name: 'Ann', inviteCode: 'code' });
    round.do('Ann', { type: 'LeaveSeason' });
    return round;
  };

  it.each([
    ['the host', 'host', true],
    ['one who was a player', 'Ann', true],
    ['another account', 'eve', false],
    ['who is signed out', null, false],
  ])('a round by invitation: %s', (_name, who, sees) => {
    expect(canSee(invited().state, who === null ? null : account(who))).toBe(sees);
  });

  it('a round by invitation: none whom the host removed, unless they are players again [S20]', () => {
    const round = TestRound.open({
      document: rulesetWith((document) => {
        document.membership.rejoinAfterDays = 0;
      }),
      visibility: 'INVITATION',
      inviteHash: sha256OfText('code'),
    });
    const join = (): void =>
      void round.do('Ann', { type: 'JoinSeason', name: 'Ann', inviteCode: 'code' });
    const sees = (): boolean => canSee(round.state, account('Ann'));
    join();
    round.do('host', { type: 'RemovePlayer', playerId: round.player('Ann') });
    expect(sees()).toBe(false);
    join();
    expect(sees()).toBe(true);
    round.do('Ann', { type: 'LeaveSeason' });
    expect(sees()).toBe(false);
  });

  it('a public round: everybody', () => {
    expect(canSee(TestRound.open().state, null)).toBe(true);
  });

  it.each([
    ['host', true],
    ['Ann', false],
    [null, false],
  ])('that the invitation was changed: %p', (who, sees) => {
    const { state } = invited();
    const viewer = who === null ? null : account(who);
    expect(seesEvent(state, viewer, { type: 'InviteRotated' })).toBe(sees);
    expect(seesEvent(state, viewer, { type: 'RoundClosed' })).toBe(true);
  });
});

describe('the subject of a command', () => {
  it.each<[string, RoundCommand, string | null]>([
    ['Eve', { type: 'JoinSeason', name: 'Eve', inviteCode: null }, 'p3'],
    ['Ann', { type: 'SealBids', bids: [{ lot: 2, amount: 1 }], salt: '' }, 'a4'],
    ['Ann', { type: 'LeaveSeason' }, 'p1'],
    ['host', { type: 'CloseSeason' }, null],
  ])('of %s’s $type is what it made or changed', (who, command, subject) => {
    const round = week();
    expect(subjectOf(command, round.do(who, command))).toBe(subject);
  });

  it('is not the lot that the steward draws in the same command', () => {
    const round = TestRound.open();
    round.advanceTo(later(SUNDAY, 1));
    round.join(...Array.from({ length: 17 }, (_, n) => `player ${n}`));
    const command = { type: 'JoinSeason', name: 'player 17', inviteCode: null } as const;
    expect(subjectOf(command, round.do('player 17', command))).toBe('p18');
  });
});
