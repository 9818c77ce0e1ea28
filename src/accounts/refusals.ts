import type { Scope, EngineRefusals } from '../engine';
import { choices, counted } from '../kernel';
import type { NoFacts, Sentences, FactsArgument, RefusalIn } from '../kernel';

/** The refusals of well-formed account mutations. No sentence repeats a password or a token. */

export type AccountRefusals = {
  readonly HANDLE_TAKEN: { readonly handle: string };
  readonly WRONG_CREDENTIALS: NoFacts;
  readonly NOT_A_GUEST: NoFacts;
  readonly SCOPE_EXCEEDED: {
    readonly asked: readonly Scope[];
    readonly allowed: readonly Scope[];
  };
  readonly TOKEN_NOT_FOUND: NoFacts;
  readonly TOO_MANY_TOKENS: { readonly limit: number };
  readonly PASSWORD_TOO_EASY: { readonly why: 'COMMON' | 'LIKE_THE_HANDLE' };
  readonly NO_PASSWORD: NoFacts;
  readonly HANDLE_NEEDED: NoFacts;
  readonly SIGN_IN_EXPIRED: NoFacts;
  readonly SIGN_IN_AGAIN: NoFacts;
  readonly IDENTITY_TAKEN: NoFacts;
  readonly IDENTITY_NOT_FOUND: NoFacts;
  readonly PROVIDER_LINKED: NoFacts;
  readonly ONLY_WAY_IN: NoFacts;
  readonly STILL_HOSTING: { readonly seasons: number };
};

export const ACCOUNT_REFUSALS: Sentences<AccountRefusals> = {
  HANDLE_TAKEN: ({ handle }) => `The handle ${handle} is taken: choose another.`,
  WRONG_CREDENTIALS: () => 'The handle or the password is wrong.',
  NOT_A_GUEST: () => 'This account is not a guest: it already has a handle and a password.',
  SCOPE_EXCEEDED: ({ allowed }) =>
    `A token cannot give more than it has: this one has ${choices(allowed, 'no scope')}.`,
  TOKEN_NOT_FOUND: () => 'You have no such active token.',
  TOO_MANY_TOKENS: ({ limit }) =>
    `You have ${limit} active tokens of this kind, the most allowed: revoke one.`,
  PASSWORD_TOO_EASY: ({ why }) =>
    why === 'LIKE_THE_HANDLE'
      ? 'The password is the handle, which is easy to guess: choose another.'
      : 'The password is common and easy to guess: choose another.',
  NO_PASSWORD: () => 'This account has no password: give it one first.',
  HANDLE_NEEDED: () => 'This sign-in is new here: choose a handle for the account.',
  SIGN_IN_EXPIRED: () => 'This sign-in was used, or is older than ten minutes: begin again.',
  SIGN_IN_AGAIN: () => 'This needs a session of at most 15 minutes: sign in again.',
  IDENTITY_TAKEN: () => 'This sign-in belongs to another account: sign in there to unlink it.',
  IDENTITY_NOT_FOUND: () => 'Your account has no such linked sign-in.',
  PROVIDER_LINKED: () => 'Another sign-in of this provider is linked: unlink it first.',
  ONLY_WAY_IN: () => 'This is the only way into the account: set a password or link another first.',
  STILL_HOSTING: ({ seasons }) =>
    `You host ${counted(seasons, 'season')} that ${seasons === 1 ? 'has' : 'have'} not ended: close ${seasons === 1 ? 'it' : 'them'} first.`,
};

type Codes = AccountRefusals & Pick<EngineRefusals, 'IDEMPOTENCY_KEY_REUSED'>;
export type AccountRefusal = RefusalIn<Codes>;

/** True if the answer of `Accounts` is a refusal. */
export const isRefusal = (answer: object): answer is AccountRefusal => 'code' in answer;

/** Makes a refusal with the facts of its code. It cites no rule of a game. */
export const refuse = <C extends keyof Codes>(
  code: C,
  ...[facts]: FactsArgument<Codes[C]>
): AccountRefusal =>
  // Facts are missing only if the code has none.
  ({ code, rule: null, facts: facts ?? {} }) as AccountRefusal;
