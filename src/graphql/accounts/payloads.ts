import type { Token } from '../../engine';
import type { AccountRefusal, SignedIn } from '../../accounts';

/** What the payloads of account mutations are resolved from. */
type Ended = { readonly refusal: AccountRefusal | null };

export type SignInDone = Ended & {
  readonly token: string | null;
  readonly viewer: SignedIn | null;
};
export type ClaimGuestDone = Ended & { readonly viewer: SignedIn | null };
export type CreateAccessTokenDone = Ended & {
  readonly token: string | null;
  readonly accessToken: Token | null;
};
export type RevokeAccessTokenDone = Ended & { readonly tokenId: string | null };
export type ChangePasswordDone = Ended & { readonly viewer: SignedIn | null };
export type SignOutEverywhereDone = Ended & { readonly ended: number };
export type SignOutDone = Ended & { readonly signedOut: boolean };

/** Whether an answer of `Accounts` is a refusal. */
export const isRefusal = (answer: object): answer is AccountRefusal => 'code' in answer;
