import { useEffect } from 'react';
import { useClient, useQuery, useSubscription } from 'urql';
import { Link } from 'wouter';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { EarlierNoticesQuery, NoticePageFragment } from '../../generated/graphql';
import { Button } from '../../ui/form/button';
import { NextPages } from '../../ui/list/next-pages';
import { Outcome } from '../../ui/form/outcome';
import { useNow } from '../../platform/live/use-now';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { printMoment } from '../../platform/i18n/format';
import { Loading } from '../../ui/loading';
import { EventText } from '../../ui/event-text';
import { t } from '../../platform/i18n/translate';
import { UNREAD } from './use-unread';
import { InboxPreferences } from './inbox-preferences';
import { noticeAddress, seasonAddress } from './notice-address';
import { broadcastInboxRead, useInboxReadSync } from '../../platform/inbox-read-sync';

const PAGE = graphql(`
  fragment NoticePage on InboxConnection {
    nodes {
      number
      kind
      read
      season {
        id
        name
        kind
      }
      event {
        seq
        at
        __typename
        text
        facts
        ...EventThing
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const INBOX = graphql(`
  query InboxPage {
    viewer {
      id
      inbox(first: 10, order: NEWEST_FIRST) {
        unreadCount
        readUpTo
        lastNumber
        ...NoticePage
      }
    }
  }
`);
const EARLIER = graphql(`
  query EarlierNotices($after: String!) {
    viewer {
      id
      inbox(first: 30, order: NEWEST_FIRST, after: $after) {
        ...NoticePage
      }
    }
  }
`);
const INBOX_LIVE = graphql(`
  subscription InboxLive {
    inbox {
      number
    }
  }
`);
const MARK_READ = graphql(`
  mutation MarkInboxRead($input: MarkInboxReadInput!) {
    markInboxRead(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      readUpTo
      unreadCount
    }
  }
`);

/** The events that concern the viewer, newest first. */
export function Inbox() {
  const client = useClient();
  const [{ data, error }, ask] = useQuery({ query: INBOX, requestPolicy: 'cache-and-network' });
  useRefetchOnReconnect(ask);
  useInboxReadSync(ask);
  const [{ data: live }] = useSubscription({ query: INBOX_LIVE });
  useEffect(() => {
    if (live !== undefined) ask({ requestPolicy: 'network-only' });
  }, [live, ask]);
  const { state, send } = useCommand(MARK_READ, { season: null, command: 'markInboxRead' });
  const inbox = data?.viewer?.inbox;
  if (inbox === undefined) return error === undefined ? <Loading /> : null;
  const mark = async (): Promise<void> => {
    if ((await send({ upTo: inbox.lastNumber })) === null) return;
    broadcastInboxRead();
    ask({ requestPolicy: 'network-only' });
    // Updates the count in the page head.
    await client.query(UNREAD, {}, { requestPolicy: 'network-only' });
  };
  const page = unmask(PAGE, inbox);
  return (
    <section className="panel" aria-labelledby="inbox" id="notices">
      <header className="line-up">
        <h2 id="inbox">{t('inbox.title')}</h2>
        {inbox.unreadCount > 0 && (
          <span className="due">{t('inbox.unread', { count: inbox.unreadCount })}</span>
        )}
        {inbox.unreadCount > 0 && (
          <Button look="quiet" state={state} onClick={() => void mark()}>
            {t('inbox.markAll')}
          </Button>
        )}
        <Outcome state={state} season={null} />
      </header>
      {page.nodes.length === 0 && <p className="quiet">{t('inbox.empty')}</p>}
      {listOf(page.nodes)}
      <NextPages
        previous={page}
        query={EARLIER}
        variables={{}}
        pageOf={pageIn}
        label={t('inbox.more')}
        version={inbox.readUpTo}
      >
        {listOf}
      </NextPages>
      <InboxPreferences />
    </section>
  );
}

const pageIn = ({ viewer }: EarlierNoticesQuery): NoticePageFragment | null =>
  viewer === null ? null : unmask(PAGE, viewer.inbox);

type Entry = NoticePageFragment['nodes'][number];

const listOf = (entries: readonly Entry[]) => (
  <ol className="inbox">
    {entries.map((entry) => (
      <Notice key={entry.number} entry={entry} />
    ))}
  </ol>
);

/** A notice with a link to its address. */
function Notice({ entry }: { readonly entry: Entry }) {
  const { season, event, read, kind } = entry;
  const now = useNow(60_000);
  const address = noticeAddress(entry);
  return (
    <li data-read={read}>
      {!read && <span className="due small">{t('inbox.new')} </span>}
      {kind === 'WEBHOOK_STOPPED' && `${t('inbox.webhookStopped')} `}
      {kind === 'MAIL_STOPPED' && `${t('inbox.mailStopped')} `}
      {address === null ? (
        <EventText event={event} />
      ) : (
        <Link href={address}>
          <EventText event={event} />
        </Link>
      )}
      <span className="quiet small">
        {' '}
        <time dateTime={event.at}>{printMoment(Date.parse(event.at), now)}</time>
        {season !== null && ' · '}
        {season !== null && <Link href={seasonAddress(season)}>{season.name}</Link>}
      </span>
    </li>
  );
}
