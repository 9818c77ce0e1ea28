import type { FeedKind, SeasonRecord } from '../../engine';
import { seasonGlobalId } from '../ids/global-ids';

/** The path of the account's own calendar. */
export const OWN_CALENDAR = '/calendar/me.ics';

/** Where a feed of the season is on this server. */
export function feedPath(feed: FeedKind, { kind, id }: Pick<SeasonRecord, 'kind' | 'id'>): string {
  const name = seasonGlobalId(kind, id);
  return feed === 'CALENDAR' ? `/calendar/${name}.ics` : `/feed/${name}.atom`;
}
