import type { JsonObject, Refusal } from '../kernel';

/** Why an account mutation does not happen, though it was well formed. */
export const ACCOUNT_REFUSALS = [
  'HANDLE_TAKEN',
  'WRONG_CREDENTIALS',
  'NOT_A_GUEST',
  'SCOPE_EXCEEDED',
  'TOKEN_NOT_FOUND',
  'TOO_MANY_TOKENS',
  'PASSWORD_TOO_EASY',
  'NO_PASSWORD',
  'IDEMPOTENCY_KEY_REUSED',
] as const;
export type AccountRefusalCode = (typeof ACCOUNT_REFUSALS)[number];
export type AccountRefusal = Refusal<AccountRefusalCode>;

export function refuse(code: AccountRefusalCode, facts: JsonObject = {}): AccountRefusal {
  return { code, rule: null, facts };
}
