export { answerOnce } from './answer-once';
export type { AnsweringDeps } from './answer-once';
export { makeAccounts } from './make-accounts';
export { makeDeriveBytes } from './derive-bytes';
export type {
  AccountsDeps,
  Accounts,
  NewSession,
  RequestOrigin,
  NewToken,
  SignedIn,
  StreamTicket,
} from './accounts';
export { ThrottledRequest } from './limits';
export type { AccountLimits } from './limits';
export { hashPassword, isPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password';
export type { BruteForceGuard } from './brute-force-guard';
export type { AccountRefusal } from './refusals';
export { ACCOUNT_REFUSALS, isRefusal, refuse as refuseAccount } from './refusals';
export type { AccountRefusals } from './refusals';
export { DELETED_ACCOUNT_NAME } from './delete-account';
export { eraseNameWith, NameEraser } from './name-eraser';
