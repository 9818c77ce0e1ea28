import type { PlayerId, Transfer } from '../../kernel';
import type { ContractChange, ChangeDrop, ClauseTerms } from './rows';
import type { ContractChangeId, ContractId } from '../model/ids';

export type ContractOffered = {
  readonly type: 'ContractOffered';
  readonly contractId: ContractId;
  readonly offererId: PlayerId;
  /** All parties; the maker of the offer comes first. */
  readonly partyIds: readonly PlayerId[];
  readonly terms: string;
  readonly clauses: readonly ClauseTerms[];
};
export type ContractAccepted = {
  readonly type: 'ContractAccepted';
  readonly contractId: ContractId;
  readonly playerId: PlayerId;
  /** True if this was the last consent, which begins the contract. */
  readonly begins: boolean;
};
export type ContractDeclined = {
  readonly type: 'ContractDeclined';
  readonly contractId: ContractId;
  readonly playerId: PlayerId;
};
/** The maker withdrew the offer, or a party left. */
export type ContractCancelled = {
  readonly type: 'ContractCancelled';
  readonly contractId: ContractId;
  readonly playerId: PlayerId;
};
export type ContractDeposited = {
  readonly type: 'ContractDeposited';
  readonly contractId: ContractId;
  readonly playerId: PlayerId;
  readonly transfers: readonly Transfer[];
};
export type ContractPaid = {
  readonly type: 'ContractPaid';
  readonly contractId: ContractId;
  readonly playerId: PlayerId;
  readonly clause: number;
  /** The request that the parties consented to; null if no consent was needed. */
  readonly changeId: ContractChangeId | null;
  readonly transfers: readonly Transfer[];
};
export type ContractChangeProposed = {
  readonly type: 'ContractChangeProposed';
  readonly changeId: ContractChangeId;
  readonly contractId: ContractId;
  readonly playerId: PlayerId;
  readonly change: ContractChange;
  readonly awaitedIds: readonly PlayerId[];
};
export type ContractChangeConsented = {
  readonly type: 'ContractChangeConsented';
  readonly changeId: ContractChangeId;
  readonly contractId: ContractId;
  readonly playerId: PlayerId;
};
export type ContractChangeDropped = {
  readonly type: 'ContractChangeDropped';
  readonly changeId: ContractChangeId;
  readonly contractId: ContractId;
  readonly reason: ChangeDrop;
};
export type ContractAmended = {
  readonly type: 'ContractAmended';
  readonly contractId: ContractId;
  readonly changeId: ContractChangeId;
};
export type ContractEnded = {
  readonly type: 'ContractEnded';
  readonly contractId: ContractId;
  readonly changeId: ContractChangeId;
  readonly transfers: readonly Transfer[];
};
export type ContractPartyLeft = {
  readonly type: 'ContractPartyLeft';
  readonly contractId: ContractId;
  readonly playerId: PlayerId;
};
export type ContractDissolved = {
  readonly type: 'ContractDissolved';
  readonly contractId: ContractId;
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
