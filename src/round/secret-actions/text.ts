import type { SecretActionKind } from '../model/state';

export const KIND_WORDS: Readonly<Record<SecretActionKind, string>> = {
  BIDS: 'bids',
  HAND: 'a hand',
};
