import type { ReactNode } from 'react';
import { useQuery, useSubscription } from 'urql';
import type { TypedDocumentNode } from 'urql';
import { Unavailable } from '../../../ui/unavailable';
import { graphql } from '../../../generated/gql';
import { useRefetchOnReconnect } from '../../../platform/live/use-refetch-on-reconnect';
import { t } from '../../../platform/i18n/translate';

const LIVE = graphql(`
  subscription RoundMoved($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      seq
    }
  }
`);

type Found = { readonly __typename: string } | null;
type RoundOf<S extends Found> = Extract<S, { readonly __typename: 'Round' }>;

type LiveProps<S extends Found, Shown> = {
  readonly season: string;
  readonly query: TypedDocumentNode<{ readonly season: S }, { readonly season: string }>;
  readonly children: (season: Shown) => ReactNode;
};

const isRound = <S extends Found>(season: S | null): season is RoundOf<S> =>
  season?.__typename === 'Round';

/** A page of a round, other than its table. */
export function LiveRound<S extends Found>({ children, ...live }: LiveProps<S, RoundOf<S>>) {
  return <LiveSeason {...live}>{(found) => isRound(found) && children(found)}</LiveSeason>;
}

/**
 * A page of a season, other than its table. Runs the query, refetches it at each event of the
 * season, and shows "not found" if the season does not exist.
 */
export function LiveSeason<S extends Found>({
  season,
  query,
  children,
}: LiveProps<S, NonNullable<S>>) {
  const variables = { season };
  const requestPolicy = 'cache-and-network';
  const [{ data, fetching, error }, ask] = useQuery({ query, variables, requestPolicy });
  useRefetchOnReconnect(ask);
  useSubscription({ query: LIVE, variables }, (_before, now) => {
    ask({ requestPolicy: 'network-only' });
    return now;
  });
  const found = data?.season ?? null;
  const shown = found === null ? null : children(found);
  if (shown !== null && shown !== false) return shown;
  if (fetching) return <p className="quiet">{t('house.loading')}</p>;
  return <Unavailable error={error} title={t('season.gone')} />;
}
