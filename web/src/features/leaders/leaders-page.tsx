import { useQuery } from 'urql';
import { Link } from 'wouter';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { BoardPageFragment, FurtherBoardsQuery } from '../../generated/graphql';
import { NextPages } from '../../ui/list/next-pages';
import { LoadFailed } from '../../ui/list/load-failed';
import { useRefetchOnReconnect } from '../../platform/live/use-refetch-on-reconnect';
import { Medallion } from '../lobby';
import '../../ui/panel.css';
import { PlayerName } from '../../ui/player-name';
import { printNumber } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';
import './leaders.css';

const BOARD = graphql(`
  fragment Board on Season {
    __typename
    id
    name
    kind
    ... on Round {
      victoryLabel
      leaderboard(first: 5) {
        totalCount
        nodes {
          ...BoardLine
        }
      }
    }
    ... on Dynasty {
      leaderboard(by: PEGS, first: 5) {
        totalCount
        nodes {
          ...BoardLine
        }
      }
    }
  }
`);

const LINE = graphql(`
  fragment BoardLine on LeaderboardEntry {
    place
    value
    player {
      id
      ...PlayerName
    }
  }
`);

const BOARDS = graphql(`
  query Boards {
    seasons(status: RUNNING, rehearsal: false, orderBy: LAST_ACTIVITY, first: 12) {
      ...BoardPage
    }
  }
`);
const FURTHER = graphql(`
  query FurtherBoards($after: String!) {
    seasons(status: RUNNING, rehearsal: false, orderBy: LAST_ACTIVITY, first: 12, after: $after) {
      ...BoardPage
    }
  }
`);
const PAGE = graphql(`
  fragment BoardPage on SeasonConnection {
    nodes {
      id
      ...Board
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

/** The leaders of all running seasons, rehearsals excluded. */
export function LeadersPage() {
  useTitle(t('boards.title'));
  const [{ data, fetching, error }, ask] = useQuery({
    query: BOARDS,
    requestPolicy: 'cache-and-network',
  });
  useRefetchOnReconnect(ask);
  const page = data === undefined ? null : unmask(PAGE, data.seasons);
  const seasons = page?.nodes ?? [];
  if (page === null && error !== undefined) {
    return (
      <div className="page">
        <h1>{t('boards.title')}</h1>
        <LoadFailed onRetry={() => ask({ requestPolicy: 'network-only' })} />
      </div>
    );
  }
  return (
    <div className="page">
      <h1>{t('boards.title')}</h1>
      {seasons.length === 0 && (
        <p className="quiet">{t(fetching ? 'house.loading' : 'boards.none')}</p>
      )}
      {seasons.length === 0 && !fetching && (
        <p>
          <Link className="button button-act" href="/">
            {t('boards.play')}
          </Link>
        </p>
      )}
      {boardsOf(seasons)}
      {page !== null && (
        <NextPages
          previous={page}
          query={FURTHER}
          variables={{}}
          pageOf={pageIn}
          label={t('list.more')}
        >
          {boardsOf}
        </NextPages>
      )}
    </div>
  );
}

const pageIn = ({ seasons }: FurtherBoardsQuery): BoardPageFragment => unmask(PAGE, seasons);

const boardsOf = (seasons: BoardPageFragment['nodes']) => (
  <div className="boards">
    {seasons.map((season) => (
      <Board key={season.id} season={season} />
    ))}
  </div>
);

function Board({ season }: { readonly season: FragmentType<typeof BOARD> }) {
  const { id, name, kind, ...shown } = unmask(BOARD, season);
  const entries = 'leaderboard' in shown ? unmask(LINE, shown.leaderboard.nodes) : [];
  const count = 'leaderboard' in shown ? shown.leaderboard.totalCount - entries.length : 0;
  const page = `/${kind === 'DYNASTY' ? 'd' : 's'}/${id}`;
  return (
    <section className="leader-board" aria-label={name}>
      <header>
        <Medallion kind={kind} />
        <h2>
          <Link href={page}>{name}</Link>
        </h2>
      </header>
      {entries.length === 0 && <p className="quiet">{t('boards.nobody')}</p>}
      {entries.length > 0 && (
        <p className="leader-unit quiet small">
          {'victoryLabel' in shown ? (shown.victoryLabel ?? t('boards.counts')) : t('boards.pegs')}
        </p>
      )}
      <ol>
        {entries.map(({ place, value, player }) => (
          <li key={player.id} data-place={place}>
            <span className="figures">{place}</span>
            <PlayerName player={player} />
            <b className="figures">{printNumber(value)}</b>
          </li>
        ))}
      </ol>
      {count > 0 && (
        <p className="small">
          <Link href={page + (kind === 'DYNASTY' ? '/standings' : '/people')}>
            {t('boards.all', { count })}
          </Link>
        </p>
      )}
    </section>
  );
}
