import type { FeedKind, SeasonRecord } from '../../engine';
import { seasonGlobalId } from '../ids/global-ids';

/** The path of the calendar for all seasons of the account. */
export const OWN_CALENDAR = '/calendar/me.ics';

/** The path of a season's feed on this server. */
export function feedPath(feed: FeedKind, { kind, id }: Pick<SeasonRecord, 'kind' | 'id'>): string {
  const name = seasonGlobalId(kind, id);
  return feed === 'CALENDAR' ? `/calendar/${name}.ics` : `/feed/${name}.atom`;
}
