import { useEffect, useState } from 'react';
import { useClient, useQuery, useSubscription } from 'urql';
import { Link } from 'wouter';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import type { InboxPageQuery } from '../generated/graphql';
import { Button } from '../kit/button';
import { Outcome } from '../kit/outcome';
import { useNow } from '../live/use-now';
import { useRefreshed } from '../live/use-refreshed';
import { placeOfThing } from '../season/thing-place';
import { printMoment } from '../words/figures';
import { Loading } from '../kit/loading';
import { say } from '../words/words';
import { UNREAD } from './use-unread';
import { InboxPreferences } from './inbox-preferences';
import { tellRead, useReadElsewhere } from './read-elsewhere';

const INBOX = graphql(`
  query InboxPage($first: Int!) {
    viewer {
      id
      inbox(first: $first, order: NEWEST_FIRST) {
        unreadCount
        readUpTo
        lastNumber
        totalCount
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
            text
            ...EventThing
          }
        }
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
        rule
      }
      readUpTo
      unreadCount
    }
  }
`);
const PAGE = 10;

/** What happened that concerns me, the newest first. */
export function Inbox() {
  const client = useClient();
  const [first, setFirst] = useState(PAGE);
  const [{ data, error }, ask] = useQuery({
    query: INBOX,
    variables: { first },
    requestPolicy: 'cache-and-network',
  });
  useRefreshed(ask);
  useReadElsewhere(ask);
  const [{ data: live }] = useSubscription({ query: INBOX_LIVE });
  useEffect(() => {
    if (live !== undefined) ask({ requestPolicy: 'network-only' });
  }, [live, ask]);
  const { way, send } = useCommand(MARK_READ, { season: null, command: 'markInboxRead' });
  const inbox = data?.viewer?.inbox;
  if (inbox === undefined) return error === undefined ? <Loading /> : null;
  const mark = async (): Promise<void> => {
    if ((await send({ upTo: inbox.lastNumber })) === null) return;
    tellRead();
    ask({ requestPolicy: 'network-only' });
    // For the head of the page.
    await client.query(UNREAD, {}, { requestPolicy: 'network-only' });
  };
  return (
    <section className="panel" aria-labelledby="inbox" id="notices">
      <header className="line-up">
        <h2 id="inbox">{say('inbox.title')}</h2>
        {inbox.unreadCount > 0 && (
          <span className="due">{say('inbox.unread', { count: inbox.unreadCount })}</span>
        )}
        {inbox.unreadCount > 0 && (
          <Button look="quiet" way={way} onClick={() => void mark()}>
            {say('inbox.markAll')}
          </Button>
        )}
        <Outcome way={way} season={null} />
      </header>
      {inbox.nodes.length === 0 && <p className="quiet">{say('inbox.empty')}</p>}
      <ol className="inbox">
        {inbox.nodes.map((entry) => (
          <Notice key={entry.number} entry={entry} />
        ))}
      </ol>
      {inbox.totalCount > inbox.nodes.length && first < 100 && (
        <Button look="quiet" onClick={() => setFirst(Math.min(100, first + 3 * PAGE))}>
          {say('inbox.more')}
        </Button>
      )}
      <InboxPreferences />
    </section>
  );
}

type Entry = NonNullable<InboxPageQuery['viewer']>['inbox']['nodes'][number];

/** It leads to what it is about where that stands, else to the season as it was then. */
function Notice({ entry: { season, event, read } }: { readonly entry: Entry }) {
  const now = useNow(60_000);
  const page = season === null ? null : `/${season.kind === 'DYNASTY' ? 'd' : 's'}/${season.id}`;
  return (
    <li data-read={read}>
      {!read && <span className="due small">{say('inbox.new')} </span>}
      {page === null ? (
        event.text
      ) : (
        <Link href={placeOfThing(event, page)?.href ?? `${page}/at/${event.seq}`}>
          {event.text}
        </Link>
      )}
      <span className="quiet small">
        {' '}
        <time dateTime={event.at}>{printMoment(Date.parse(event.at), now)}</time>
        {season !== null && ' · '}
        {season !== null && page !== null && <Link href={page}>{season.name}</Link>}
      </span>
    </li>
  );
}
