import { useEffect } from 'react';
import { useQuery, useSubscription } from 'urql';
import { Link } from 'wouter';
import { useToken } from '../account/session';
import { graphql } from '../generated/gql';
import type { WaitsForMeQuery } from '../generated/graphql';
import { Deadline } from '../kit/deadline';
import { RuleLink } from '../kit/outcome';
import { useRefreshed } from '../live/use-refreshed';
import { SeasonClock } from '../season/season-clock';
import { say } from '../words/words';
import './waits.css';

const WAITS = graphql(`
  query WaitsForMe {
    viewer {
      id
      waiting(first: 30) {
        complete
        nodes {
          kind
          from
          until
          on {
            __typename
            id
          }
          option {
            description
            rule
          }
          refusal {
            message
          }
          season {
            id
            name
            kind
            ...SeasonClock
          }
        }
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

/** A deadline passes without a notice. */
const LOOK_AGAIN_MS = 60_000;

/** What waits for me in all of my seasons; nothing for whoever is signed out. */
export function WaitsForMe() {
  const pause = useToken() === null;
  const [{ data }, ask] = useQuery({ query: WAITS, pause, requestPolicy: 'cache-and-network' });
  useRefreshed(ask);
  const viewer = data?.viewer ?? null;
  const [{ data: noticed }] = useSubscription({ query: NOTICED, pause: viewer === null });
  const number = noticed?.inbox.number;
  useEffect(() => {
    if (number !== undefined) ask({ requestPolicy: 'network-only' });
  }, [number, ask]);
  useEffect(() => {
    if (pause) return undefined;
    const timer = setInterval(() => ask({ requestPolicy: 'network-only' }), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [ask, pause]);
  if (viewer === null) return null;
  const { nodes, complete } = viewer.waiting;
  if (nodes.length === 0 && complete) return null;
  return (
    <section aria-labelledby="waits" className="waits">
      <h2 id="waits">{say('waits.title')}</h2>
      <ul>
        {nodes.map((waiting, at) => (
          <Waits
            key={`${waiting.season.id} ${waiting.kind} ${waiting.on?.id ?? at}`}
            {...{ waiting }}
          />
        ))}
      </ul>
      {!complete && <p className="quiet">{say('waits.incomplete')}</p>}
    </section>
  );
}

type Viewer = NonNullable<WaitsForMeQuery['viewer']>;
type Item = Viewer['waiting']['nodes'][number];

function Waits({ waiting }: { readonly waiting: Item }) {
  const { season, option, until, from, refusal } = waiting;
  const isOpen = refusal === null;
  return (
    <li className="waits-one" data-open={isOpen}>
      <SeasonClock season={season}>
        <Link href={placeOf(waiting)}>{option.description}</Link>
        <span className="quiet small">{season.name}</span>
        <span className="small">
          <RuleLink season={season.id} rule={option.rule} />
        </span>
        {isOpen && until !== null && (
          <span className="due">
            <Deadline at={until} what={say('waits.until')} />
          </span>
        )}
        {!isOpen && from !== null && (
          <span className="due quiet">
            <Deadline at={from} what={say('waits.from')} />
          </span>
        )}
      </SeasonClock>
    </li>
  );
}

/** The tab of a round on which each kind of thing is done. */
const TABS: Readonly<Partial<Record<Item['kind'], string>>> = {
  HAND: '/hands',
  REVEAL: '/hands',
  TRADE: '/market',
  CONTRACT: '/contracts',
  CONTRACT_CHANGE: '/contracts',
  WAGER: '/tables',
  WAR: '/tables',
  VOTE: '/proposals',
  CONFIDENCE_VOTE: '/judge',
  JUSTICE: '/judge',
};

/** What is found on its tab by its id. */
const CITED: readonly string[] = ['Trade', 'Contract', 'War', 'Proposal'];

function placeOf({ kind, on, season }: Item): string {
  if (on?.__typename === 'GiolittiGame') return `/g/${on.id}`;
  const tab = TABS[kind] ?? '';
  const there = on !== null && CITED.includes(on.__typename);
  const cited = there ? `#${on.__typename.toLowerCase()}-${on.id}` : '';
  if (season.kind === 'ROUND') return `/s/${season.id}${tab}${cited}`;
  return `/d/${season.id}${kind === 'VOTE' ? tab + cited : ''}`;
}
