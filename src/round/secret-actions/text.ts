import type { SecretActionKind } from '../ground/state';

export const KIND_WORDS: Readonly<Record<SecretActionKind, string>> = {
  BIDS: 'bids',
  HAND: 'a hand',
};
