import { useEffect, useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { Link, useLocation } from 'wouter';
import { graphql } from '../../../generated/gql';
import { MutationButton } from '../../../ui/form/mutation-button';
import { ADVANCE_CLOCK } from '../../season';
import { t } from '../../../platform/i18n/translate';
import { DynastyLink } from './dynasty-link';

const AGAIN = graphql(`
  mutation PlayAgain($input: SetReadinessInput!) {
    setReadiness(input: $input) {
      refusal {
        code
        message
        anchor
      }
      season {
        id
        seq
      }
    }
  }
`);
/** A deal, and each change of readiness, can change the way to the next game. */
const CHANGED = graphql(`
  subscription NextGameChanged($season: ID!) {
    seasonUpdated(seasonId: $season) {
      id
      seq
    }
  }
`);
const NEXT = graphql(`
  query NextGame($season: ID!) {
    season(id: $season) {
      __typename
      id
      rehearsal
      nextDeadline
      viewer {
        id
        host
        options {
          mutation
        }
        player {
          id
          readiness
          games(status: ACTIVE, last: 1) {
            nodes {
              id
            }
          }
        }
      }
      ... on Dynasty {
        games(first: 8, order: NEWEST_FIRST) {
          nodes {
            id
            gameStatus
          }
        }
      }
    }
  }
`);

/**
 * The way to the next game: a link to a game in progress, preferably the viewer's own. Without one,
 * a ready host of a rehearsal moves the clock to the next deadline, another player says to be ready
 * and waits for the deal here, and all other viewers get a link to the dynasty.
 */
export function NextGame({ season: id }: { readonly season: string }) {
  const [, go] = useLocation();
  const [isPressed, setPressed] = useState(false);
  const [{ data }, ask] = useQuery({
    query: NEXT,
    variables: { season: id },
    requestPolicy: 'cache-and-network',
  });
  const season = data?.season ?? null;
  useSeasonChange(id, ask);
  const mine = season?.viewer?.player?.games?.nodes[0]?.id ?? null;
  useEffect(() => {
    if (isPressed && mine !== null) go(`/g/${mine}`);
  }, [isPressed, mine, go]);
  const games = season?.__typename === 'Dynasty' ? season.games.nodes : [];
  const played = mine ?? games.find(({ gameStatus }) => gameStatus === 'ACTIVE')?.id;
  const { rehearsal, nextDeadline, viewer } = season ?? {};
  const isMyClock =
    rehearsal === true && viewer?.host === true && viewer.player?.readiness === true;
  if (played === undefined && isMyClock && typeof nextDeadline === 'string') {
    return (
      <MutationButton
        document={ADVANCE_CLOCK}
        season={id}
        command="advanceClock next"
        input={{ seasonId: id, to: nextDeadline }}
        look="act"
        onDone={() => {
          setPressed(true);
          ask({ requestPolicy: 'network-only' });
        }}
      >
        {t('result.next')}
      </MutationButton>
    );
  }
  if (played === undefined) {
    const mayReady = viewer?.options.some(({ mutation }) => mutation === 'setReadiness') === true;
    if (!mayReady) return <DynastyLink season={id} />;
    return (
      <>
        <PlayAgain season={id} isReady={viewer.player?.readiness === true} ask={ask} />
        <Link className="button" href={`/d/${id}`}>
          {t('result.dynasty')}
        </Link>
      </>
    );
  }
  return (
    <Link className="button button-act" href={`/g/${played}`}>
      {t('result.next')}
    </Link>
  );
}

type Refetch = (options: { readonly requestPolicy: 'network-only' }) => void;

/** Refetches after each change of the season. */
function useSeasonChange(season: string, ask: Refetch): void {
  const [{ data }] = useSubscription({ query: CHANGED, variables: { season } });
  const seq = data?.seasonUpdated.seq ?? null;
  useEffect(() => {
    if (seq !== null) ask({ requestPolicy: 'network-only' });
  }, [seq, ask]);
}

type PlayAgainProps = {
  readonly season: string;
  readonly isReady: boolean;
  readonly ask: Refetch;
};

/** The rematch: the player says to be ready, and the next deal follows the rules [Readiness]. */
function PlayAgain({ season, isReady, ask }: PlayAgainProps) {
  if (isReady) {
    return (
      <span className="quiet" role="status">
        {t('result.waits')}
      </span>
    );
  }
  return (
    <MutationButton
      document={AGAIN}
      season={season}
      command="setReadiness"
      input={{ seasonId: season, ready: true }}
      look="act"
      onDone={() => ask({ requestPolicy: 'network-only' })}
    >
      {t('result.again')}
    </MutationButton>
  );
}
