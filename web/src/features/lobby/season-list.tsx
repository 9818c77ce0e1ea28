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
import { Select } from '../../ui/form/select';
import { NextPages } from '../../ui/list/next-pages';
import { SearchBox } from '../../ui/form/search-box';
import { Checkbox } from '../../ui/form/checkbox';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { t } from '../../platform/i18n/translate';
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
  { value: '', name: t('lobby.anyGame') },
  { value: 'ROUND', name: t('lobby.casino') },
  { value: 'DYNASTY', name: t('lobby.giolitti') },
] as const;
const STATES = [
  { value: '', name: t('lobby.anyStatus') },
  { value: 'RUNNING', name: t('season.running') },
  { value: 'SETUP', name: t('season.setup') },
  { value: 'ENDED', name: t('season.ended') },
] as const;
const ORDERS = (['LAST_ACTIVITY', 'NEWEST', 'PLAYERS', 'NAME'] as const).map((value) => ({
  value,
  name: t(`lobby.${value}`),
}));

/** All visible seasons, with search and filters and live updates. */
export function SeasonList() {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<SeasonKind | ''>('');
  const [status, setStatus] = useState<SeasonStatus | ''>('');
  const [orderBy, setOrderBy] = useState<SeasonOrder>('LAST_ACTIVITY');
  const [joinable, setJoinable] = useState(false);
  const [rehearsal, setRehearsal] = useState(false);
  const search = useDeferredValue(text.trim());
  const asked: SeasonFilter = {
    search: search === '' ? null : search,
    kind: kind === '' ? null : kind,
    status: status === '' ? null : status,
    rehearsal,
    joinable,
    orderBy,
  };
  const { found, version } = useFound(asked);
  return (
    <section aria-labelledby="all">
      <h2 id="all">{t('lobby.all')}</h2>
      <div className="lobby-find" role="search" aria-label={t('lobby.filters')}>
        <SearchBox label={t('lobby.search')} value={text} onChange={setText} />
        <Select label={t('lobby.game')} value={kind} of={KINDS} onChange={setKind} />
        <Select label={t('lobby.status')} value={status} of={STATES} onChange={setStatus} />
        <Select label={t('lobby.order')} value={orderBy} of={ORDERS} onChange={setOrderBy} />
        <Checkbox checked={joinable} onChange={setJoinable}>
          {t('lobby.joinable')}
        </Checkbox>
        <Checkbox checked={rehearsal} onChange={setRehearsal}>
          {t('lobby.rehearsals')}
        </Checkbox>
      </div>
      {found?.nodes.length === 0 && (
        <p className="quiet">
          {t('lobby.foundNone')}{' '}
          {!rehearsal && (
            <>
              {t('lobby.rehearsalsLeft')}{' '}
              <Button look="quiet" onClick={() => setRehearsal(true)}>
                {t('lobby.rehearsalsToo')}
              </Button>
            </>
          )}
        </p>
      )}
      <SeasonCards seasons={found?.nodes ?? []} />
      {found !== null && (
        <NextPages
          key={JSON.stringify(asked)}
          previous={found}
          query={FIND}
          variables={asked}
          pageOf={pageIn}
          label={t('list.more')}
          version={version}
        >
          {(nodes) => <SeasonCards seasons={nodes} />}
        </NextPages>
      )}
    </section>
  );
}

const pageIn = ({ seasons }: FindSeasonsQuery): SeasonCardsFragment =>
  unmask(SEASON_CARDS, seasons);

type SeasonFilter = {
  readonly search: string | null;
  readonly kind: SeasonKind | null;
  readonly status: SeasonStatus | null;
  readonly rehearsal: boolean;
  readonly joinable: boolean;
  readonly orderBy: SeasonOrder;
};

/** The first page, and a counter of updates to the list. */
function useFound(variables: SeasonFilter): {
  readonly found: SeasonCardsFragment | null;
  readonly version: number;
} {
  const [{ data }, ask] = useQuery({
    query: FIND,
    variables,
    requestPolicy: 'cache-and-network',
  });
  useRefetchOnReconnect(ask);
  const { orderBy: _, ...watched } = variables;
  const live = { query: LIST_LIVE, variables: watched };
  const [{ data: version = 0 }] = useSubscription(
    live,
    (before: number | undefined) => (before ?? 0) + 1,
  );
  useEffect(() => {
    // The cache already has the changes of listed seasons, so only the list is refetched.
    if (version > 0) ask({ requestPolicy: 'network-only' });
  }, [version, ask]);
  return { found: data === undefined ? null : unmask(SEASON_CARDS, data.seasons), version };
}
