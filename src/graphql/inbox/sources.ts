import type { InboxSettings } from '../../engine';

/** The sources of inbox mutation payloads. These mutations have no refusals. */
export type MarkInboxReadPayloadSource = {
  readonly refusal: null;
  readonly readUpTo: number;
  readonly unreadCount: number;
};
export type SetInboxPreferencesPayloadSource = {
  readonly refusal: null;
  readonly preferences: Pick<InboxSettings, 'muted'>;
};
