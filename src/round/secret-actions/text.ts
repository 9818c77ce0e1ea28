import type { SecretActionKind } from '../state';

export const KIND_WORDS: Readonly<Record<SecretActionKind, string>> = {
  BIDS: 'bids',
  HAND: 'a hand',
};
