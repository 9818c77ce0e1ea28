import { useDeferredValue, useEffect, useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { graphql } from '../generated/gql';
import type { SeasonKind, SeasonOrder, SeasonStatus } from '../generated/graphql';
import { Button } from '../kit/button';
import { Choice } from '../kit/choice';
import { SearchBox } from '../kit/search-box';
import { Tick } from '../kit/tick';
import { useRefreshed } from '../live/use-refreshed';
import { say } from '../words/words';
import { SeasonCard } from './season-card';

const FIND = graphql(`
  query FindSeasons(
    $search: String
    $kind: SeasonKind
    $status: SeasonStatus
    $rehearsal: Boolean
    $joinable: Boolean
    $orderBy: SeasonOrder
  ) {
    seasons(
      search: $search
      kind: $kind
      status: $status
      rehearsal: $rehearsal
      joinable: $joinable
      orderBy: $orderBy
      first: 30
    ) {
      nodes {
        id
        ...SeasonCard
      }
    }
  }
`);

const LIST_LIVE = graphql(`
  subscription SeasonsLive(
    $search: String
    $kind: SeasonKind
    $status: SeasonStatus
    $rehearsal: Boolean
    $joinable: Boolean
  ) {
    seasonsUpdated(
      search: $search
      kind: $kind
      status: $status
      rehearsal: $rehearsal
      joinable: $joinable
    ) {
      again
      gone
      seasons {
        id
        ...SeasonCard
      }
    }
  }
`);

const KINDS = [
  { value: '', name: say('lobby.anyGame') },
  { value: 'ROUND', name: say('lobby.casino') },
  { value: 'DYNASTY', name: say('lobby.giolitti') },
] as const;
const STATES = [
  { value: '', name: say('lobby.anyStatus') },
  { value: 'RUNNING', name: say('season.running') },
  { value: 'SETUP', name: say('season.setup') },
  { value: 'ENDED', name: say('season.ended') },
] as const;
const ORDERS = (['LAST_ACTIVITY', 'NEWEST', 'PLAYERS', 'NAME'] as const).map((value) => ({
  value,
  name: say(`lobby.${value}`),
}));

/** Every season that there is to see, searched, filtered and kept current by what the server pushes. */
export function SeasonList() {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<SeasonKind | ''>('');
  const [status, setStatus] = useState<SeasonStatus | ''>('');
  const [orderBy, setOrderBy] = useState<SeasonOrder>('LAST_ACTIVITY');
  const [joinable, setJoinable] = useState(false);
  const [rehearsal, setRehearsal] = useState(false);
  const search = useDeferredValue(text.trim());
  const found = useFound({
    search: search === '' ? null : search,
    kind: kind === '' ? null : kind,
    status: status === '' ? null : status,
    rehearsal,
    joinable,
    orderBy,
  });
  return (
    <section aria-labelledby="all">
      <h2 id="all">{say('lobby.all')}</h2>
      <div className="lobby-find" role="search" aria-label={say('lobby.filters')}>
        <SearchBox label={say('lobby.search')} value={text} onChange={setText} />
        <Choice label={say('lobby.game')} value={kind} of={KINDS} onChange={setKind} />
        <Choice label={say('lobby.status')} value={status} of={STATES} onChange={setStatus} />
        <Choice label={say('lobby.order')} value={orderBy} of={ORDERS} onChange={setOrderBy} />
        <Tick checked={joinable} onChange={setJoinable}>
          {say('lobby.joinable')}
        </Tick>
        <Tick checked={rehearsal} onChange={setRehearsal}>
          {say('lobby.rehearsals')}
        </Tick>
      </div>
      {found?.length === 0 && (
        <p className="quiet">
          {say('lobby.foundNone')}{' '}
          {!rehearsal && (
            <>
              {say('lobby.rehearsalsLeft')}{' '}
              <Button look="quiet" onClick={() => setRehearsal(true)}>
                {say('lobby.rehearsalsToo')}
              </Button>
            </>
          )}
        </p>
      )}
      <div className="lobby-row">
        {(found ?? []).map((season) => (
          <SeasonCard key={season.id} season={season} />
        ))}
      </div>
    </section>
  );
}

type Asked = {
  readonly search: string | null;
  readonly kind: SeasonKind | null;
  readonly status: SeasonStatus | null;
  readonly rehearsal: boolean;
  readonly joinable: boolean;
  readonly orderBy: SeasonOrder;
};

function useFound(variables: Asked) {
  const [{ data }, ask] = useQuery({
    query: FIND,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefreshed(ask);
  const { orderBy: _, ...watched } = variables;
  const [{ data: live }] = useSubscription({ query: LIST_LIVE, variables: watched });
  const update = live?.seasonsUpdated;
  useEffect(() => {
    // What changed in a season that is shown is in the cache already; the list itself is asked for.
    if (update !== undefined) ask({ requestPolicy: 'network-only' });
  }, [update, ask]);
  return data?.seasons.nodes ?? null;
}
