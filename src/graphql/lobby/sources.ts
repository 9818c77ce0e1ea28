import type { SeasonRecord } from '../../engine';
import type { SeasonSource } from '../snapshots/season-source';

export type InvitationSource = SeasonRecord;
export type SeasonsUpdateSource = {
  readonly again: boolean;
  readonly seasons: readonly SeasonSource[];
  readonly gone: readonly string[];
};
