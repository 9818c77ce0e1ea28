import type { PlayerId } from '../../kernel';
import type { ItemAmount } from '../model/items';
import type { ContractChange, ClauseTerms } from './rows';
import type { ContractChangeId, ContractId } from '../model/ids';

export type OfferContract = {
  readonly type: 'OfferContract';
  /** The parties besides the player who offers. */
  readonly partyIds: readonly PlayerId[];
  readonly terms: string;
  readonly clauses: readonly ClauseTerms[];
};
export type AcceptContract = { readonly type: 'AcceptContract'; readonly contractId: ContractId };
export type DeclineContract = { readonly type: 'DeclineContract'; readonly contractId: ContractId };
export type DepositIntoContract = {
  readonly type: 'DepositIntoContract';
  readonly contractId: ContractId;
  readonly items: readonly ItemAmount[];
};
export type WithdrawFromContract = {
  readonly type: 'WithdrawFromContract';
  readonly contractId: ContractId;
  readonly clause: number;
  readonly items: readonly ItemAmount[];
};
export type ProposeContractChange = {
  readonly type: 'ProposeContractChange';
  readonly contractId: ContractId;
  readonly change: Exclude<ContractChange, { readonly type: 'WITHDRAW' }>;
};
export type ConsentToContractChange = {
  readonly type: 'ConsentToContractChange';
  readonly changeId: ContractChangeId;
  /** False rejects the change. */
  readonly consent: boolean;
};

export type ContractCommand =
  | OfferContract
  | AcceptContract
  | DeclineContract
  | DepositIntoContract
  | WithdrawFromContract
  | ProposeContractChange
  | ConsentToContractChange;
