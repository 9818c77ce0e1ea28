import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { Link, useLocation } from 'wouter';
import { graphql } from '../../../generated/gql';
import { MutationButton } from '../../../ui/form/mutation-button';
import { ADVANCE_CLOCK } from '../../season';
import { t } from '../../../platform/i18n/translate';
import { DynastyLink } from './dynasty-link';

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
 * a ready host of a rehearsal moves the clock to the next deadline, and all other viewers get a
 * link to the dynasty.
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
  if (played === undefined) return <DynastyLink season={id} />;
  return (
    <Link className="button button-act" href={`/g/${played}`}>
      {t('result.next')}
    </Link>
  );
}
