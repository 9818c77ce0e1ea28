import type { AccountRefusal } from '../../accounts';
import type { InboxSettings } from '../../engine';

/** The sources of inbox mutation payloads. */
export type MarkInboxReadPayloadSource = {
  readonly refusal: AccountRefusal | null;
  readonly readUpTo: number;
  readonly unreadCount: number;
};
export type SetInboxPreferencesPayloadSource = {
  readonly refusal: AccountRefusal | null;
  readonly preferences: Pick<InboxSettings, 'muted'>;
};
