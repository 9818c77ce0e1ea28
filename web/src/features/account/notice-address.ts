import type { Client } from 'urql';
import { graphql } from '../../generated/gql';
import type { NoticeAddressQuery } from '../../generated/graphql';
import { subjectLink } from '../season';
import { printEvent } from '../../platform/i18n/print-event';
import type { ToldEvent } from '../../platform/i18n/print-event';

const NOTICE = graphql(`
  query NoticeAddress($after: String!) {
    viewer {
      id
      inbox(first: 1, after: $after) {
        nodes {
          number
          season {
            id
            kind
          }
          event {
            seq
            ...EventThing
          }
        }
      }
    }
  }
`);
const INBOX_ADDRESS = '/me#notices';

type Notice = Omit<
  NonNullable<NoticeAddressQuery['viewer']>['inbox']['nodes'][number],
  'number' | '__typename'
>;

/** The page of a season. */
export const seasonAddress = ({ id, kind }: NonNullable<Notice['season']>): string =>
  `/${kind === 'DYNASTY' ? 'd' : 's'}/${id}`;

/**
 * The address of the event's subject, or else of the season as it was at the event. Null if the
 * viewer may not see the season.
 */
export function noticeAddress({ season, event }: Notice): string | null {
  if (season === null) return null;
  const page = seasonAddress(season);
  return subjectLink(event, page)?.href ?? `${page}/at/${event.seq}`;
}

/** The address for the inbox's entry with that number; the inbox itself if there is no other. */
export async function fetchNoticeAddress(client: Client, number: number): Promise<string> {
  const after = String(number - 1);
  const { data } = await client.query(NOTICE, { after }, { requestPolicy: 'network-only' });
  const notice = data?.viewer?.inbox.nodes.find((node) => node.number === number);
  return (notice === undefined ? null : noticeAddress(notice)) ?? INBOX_ADDRESS;
}

/** Here, so that it loads with the first notification. */
export const noticeText = (event: ToldEvent): string => printEvent(event);
