import type { RefusalCode } from '../generated/resolvers';
import { choices, word } from './words';
import type { Sentence } from './words';

/** Of accounts, tokens and repeated requests. None of them repeats a password or a token. */
export const ACCOUNT_SENTENCES = {
  IDEMPOTENCY_KEY_REUSED: () =>
    'This idempotency key was used before, for something else: take a new one.',
  HANDLE_TAKEN: (facts) => `The handle ${word(facts, 'handle', 'you chose')} belongs to somebody.`,
  WRONG_CREDENTIALS: () => 'Handle and password do not belong together.',
  NOT_A_GUEST: () => 'This account is no guest: it has a handle and a password already.',
  SCOPE_EXCEEDED: (facts) =>
    `A token gives no more than it has: this one has ${choices(facts, 'allowed', 'no scope')}.`,
  TOKEN_NOT_FOUND: () => 'You have no such token in force.',
  TOO_MANY_TOKENS: (facts) =>
    `You have ${word(facts, 'limit', 'as many')} access tokens in force, which is the most: revoke one.`,
  PASSWORD_TOO_EASY: ({ why }) =>
    why === 'LIKE_THE_HANDLE'
      ? 'The password is the handle, which is the first that somebody would try.'
      : 'The password is among the first that somebody would try: take another one.',
  NO_PASSWORD: () => 'A guest has no password: claim the account to give it one.',
} satisfies Partial<Record<RefusalCode, Sentence>>;
