import type { SeasonId } from '../kernel';

/** What feed readers and calendars can fetch of a season. */
export type FeedKind = 'CALENDAR' | 'EVENTS';

/** One feed: of which season, and what of it. */
export type FeedOf = {
  readonly kind: FeedKind;
  readonly seasonId: SeasonId;
};
