import type { Token } from '../../engine';
import type { AccountRefusal, SignedIn, StreamTicket } from '../../accounts';

export type { Account as AccountSource, Token as AccessTokenSource } from '../../engine';
export type { Identity as IdentitySource } from '../../engine';
export type { SignedIn as ViewerSource } from '../../accounts';
export type { OfferedProvider as SignInProviderSource } from '../../sign-in';

/** The sources of account mutation payloads. */
type Ended = { readonly refusal: AccountRefusal | null };

export type SignInPayloadSource = Ended & {
  readonly token: string | null;
  readonly viewer: SignedIn | null;
};
export type ClaimGuestPayloadSource = Ended & { readonly viewer: SignedIn | null };
export type LinkIdentityPayloadSource = Ended & { readonly viewer: SignedIn | null };
export type UnlinkIdentityPayloadSource = Ended & { readonly viewer: SignedIn | null };
export type CreateAccessTokenPayloadSource = Ended & {
  readonly token: string | null;
  readonly accessToken: Token | null;
};
export type CreateStreamTicketPayloadSource = Ended & StreamTicket;
export type RevokeAccessTokenPayloadSource = Ended & { readonly tokenId: string | null };
export type ChangePasswordPayloadSource = Ended & { readonly viewer: SignedIn | null };
export type ChangeDisplayNamePayloadSource = Ended & { readonly viewer: SignedIn | null };
export type ChangeHandlePayloadSource = Ended & { readonly viewer: SignedIn | null };
export type DeleteAccountPayloadSource = Ended & { readonly accountId: string | null };
export type SignOutEverywherePayloadSource = Ended & { readonly ended: number };
export type SignOutPayloadSource = Ended & { readonly signedOut: boolean };
