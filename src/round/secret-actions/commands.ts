import type { CountedCard } from '../hands/rows';
import type { SecretActionKind } from './rows';

export type CommitSecretAction = {
  readonly type: 'CommitSecretAction';
  readonly kind: SecretActionKind;
  readonly sha256: string;
};
export type RevealSecretAction = {
  readonly type: 'RevealSecretAction';
  readonly kind: SecretActionKind;
  readonly text: string;
};
export type SealBids = {
  readonly type: 'SealBids';
  readonly bids: readonly { readonly lot: number; readonly amount: number }[];
  /** Made by the server, so that the hash reveals nothing. */
  readonly salt: string;
};
export type SealHand = {
  readonly type: 'SealHand';
  readonly cards: readonly CountedCard[];
  readonly salt: string;
};

export type SecretActionCommand = CommitSecretAction | RevealSecretAction | SealBids | SealHand;
