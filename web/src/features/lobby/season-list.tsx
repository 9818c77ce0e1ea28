import { useDeferredValue, useEffect, useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type {
  FindSeasonsQuery,
  SeasonCardsFragment,
  SeasonKind,
  SeasonOrder,
  SeasonStatus,
} from '../../generated/graphql';
import { Button } from '../../ui/form/button';
import { Choice } from '../../ui/form/select';
import { Earlier } from '../../ui/list/next-pages';
import { SearchBox } from '../../ui/form/search-box';
import { Tick } from '../../ui/form/checkbox';
import { useRefreshed } from '../../platform/live/use-refetch-on-reconnect';
import { say } from '../../platform/i18n/translate';
import { SEASON_CARDS, SeasonCards } from './season-cards';

const FIND = graphql(`
  query FindSeasons(
    $search: String
    $kind: SeasonKind
    $status: SeasonStatus
    $rehearsal: Boolean
    $joinable: Boolean
    $orderBy: SeasonOrder
    $after: String
  ) {
    seasons(
      search: $search
      kind: $kind
      status: $status
      rehearsal: $rehearsal
      joinable: $joinable
      orderBy: $orderBy
      first: 30
      after: $after
    ) {
      ...SeasonCards
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

/** All visible seasons, with search and filters, updated live. */
export function SeasonList() {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<SeasonKind | ''>('');
  const [status, setStatus] = useState<SeasonStatus | ''>('');
  const [orderBy, setOrderBy] = useState<SeasonOrder>('LAST_ACTIVITY');
  const [joinable, setJoinable] = useState(false);
  const [rehearsal, setRehearsal] = useState(false);
  const search = useDeferredValue(text.trim());
  const asked: Asked = {
    search: search === '' ? null : search,
    kind: kind === '' ? null : kind,
    status: status === '' ? null : status,
    rehearsal,
    joinable,
    orderBy,
  };
  const { found, told } = useFound(asked);
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
      {found?.nodes.length === 0 && (
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
      <SeasonCards seasons={found?.nodes ?? []} />
      {found !== null && (
        <Earlier
          key={JSON.stringify(asked)}
          than={found}
          query={FIND}
          variables={asked}
          pageOf={pageIn}
          label={say('list.more')}
          told={told}
        >
          {(nodes) => <SeasonCards seasons={nodes} />}
        </Earlier>
      )}
    </section>
  );
}

const pageIn = ({ seasons }: FindSeasonsQuery): SeasonCardsFragment =>
  unmask(SEASON_CARDS, seasons);

type Asked = {
  readonly search: string | null;
  readonly kind: SeasonKind | null;
  readonly status: SeasonStatus | null;
  readonly rehearsal: boolean;
  readonly joinable: boolean;
  readonly orderBy: SeasonOrder;
};

/** The first page, and a counter of updates to the list. */
function useFound(variables: Asked): {
  readonly found: SeasonCardsFragment | null;
  readonly told: number;
} {
  const [{ data }, ask] = useQuery({
    query: FIND,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefreshed(ask);
  const { orderBy: _, ...watched } = variables;
  const live = { query: LIST_LIVE, variables: watched };
  const [{ data: told = 0 }] = useSubscription(
    live,
    (before: number | undefined) => (before ?? 0) + 1,
  );
  useEffect(() => {
    // The cache already has the changes to listed seasons; only the list is refetched.
    if (told > 0) ask({ requestPolicy: 'network-only' });
  }, [told, ask]);
  return { found: data === undefined ? null : unmask(SEASON_CARDS, data.seasons), told };
}
