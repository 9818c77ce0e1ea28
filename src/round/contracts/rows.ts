import type { Instant, ItemCode, PlayerId } from '../../kernel';
import type { ItemAmount } from '../model/items';
import type { ContractChangeId, ContractId } from '../model/ids';

/**
 * The time at which a clause pays [ruling G2]. `WEEKLY`: in every week, up to the weekly amounts.
 * `PHASE`: only while the round is in that phase.
 */
export type ClauseTime =
  | { readonly type: 'AT_ONCE' }
  | { readonly type: 'FROM'; readonly atMs: Instant }
  | { readonly type: 'WEEKLY' }
  | { readonly type: 'PHASE'; readonly phase: string };

/** The amount of one item that a clause pays. Null sets no limit. */
export type ClauseItem = {
  readonly item: ItemCode;
  readonly perWeek: number | null;
  readonly total: number | null;
};

/** The items, price, recipients, time and amounts of a clause, and the consents that it needs. */
export type ClauseTerms = {
  readonly items: readonly ClauseItem[];
  /** The price of each taken item, paid into the contract; absent for no price [ruling L3]. */
  readonly for?: readonly ItemAmount[];
  /** The players who may take the items; empty for all parties. */
  readonly toIds: readonly PlayerId[];
  readonly when: ClauseTime;
  /** The parties who must consent to each payment. */
  readonly consentIds: readonly PlayerId[];
};

/** A clause's payments of one item: in all, and in the last week with a payment. */
export type ClausePaid = {
  readonly item: ItemCode;
  readonly total: number;
  readonly week: number;
  readonly inWeek: number;
};
export type Clause = ClauseTerms & {
  /** The clause's number in the contract. Numbers are never reused. */
  readonly number: number;
  readonly paid: readonly ClausePaid[];
};

export const CONTRACT_STATUSES = [
  'OFFERED',
  'IN_FORCE',
  'DECLINED',
  'CANCELLED',
  'ENDED',
  'DISSOLVED',
] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

export type ContractRow = {
  /** `c1`, `c2` … */
  readonly id: ContractId;
  readonly offererId: PlayerId;
  readonly terms: string;
  readonly clauses: readonly Clause[];
  /** The highest clause number used so far. */
  readonly lastClause: number;
  readonly status: ContractStatus;
  readonly offeredAtMs: Instant;
  readonly beganAtMs: Instant | null;
  readonly endedAtMs: Instant | null;
};

/** A present, former or invited party. */
export type ContractPartyRow = {
  /** `c1 p2` */
  readonly id: string;
  readonly contractId: ContractId;
  readonly playerId: PlayerId;
  readonly consentedAtMs: Instant | null;
  /** The instant at which the party left or the contract ended; null for a present party. */
  readonly untilMs: Instant | null;
};

export type ContractShare = { readonly playerId: PlayerId; readonly items: readonly ItemAmount[] };

/** A change that may need the parties' consent [rulings G2, G3]. */
export type ContractChange =
  | {
      readonly type: 'AMEND';
      readonly terms: string;
      readonly clauses: readonly ClauseTerms[];
    }
  | { readonly type: 'END'; readonly shares: readonly ContractShare[]; readonly restToId: PlayerId }
  | { readonly type: 'WITHDRAW'; readonly clause: number; readonly items: readonly ItemAmount[] };

export const CHANGE_DROPS = ['DECLINED', 'IMPOSSIBLE', 'PARTY_LEFT', 'CONTRACT_CHANGED'] as const;
export type ChangeDrop = (typeof CHANGE_DROPS)[number];

export type ContractChangeRow = {
  /** `d1`, `d2` … */
  readonly id: ContractChangeId;
  readonly contractId: ContractId;
  readonly proposerId: PlayerId;
  readonly change: ContractChange;
  /** The parties whose consent is still awaited. */
  readonly awaitedIds: readonly PlayerId[];
  readonly status: 'PROPOSED' | 'DONE' | 'DROPPED';
  readonly drop: ChangeDrop | null;
  readonly proposedAtMs: Instant;
  readonly endedAtMs: Instant | null;
};

export const CONTRACT_INDEXES = {
  offerer: (row: ContractRow): string | null => (row.status === 'OFFERED' ? row.offererId : null),
  inForce: (row: ContractRow): string | null => (row.status === 'IN_FORCE' ? 'yes' : null),
};
export const CONTRACT_PARTY_INDEXES = {
  contract: (row: ContractPartyRow): string => row.contractId,
  player: (row: ContractPartyRow): string | null => (row.untilMs === null ? row.playerId : null),
};
export const CONTRACT_CHANGE_INDEXES = {
  contract: (row: ContractChangeRow): string => row.contractId,
  open: (row: ContractChangeRow): string | null =>
    row.status === 'PROPOSED' ? row.contractId : null,
  openBy: (row: ContractChangeRow): string | null =>
    row.status === 'PROPOSED' ? row.proposerId : null,
};
