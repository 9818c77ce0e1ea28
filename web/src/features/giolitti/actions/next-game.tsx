import { useEffect, useRef, useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { Link, useLocation } from 'wouter';
import { graphql } from '../../../generated/gql';
import { MutationButton } from '../../../ui/form/mutation-button';
import { ADVANCE_CLOCK, useClientSeed } from '../../season';
import { t } from '../../../platform/i18n/translate';
import { DynastyLink } from './dynasty-link';

const AGAIN = graphql(`
  mutation PlayAgain($input: SetReadinessInput!) {
    setReadiness(input: $input) {
      refusal {
        code
        message
        anchor
        facts
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
          needs
          facts
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
 * The way to the next game: a link to the viewer's own game in progress. Without one, a ready host
 * of a rehearsal moves the clock to the next deadline, another player says to be ready and waits
 * for the deal here, and all other viewers get a link to a game in progress or to the dynasty.
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
  const { rehearsal, nextDeadline, viewer } = season ?? {};
  const readying = viewer?.options.find(({ mutation }) => mutation === 'setReadiness');
  const games = season?.__typename === 'Dynasty' ? season.games.nodes : [];
  const others = games.find(({ gameStatus }) => gameStatus === 'ACTIVE')?.id;
  const played = mine ?? (readying === undefined ? others : undefined);
  const follow = (): void => {
    setPressed(true);
    ask({ requestPolicy: 'network-only' });
  };
  if (played !== undefined) {
    return (
      <Link className="button button-act" href={`/g/${played}`}>
        {t('result.next')}
      </Link>
    );
  }
  const isReady = viewer?.player?.readiness === true;
  if (rehearsal === true && viewer?.host === true && isReady && typeof nextDeadline === 'string') {
    return (
      <MutationButton
        document={ADVANCE_CLOCK}
        season={id}
        command="advanceClock next"
        input={{ seasonId: id, to: nextDeadline }}
        look="act"
        onDone={follow}
      >
        {t('result.next')}
      </MutationButton>
    );
  }
  if (readying === undefined) return <DynastyLink season={id} />;
  return (
    <>
      <PlayAgain season={id} isReady={isReady} option={readying} onDone={follow} />
      <Link className="button" href={`/d/${id}`}>
        {t('result.dynasty')}
      </Link>
    </>
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
  /** The option to set the readiness. */
  readonly option: { readonly needs: readonly string[]; readonly facts: unknown };
  readonly onDone: () => void;
};

/**
 * The rematch: the player says to be ready, and the next deal follows the rules [Readiness]. Who has
 * fixed a client seed also reveals it [ruling V13].
 */
function PlayAgain({ season, isReady, option, onDone }: PlayAgainProps) {
  const seed = useClientSeed(season, option);
  const status = useRef<HTMLSpanElement>(null);
  const [wasPressed, setPressed] = useState(false);
  // The button has gone, so the focus goes to what is in its place.
  useEffect(() => {
    if (wasPressed && isReady) status.current?.focus();
  }, [wasPressed, isReady]);
  return (
    <>
      <span ref={status} className="quiet" role="status" tabIndex={-1}>
        {isReady && t('result.waits')}
      </span>
      {!isReady && seed.field}
      {!isReady && (
        <MutationButton
          document={AGAIN}
          season={season}
          command="setReadiness"
          input={{ seasonId: season, ready: true, ...seed.input }}
          look="act"
          onDone={() => {
            seed.clear();
            setPressed(true);
            onDone();
          }}
        >
          {t('result.again')}
        </MutationButton>
      )}
    </>
  );
}
