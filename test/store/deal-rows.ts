import { playerId } from '../../src/kernel';
import type { RoundRows } from '../../src/round/model/state';
import { LARGEST, MADE_AT } from '../support/store-fixtures';

const P1 = playerId('p1');

type Deals = 'trades' | 'contracts' | 'contractParties' | 'contractChanges';

/**
 * Trades and contracts: one row per table with every field set, and one with every nullable field
 * null.
 */
export const DEAL_SAMPLES: { readonly [T in Deals]: readonly RoundRows[T][] } = {
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
  contracts: [
    {
      id: 'c1',
      offererId: P1,
      terms: 'Quote " ’ \\ and line\nbreak',
      clauses: [
        {
          number: 1,
          items: [{ item: 'CHIP', perWeek: null, total: LARGEST }],
          toIds: [P1],
          when: { type: 'FROM', atMs: MADE_AT },
          consentIds: [],
          paid: [{ item: 'CHIP', total: 2, week: 1, inWeek: 1 }],
        },
      ],
      lastClause: 1,
      status: 'ENDED',
      offeredAtMs: MADE_AT,
      beganAtMs: MADE_AT,
      endedAtMs: MADE_AT,
    },
    {
      id: 'c2',
      offererId: P1,
      terms: 'x',
      clauses: [],
      lastClause: 0,
      status: 'OFFERED',
      offeredAtMs: MADE_AT,
      beganAtMs: null,
      endedAtMs: null,
    },
  ],
  contractParties: [
    { id: 'c1 p1', contractId: 'c1', playerId: P1, consentedAtMs: MADE_AT, untilMs: MADE_AT },
    { id: 'c2 p1', contractId: 'c2', playerId: P1, consentedAtMs: null, untilMs: null },
  ],
  contractChanges: [
    {
      id: 'd1',
      contractId: 'c1',
      proposerId: P1,
      change: { type: 'END', shares: [], restToId: P1 },
      awaitedIds: [P1],
      status: 'DROPPED',
      drop: 'DECLINED',
      proposedAtMs: MADE_AT,
      endedAtMs: MADE_AT,
    },
    {
      id: 'd2',
      contractId: 'c1',
      proposerId: P1,
      change: { type: 'AMEND', terms: 'y', clauses: [] },
      awaitedIds: [],
      status: 'PROPOSED',
      drop: null,
      proposedAtMs: MADE_AT,
      endedAtMs: null,
    },
  ],
};
