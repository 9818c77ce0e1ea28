import type { SeasonRecord } from '../../engine';

/** What an `Invitation` is resolved from. */
export type InvitationSource = SeasonRecord;
