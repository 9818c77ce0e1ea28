import { Fragment } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { useToken } from '../../platform/session';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FurtherOfMySeasonsQuery, SeasonCardsFragment } from '../../generated/graphql';
import { NextPages } from '../../ui/list/next-pages';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { Loading } from '../../ui/loading';
import { t } from '../../platform/i18n/translate';
import { SEASON_CARDS, SeasonCards } from './season-cards';

const MINE = graphql(`
  query MySeasons {
    viewer {
      id
      running: seasons(status: RUNNING, first: 20) {
        ...SeasonCards
      }
      setup: seasons(status: SETUP, first: 20) {
        ...SeasonCards
      }
      ended: seasons(status: ENDED, first: 20) {
        ...SeasonCards
      }
    }
  }
`);
const FURTHER = graphql(`
  query FurtherOfMySeasons($status: SeasonStatus!, $after: String!) {
    viewer {
      id
      seasons(status: $status, first: 20, after: $after) {
        ...SeasonCards
      }
    }
  }
`);

/** The viewer's seasons, running ones first; nothing when signed out. */
export function MySeasons() {
  const pause = useToken() === null;
  const [{ data, fetching }, ask] = useQuery({
    query: MINE,
    pause,
    requestPolicy: 'cache-and-network',
  });
  useRefetchOnReconnect(ask);
  const viewer = data?.viewer ?? null;
  // Nothing below shows before, so that nothing shifts.
  if (viewer === null) return fetching ? <Loading /> : null;
  const lists = [
    { status: 'RUNNING', seasons: unmask(SEASON_CARDS, viewer.running) },
    { status: 'SETUP', seasons: unmask(SEASON_CARDS, viewer.setup) },
    { status: 'ENDED', seasons: unmask(SEASON_CARDS, viewer.ended) },
  ] as const;
  const some = lists.filter(({ seasons }) => seasons.nodes.length > 0);
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t('lobby.mine')}</h2>
      {some.length === 0 && <p className="quiet">{t('lobby.mineNone')}</p>}
      {some.map(({ status, seasons }) => (
        <Fragment key={status}>
          <SeasonCards seasons={seasons.nodes} />
          <NextPages
            {...{ previous: seasons, query: FURTHER, variables: { status }, pageOf: pageIn }}
            label={t(`lobby.more${status}`)}
          >
            {(nodes) => <SeasonCards seasons={nodes} />}
          </NextPages>
        </Fragment>
      ))}
      <p>
        <Link className="button" href="/new">
          {t('play.new')}
        </Link>
      </p>
    </section>
  );
}

const pageIn = ({ viewer }: FurtherOfMySeasonsQuery): SeasonCardsFragment | null =>
  viewer === null ? null : unmask(SEASON_CARDS, viewer.seasons);
