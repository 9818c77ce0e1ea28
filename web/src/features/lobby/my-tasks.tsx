import { useEffect, useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { Link } from 'wouter';
import { useToken } from '../../platform/session';
import { cue } from '../../platform/sound/cue';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FurtherWaitsQuery, WaitingPageFragment } from '../../generated/graphql';
import { Deadline } from '../../ui/deadline';
import { NextPages } from '../../ui/list/next-pages';
import { RuleLink } from '../../ui/form/outcome';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { SeasonClock } from '../../ui/season-clock';
import { Loading } from '../../ui/loading';
import { t } from '../../platform/i18n/translate';
import { TASK, taskPlace, taskText } from '../season';
import './my-tasks.css';

const PAGE = graphql(`
  fragment WaitingPage on WaitingConnection {
    nodes {
      ...Task
      season {
        id
        name
        kind
        ...SeasonClock
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const WAITS = graphql(`
  query WaitsForMe {
    viewer {
      id
      waiting(first: 30) {
        complete
        ...WaitingPage
      }
    }
  }
`);
const FURTHER = graphql(`
  query FurtherWaits($after: String!) {
    viewer {
      id
      waiting(first: 30, after: $after) {
        ...WaitingPage
      }
    }
  }
`);

const NOTICED = graphql(`
  subscription Noticed {
    inbox {
      number
    }
  }
`);

/** Refetches regularly, since a missed deadline sends no notice. */
const LOOK_AGAIN_MS = 60_000;

/** The viewer's tasks in all their seasons; nothing when signed out. */
export function MyTasks() {
  const pause = useToken() === null;
  const [{ data, fetching }, ask] = useQuery({
    query: WAITS,
    pause,
    requestPolicy: 'cache-and-network',
  });
  useRefetchOnReconnect(ask);
  const viewer = data?.viewer ?? null;
  const [{ data: noticed }] = useSubscription({ query: NOTICED, pause: viewer === null });
  const number = noticed?.inbox.number;
  useEffect(() => {
    if (number === undefined) return;
    ask({ requestPolicy: 'network-only' });
    cue('message', { of: `notice ${number}` });
  }, [number, ask]);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (pause) return undefined;
    const timer = setInterval(() => {
      ask({ requestPolicy: 'network-only' });
      setLooks((before) => before + 1);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [ask, pause]);
  if (viewer === null) return fetching ? <Loading /> : null;
  const { complete } = viewer.waiting;
  const page = unmask(PAGE, viewer.waiting);
  const { nodes } = page;
  if (nodes.length === 0 && complete) return null;
  return (
    <section aria-labelledby="waits" className="waits">
      <h2 id="waits">{t('waits.title')}</h2>
      {listOf(nodes)}
      <NextPages
        previous={page}
        query={FURTHER}
        variables={{}}
        pageOf={pageIn}
        label={t('list.more')}
        version={(number ?? 0) + looks}
      >
        {listOf}
      </NextPages>
      {!complete && <p className="quiet">{t('waits.incomplete')}</p>}
    </section>
  );
}

const pageIn = ({ viewer }: FurtherWaitsQuery): WaitingPageFragment | null =>
  viewer === null ? null : unmask(PAGE, viewer.waiting);

type Item = WaitingPageFragment['nodes'][number];

const listOf = (nodes: readonly Item[]) => (
  <ul>
    {nodes.map((waiting, at) => {
      const { kind, on } = unmask(TASK, waiting);
      return <Waits key={`${waiting.season.id} ${kind} ${on?.id ?? at}`} waiting={waiting} />;
    })}
  </ul>
);

function Waits({ waiting }: { readonly waiting: Item }) {
  const { season } = waiting;
  const task = unmask(TASK, waiting);
  const { option, until, from, refusal } = task;
  const isOpen = refusal === null;
  return (
    <li className="waits-one" data-open={isOpen}>
      <SeasonClock season={season}>
        <Link href={taskPlace(task, season)}>{taskText(task)}</Link>
        <span className="quiet small">{season.name}</span>
        <span className="small">
          <RuleLink season={season.id} rule={option.anchor} />
        </span>
        {isOpen && until !== null && (
          <span className="due">
            <Deadline at={until} what={t('waits.until')} />
          </span>
        )}
        {!isOpen && from !== null && (
          <span className="due quiet">
            <Deadline at={from} what={t('waits.from')} />
          </span>
        )}
      </SeasonClock>
    </li>
  );
}
