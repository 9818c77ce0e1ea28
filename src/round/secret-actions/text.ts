import type { SecretActionKind } from './vocabulary';

export const KIND_WORDS: Readonly<Record<SecretActionKind, string>> = {
  BIDS: 'bids',
  HAND: 'a hand',
};
