export { makeAccounts } from './make-accounts';
export type { AccountParts, Accounts, Entered, Made, SignedIn } from './accounts';
export type { AccountLimits } from './limits';
export type { AccountRefusal, AccountRefusalCode } from './refusal';
export { ACCOUNT_REFUSALS } from './refusal';
