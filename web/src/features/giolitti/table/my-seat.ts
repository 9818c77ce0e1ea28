import { useEffect } from 'react';
import { useQuery } from 'urql';
import { useToken } from '../../../platform/session';
import { graphql } from '../../../generated/gql';
import type { MyGameQuery } from '../../../generated/graphql';
import { useRefetchOnReconnect } from '../../../platform/live/use-refetch-on-reconnect';
import { fieldOf } from '../../../platform/offered-option';
import type { OfferedOption } from '../../../platform/offered-option';

const MINE = graphql(`
  query MyGame($game: ID!) {
    node(id: $game) {
      id
      ... on GiolittiGame {
        participants {
          player {
            id
          }
          hand {
            rank
            suit
            name
          }
        }
        claimables {
          card {
            rank
            suit
            name
          }
          nameable
          points
          tricks {
            trick
            name
            points
            why
          }
        }
        season {
          id
          viewer {
            id
            player {
              id
            }
            options {
              mutation
              anchor
              description
              needs
              input
              facts
            }
          }
        }
      }
    }
  }
`);

type MyGame = Extract<NonNullable<MyGameQuery['node']>, { readonly season: object }>;
export type HandCard = NonNullable<MyGame['participants'][number]['hand']>[number];
export type Claimable = NonNullable<MyGame['claimables']>[number];

export type MySeat = {
  /** The viewer's player in the dynasty; null for non-members. */
  readonly player: string | null;
  readonly hand: readonly HandCard[] | null;
  /** Null if the rules do not show the claims. */
  readonly claimables: readonly Claimable[] | null;
  /** The viewer's options in this game. */
  readonly options: readonly OfferedOption[];
  /** The viewer's options in the dynasty, including this game. */
  readonly inDynasty: readonly OfferedOption[];
  /** True while the viewer's seat is unknown. */
  readonly waits: boolean;
};

const ONLOOKER: MySeat = {
  ...{ player: null, hand: null, claimables: null },
  ...{ options: [], inDynasty: [], waits: false },
};

/** The viewer's private part of a game, refetched after each change of the game or of a pause. */
export function useMySeat(game: string, seq: number | null, pausedUntil: string | null): MySeat {
  const token = useToken();
  const [{ data, error }, ask] = useQuery({
    query: MINE,
    variables: { game },
    pause: token === null || seq === null,
    requestPolicy: 'cache-and-network',
  });
  useRefetchOnReconnect(ask);
  useEffect(() => {
    if (token !== null && seq !== null) ask({ requestPolicy: 'network-only' });
  }, [ask, token, seq, pausedUntil]);
  const node = data?.node;
  if (token !== null && data === undefined && error === undefined) {
    return { ...ONLOOKER, waits: true };
  }
  if (token === null || !node || !('season' in node)) return ONLOOKER;
  const { participants, claimables, season } = node;
  const player = season.viewer?.player?.id ?? null;
  const inDynasty = season.viewer?.options ?? [];
  const options = inDynasty.filter(({ input }) => fieldOf(input, 'gameId') === game);
  const own = participants.find((each) => each.player.id === player);
  return { player, hand: own?.hand ?? null, claimables, options, inDynasty, waits: false };
}

export const optionOf = (seat: MySeat, mutation: string): OfferedOption | null =>
  seat.options.find((option) => option.mutation === mutation) ?? null;
