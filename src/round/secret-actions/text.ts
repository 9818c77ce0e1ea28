import type { SecretActionKind } from './rows';

export const KIND_WORDS: Readonly<Record<SecretActionKind, string>> = {
  BIDS: 'bids',
  HAND: 'a hand',
};
