export { makeAccounts } from './make-accounts';
export type {
  AccountParts,
  Accounts,
  Entered,
  From,
  Made,
  SignedIn,
  StreamTicket,
} from './accounts';
export { HeldBack } from './limits';
export type { AccountLimits } from './limits';
export { hashPassword, isPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password';
export type { BruteForceGuard } from './brute-force-guard';
export type { AccountRefusal } from './refusals';
export { ACCOUNT_REFUSALS } from './refusals';
export type { AccountRefusals } from './refusals';
export { NAME_OF_DELETED } from './delete-account';
export { eraseThrough, Erasing } from './name-eraser';
