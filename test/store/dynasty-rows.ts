import { accountId, instant, ownerNamed, playerId } from '../../src/kernel';
import type { RowChange } from '../../src/kernel';
import type { DynastyRows } from '../../src/dynasty';
import { PEG } from '../../src/dynasty/model/pegs';
import { DYNASTY_EDITIONS } from '../../src/rulesets';
import { LARGEST, MADE_AT, rulesTime } from '../support/store-fixtures';
import { SECRET_ATTEMPTS } from './secret-attempt-rows';

const [P1, P2] = [playerId('p1'), playerId('p2')];
const KING = { rank: 'KING', suit: 'CUPS' } as const;
const SUN = { rank: 'SUN', suit: 'ARCANA' } as const;

/** A game with every field set, and one with every nullable field null. */
const GAMES: readonly DynastyRows['games'][] = [
  {
    id: 'g1',
    number: 1,
    status: 'VOIDED',
    startedAtMs: MADE_AT,
    environment: 1,
    startingPlayerId: P1,
    otherPlayerId: P2,
    grandCanal: SUN,
    bersaglio: 21,
    tricks: ['ARIA', 'TORO'],
    commitment: 'c'.repeat(64),
    binding: { seq: 3, clientSeeds: [{ playerId: P1, sha256: 'f1', fixedSeq: 2 }] },
    seed: 'd'.repeat(64),
    rolls: {
      ties: [{ number: 1, sides: 3, value: 2 }],
      clientSeeds: ['alpha'],
      draws: [{ number: 2, sides: 2, value: 0 }],
      shuffleFrom: 3,
    },
    fixedCards: 2,
    stakes: 3,
    turnOf: P2,
    turnSinceMs: MADE_AT,
    sfidaBy: P1,
    lastSfidaBy: P1,
    deadlineMs: instant(LARGEST),
    warnsAtMs: MADE_AT,
    closedAtMs: MADE_AT,
    closing: 'SFIDA_TIMED_OUT',
    resignedId: P2,
    endedAtMs: MADE_AT,
    campioneId: P1,
    finedIds: [P2],
    hands: [{ playerId: P1, cards: [KING, SUN] }],
    movements: [{ playerId: P1, pegs: -3, magistrelli: 2 }],
    modaMask: 'SUCCO',
    bookmakerId: P2,
    betsOpen: true,
    bookmakerSettled: true,
    voidedAtMs: MADE_AT,
    voidReason: 'Quote " ’ \\ and line\nbreak 🂮',
  },
  {
    id: 'g2',
    number: 2,
    status: 'ACTIVE',
    startedAtMs: MADE_AT,
    environment: 2,
    startingPlayerId: P2,
    otherPlayerId: P1,
    grandCanal: KING,
    bersaglio: 35,
    tricks: [],
    commitment: '',
    binding: null,
    seed: null,
    rolls: { ties: [], clientSeeds: [], draws: [], shuffleFrom: 1 },
    fixedCards: 0,
    stakes: 1,
    turnOf: null,
    turnSinceMs: null,
    sfidaBy: null,
    lastSfidaBy: null,
    deadlineMs: null,
    warnsAtMs: null,
    closedAtMs: null,
    closing: null,
    resignedId: null,
    endedAtMs: null,
    campioneId: null,
    finedIds: [],
    hands: null,
    movements: [],
    modaMask: null,
    bookmakerId: null,
    betsOpen: false,
    bookmakerSettled: false,
    voidedAtMs: null,
    voidReason: null,
  },
];

const DYNASTY: DynastyRows['dynasties'] = {
  id: 'dynasty',
  name: 'Åse’s “dynasty”',
  description: 'Beginners are welcome.',
  hostAccountId: accountId('a-host'),
  coHostIds: [playerId('p2')],
  hostActedAtMs: MADE_AT,
  dealerAccountId: accountId('a-dealer'),
  status: 'ENDED',
  visibility: 'INVITATION',
  inviteHash: 'f'.repeat(64),
  createdAtMs: MADE_AT,
  endedAtMs: MADE_AT,
  dayMs: 1_000,
  anchorMs: instant(0),
  rulesAnchorMs: rulesTime,
  testClockMs: MADE_AT,
  pausedSinceMs: null,
  pausedUntilMs: MADE_AT,
  revision: 2,
  nextCommitment: 'e'.repeat(64),
  nextBinding: { seq: 3, clientSeeds: [{ playerId: P1, sha256: 'f1', fixedSeq: 2 }] },
  warnedAtMs: MADE_AT,
  winnerId: P1,
};

/** One row per table with every field set, and one with every nullable field null. */
const SAMPLES: { readonly [T in keyof DynastyRows]: readonly DynastyRows[T][] } = {
  dynasties: [DYNASTY],
  clientSeeds: [
    {
      ...{ id: P1, sha256: 'f1', fixedSeq: 2, opened: 'a-b_c' },
      ...{ nextSha256: 'f2', nextFixedSeq: 12 },
    },
  ],
  revisions: [...DYNASTY_EDITIONS.values()].map((document) => ({
    id: 'r1',
    revision: 1,
    adoptedAtMs: MADE_AT,
    adoptedSeq: 1,
    document,
  })),
  players: [
    {
      ...{ id: P1, accountId: accountId('a1'), name: 'Åse 🂮', joinedAtMs: MADE_AT },
      ...{ leftAtMs: MADE_AT, departure: 'REMOVED' as const, idleSinceMs: MADE_AT },
    },
  ],
  results: [{ id: P1, accountId: accountId('a1'), place: LARGEST, won: true }],
  standings: [
    {
      ...{ id: P1, ready: true, clientSeed: 'alpha', wait: LARGEST, mask: 'SUCCO' },
      ...{ magistrelli: LARGEST, lastGameDay: 0 },
    },
    {
      ...{ id: P2, ready: false, clientSeed: null, wait: 0, mask: null },
      ...{ magistrelli: 0, lastGameDay: null },
    },
  ],
  counters: [{ id: 'game', last: LARGEST }],
  masks: [{ id: 'SUCCO', moda: LARGEST }],
  games: GAMES,
  seats: [
    {
      ...{ id: 'g1:p1', gameId: 'g1', playerId: P1, mask: 'MORANTE', revealed: ['SUCCO'] },
      unmet: [{ mask: 'SUCCO', effect: 0 }],
      ...{ score: LARGEST, extraTricksUsed: 1, secondPlaysUsed: 2 },
      ...{ outcome: 'LOST' as const, resigned: true },
    },
    {
      ...{ id: 'g1:p2', gameId: 'g1', playerId: P2, mask: null, revealed: [] },
      unmet: null,
      ...{ score: 0, extraTricksUsed: 0, secondPlaysUsed: 0 },
      ...{ outcome: null, resigned: false },
    },
  ],
  plays: [
    {
      ...{ id: 'g1:1', gameId: 'g1', number: 1, playerId: P1, card: KING },
      ...{ claim: LARGEST, scored: 0, playedAtMs: MADE_AT },
    },
  ],
  asides: [
    {
      ...{ id: 'g1:a1', gameId: 'g1', number: 1, afterPlay: 0 },
      aside: {
        ...{ type: 'BetsSettled' as const, gameId: 'g1', part: 'WINNERS' as const },
        ...{ betIds: ['b1'], pegs: [{ playerId: P1, by: -3 }] },
      },
    },
  ],
  bets: [
    {
      ...{ id: 'b1', gameId: 'g1', playerId: P1, onId: P2, juice: 0 },
      ...{ placedAtMs: MADE_AT, status: 'VOID' as const },
    },
  ],
  proposals: [
    {
      ...{ id: 'm1', authorId: P1, class: 'STANDARD', title: 'Q "', text: ' l\r\n', used: null },
      effects: [
        { type: 'AMEND_RULESET', patch: [{ op: 'remove', path: '/masks/0' }] },
        { type: 'VOID_GAME', gameId: 'g1' },
        { type: 'SET_STAKES', gameId: 'g1', stakes: 2 },
        { type: 'SET_SCORE', gameId: 'g1', playerId: P1, score: 0 },
      ],
      popularity: { test: 'QUORUM', minimumVotes: 2, oldestFirst: true },
      ...{ submittedAtMs: MADE_AT, opensAtMs: MADE_AT, closesAtMs: instant(LARGEST) },
      ...{ status: 'ADOPTED' as const, decidedAtMs: MADE_AT, votesFor: 2, votesAgainst: 0 },
      revision: 2,
      failure: {
        effect: 1,
        refusal: { code: 'GAME_VOIDED', rule: 'ending-a-game', facts: { gameId: 'g1' } },
      },
    },
    {
      ...{ id: 'm2', authorId: P1, class: 'CALL_FOR_JUDGEMENT', title: 'W', text: '', used: null },
      effects: [],
      popularity: { test: 'QUORUM', minimumVotes: 2, oldestFirst: false },
      ...{ submittedAtMs: MADE_AT, opensAtMs: MADE_AT, closesAtMs: MADE_AT },
      ...{ status: 'OPEN' as const, decidedAtMs: null, votesFor: null, votesAgainst: null },
      ...{ revision: null, failure: null },
    },
  ],
  offices: [
    { id: 'SCRIBE', playerId: P1, sinceMs: MADE_AT, untilMs: MADE_AT },
    { id: 'WARDEN', playerId: P1, sinceMs: MADE_AT, untilMs: null },
  ],
  officeVotes: [{ id: 'SCRIBE|p1', office: 'SCRIBE', voterId: P1, forId: P1 }],
  actionUses: [{ id: 'PRAY|p1', period: LARGEST, times: 2 }],
  secretAttempts: SECRET_ATTEMPTS,
  trackedValues: [
    {
      id: 'HONOUR|p1',
      value: 'HONOUR',
      playerId: P1,
      card: null,
      now: 3,
      keptAs: null,
    },
    {
      id: 'MARK|KING:CUPS',
      value: 'MARK',
      playerId: null,
      card: { rank: 'KING', suit: 'CUPS' },
      now: 'a “mark”',
      keptAs: null,
    },
    { id: 'OATH|p1', value: 'OATH', playerId: P1, card: null, now: null, keptAs: LARGEST },
    { id: 'OPEN|', value: 'OPEN', playerId: null, card: null, now: false, keptAs: null },
  ],
  vetoes: [{ id: 'm1', office: 'CLERK', playerId: P1, reason: ' "r\n' }],
  votes: [{ id: 'm1|p1', proposalId: 'm1', playerId: P1, vote: 'FOR', castAtMs: MADE_AT }],
  holdings: [{ id: 'player:p1|PEG', owner: ownerNamed('player:p1'), item: PEG, quantity: LARGEST }],
  issues: [{ id: PEG, quantity: LARGEST }],
};

const changesOf = <T extends keyof DynastyRows>(
  table: T,
  rows: readonly DynastyRows[T][],
): RowChange[] => rows.map((row) => ({ table, id: row.id, row }));

export const EVERY_DYNASTY_TABLE: readonly RowChange[] = (
  Object.keys(SAMPLES) as (keyof DynastyRows)[]
).flatMap((table) => changesOf(table, SAMPLES[table]));
