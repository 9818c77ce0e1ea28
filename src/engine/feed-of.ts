import type { SeasonId } from '../kernel';

/** The kinds of feed of a season, for feed readers and calendars. */
export type FeedKind = 'CALENDAR' | 'EVENTS';

/** One feed: its season and kind. */
export type FeedOf = {
  readonly kind: FeedKind;
  readonly seasonId: SeasonId;
};
