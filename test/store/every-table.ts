import { accountId, instant, playerId } from '../../src/kernel';
import type { RowChange } from '../../src/kernel';
import type { RoundRows } from '../../src/round/state';
import { EDITIONS } from '../../src/rulesets';
import { LARGEST, MADE_AT, put, rulesTime } from './fixtures';

const P1 = playerId('p1');
const KNIGHT = { rank: 'KNIGHT', suit: 'SWORDS' } as const;
const SCORE: NonNullable<RoundRows['hands']['score']> = {
  cards: 2,
  ranks: 3,
  multipliers: [{ name: 'Flush', value: 4 }],
  multiplier: 4,
  highest: 14,
  total: '90071992547409930000',
};

/** A row of each table with every field set, and one with every field null that can be. */
const SAMPLES: { readonly [T in keyof RoundRows]: readonly RoundRows[T][] } = {
  rounds: [
    {
      id: 'round',
      name: 'Quote " ’ \\ and line\nbreak',
      hostAccountId: accountId('a-host'),
      status: 'RUNNING',
      visibility: 'INVITATION',
      inviteHash: 'f'.repeat(64),
      createdAtMs: MADE_AT,
      startsAtMs: instant(LARGEST),
      endedAtMs: null,
      dayMs: 86_400_000,
      anchorMs: instant(0),
      rulesAnchorMs: rulesTime,
      testClockMs: null,
      revision: 1,
      week: 2,
      phase: 'BIDDING',
      phaseStartedAtMs: MADE_AT,
      nextBoundaryMs: null,
      nextDraw: 7,
      previousBidders: 0,
      winnerId: P1,
    },
  ],
  revisions: [...EDITIONS.values()].slice(0, 1).map((document) => ({
    id: 'r1',
    revision: 1,
    adoptedAtMs: MADE_AT,
    document,
  })),
  players: [
    {
      id: P1,
      accountId: accountId('a1'),
      name: 'Åse 🂮',
      joinedAtMs: MADE_AT,
      leftAtMs: null,
      departure: null,
    },
    {
      id: playerId('p2'),
      accountId: accountId('a2'),
      name: '',
      joinedAtMs: MADE_AT,
      leftAtMs: MADE_AT,
      departure: 'REMOVED',
    },
  ],
  counters: [{ id: 'lot', last: LARGEST }],
  weeks: [
    { id: 'w1', week: 1, startedAtMs: MADE_AT, commitment: 'c1', seed: 's1' },
    { id: 'w2', week: 2, startedAtMs: MADE_AT, commitment: 'c2', seed: null },
  ],
  lots: [
    {
      id: 'l1',
      number: 1,
      cards: [KNIGHT],
      generatedAtMs: MADE_AT,
      status: 'SOLD',
      winnerId: P1,
      price: LARGEST,
      soldAtMs: MADE_AT,
    },
    {
      id: 'l2',
      number: 2,
      cards: [],
      generatedAtMs: MADE_AT,
      status: 'STANDING',
      winnerId: null,
      price: null,
      soldAtMs: null,
    },
  ],
  secretActions: [
    {
      id: 's1',
      playerId: P1,
      kind: 'BIDS',
      sha256: 'a'.repeat(64),
      committedAtMs: MADE_AT,
      maturesAtMs: MADE_AT,
      revealsAtMs: MADE_AT,
      week: 1,
      status: 'FAILED',
      revealedAtMs: MADE_AT,
      text: ' 10 on lot 1\r\n',
      failure: 'OVERSPENT',
    },
    {
      id: 's2',
      playerId: P1,
      kind: 'HAND',
      sha256: 'b'.repeat(64),
      committedAtMs: MADE_AT,
      maturesAtMs: MADE_AT,
      revealsAtMs: MADE_AT,
      week: 1,
      status: 'COMMITTED',
      revealedAtMs: null,
      text: null,
      failure: null,
    },
  ],
  bids: [
    {
      id: 'b1',
      actionId: 's1',
      playerId: P1,
      written: '09007199254740991',
      lotNumber: LARGEST,
      lotId: 'l1',
      amount: LARGEST,
      status: 'WON',
      failure: null,
    },
    {
      id: 'b2',
      actionId: 's1',
      playerId: P1,
      written: 'null',
      lotNumber: 0,
      lotId: null,
      amount: null,
      status: 'FAILED',
      failure: 'AMOUNT_NOT_NATURAL',
    },
  ],
  hands: [
    {
      id: 'h1',
      actionId: 's2',
      playerId: P1,
      cards: [{ ...KNIGHT, count: 2 }],
      week: 1,
      status: 'PLACED',
      placement: 1,
      score: SCORE,
    },
    {
      id: 'h2',
      actionId: 's2',
      playerId: P1,
      cards: [],
      week: 1,
      status: 'FAILED',
      placement: null,
      score: null,
    },
  ],
  trades: [
    {
      id: 't1',
      fromId: P1,
      toId: playerId('p2'),
      give: [{ item: 'CHIP', quantity: LARGEST }],
      get: [{ item: 'CARD:KNIGHT:SWORDS', quantity: 1 }],
      counterTo: 't0',
      offeredAtMs: MADE_AT,
      status: 'OFF',
      endedAtMs: MADE_AT,
      lacks: [{ playerId: P1, item: 'CHIP', have: 0, need: LARGEST }],
    },
    {
      id: 't2',
      fromId: P1,
      toId: playerId('p2'),
      give: [],
      get: [],
      counterTo: null,
      offeredAtMs: MADE_AT,
      status: 'OFFERED',
      endedAtMs: null,
      lacks: [],
    },
  ],
  holdings: [{ id: 'house|CHIP', owner: 'house', item: 'CHIP', quantity: LARGEST }],
  issues: [{ id: 'CHIP', quantity: LARGEST }],
};

const changesOf = <T extends keyof RoundRows>(
  table: T,
  rows: readonly RoundRows[T][],
): RowChange[] => rows.map((row) => put(table, row));

export const EVERY_TABLE: readonly RowChange[] = (
  Object.keys(SAMPLES) as (keyof RoundRows)[]
).flatMap((table) => changesOf(table, SAMPLES[table]));
