import type { PlayerId, Transfer } from '../../kernel';
import type { Change, ChangeDrop, ClauseTerms } from './rows';

export type ContractOffered = {
  readonly type: 'ContractOffered';
  readonly contractId: string;
  readonly offererId: PlayerId;
  /** All, the one who offers first. */
  readonly partyIds: readonly PlayerId[];
  readonly terms: string;
  readonly clauses: readonly ClauseTerms[];
};
export type ContractAccepted = {
  readonly type: 'ContractAccepted';
  readonly contractId: string;
  readonly playerId: PlayerId;
  /** Whether this was the last consent: it begins. */
  readonly begins: boolean;
};
export type ContractDeclined = {
  readonly type: 'ContractDeclined';
  readonly contractId: string;
  readonly playerId: PlayerId;
};
/** The offer was taken back, or a party left. */
export type ContractCancelled = {
  readonly type: 'ContractCancelled';
  readonly contractId: string;
  readonly playerId: PlayerId;
};
export type ContractDeposited = {
  readonly type: 'ContractDeposited';
  readonly contractId: string;
  readonly playerId: PlayerId;
  readonly transfers: readonly Transfer[];
};
export type ContractPaid = {
  readonly type: 'ContractPaid';
  readonly contractId: string;
  readonly playerId: PlayerId;
  readonly clause: number;
  /** The request that was consented to; null where no consent was needed. */
  readonly changeId: string | null;
  readonly transfers: readonly Transfer[];
};
export type ContractChangeProposed = {
  readonly type: 'ContractChangeProposed';
  readonly changeId: string;
  readonly contractId: string;
  readonly playerId: PlayerId;
  readonly change: Change;
  readonly awaitedIds: readonly PlayerId[];
};
export type ContractChangeConsented = {
  readonly type: 'ContractChangeConsented';
  readonly changeId: string;
  readonly contractId: string;
  readonly playerId: PlayerId;
};
export type ContractChangeDropped = {
  readonly type: 'ContractChangeDropped';
  readonly changeId: string;
  readonly contractId: string;
  readonly reason: ChangeDrop;
};
export type ContractAmended = {
  readonly type: 'ContractAmended';
  readonly contractId: string;
  readonly changeId: string;
};
export type ContractEnded = {
  readonly type: 'ContractEnded';
  readonly contractId: string;
  readonly changeId: string;
  readonly transfers: readonly Transfer[];
};
export type ContractPartyLeft = {
  readonly type: 'ContractPartyLeft';
  readonly contractId: string;
  readonly playerId: PlayerId;
};
export type ContractDissolved = {
  readonly type: 'ContractDissolved';
  readonly contractId: string;
  readonly transfers: readonly Transfer[];
};

export type ContractEvent =
  | ContractOffered
  | ContractAccepted
  | ContractDeclined
  | ContractCancelled
  | ContractDeposited
  | ContractPaid
  | ContractChangeProposed
  | ContractChangeConsented
  | ContractChangeDropped
  | ContractAmended
  | ContractEnded
  | ContractPartyLeft
  | ContractDissolved;
