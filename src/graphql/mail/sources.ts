import type { SignedIn } from '../../accounts';
import type { OpenMailBox } from '../../delivery';
import type { Refusal } from '../../kernel';

export type MailBoxSource = OpenMailBox;

/** The sources of mail mutation payloads. */
type Ended = { readonly refusal: Pick<Refusal, 'code' | 'rule' | 'facts'> | null };
type OfViewer = Ended & { readonly viewer: SignedIn | null };

export type SetMailAddressPayloadSource = OfViewer;
export type ConfirmMailAddressPayloadSource = Ended & { readonly confirmed: boolean };
export type RemoveMailAddressPayloadSource = OfViewer;
export type SetMailNoticesPayloadSource = OfViewer;
export type StopMailNoticesPayloadSource = Ended & { readonly stopped: boolean };
export type RequestPasswordResetPayloadSource = Ended & { readonly accepted: boolean };
export type ResetPasswordPayloadSource = Ended & { readonly changed: boolean };
