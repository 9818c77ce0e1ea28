import type { InboxSettings } from '../../engine';

/** What the payloads of the inbox's mutations are resolved from: none of them is refused. */
export type MarkInboxReadPayloadSource = {
  readonly refusal: null;
  readonly readUpTo: number;
  readonly unreadCount: number;
};
export type SetInboxPreferencesPayloadSource = {
  readonly refusal: null;
  readonly preferences: Pick<InboxSettings, 'muted'>;
};
