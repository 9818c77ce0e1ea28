import { useCallback } from 'react';
import { useQuery } from 'urql';
import { useCommand } from '../../platform/api/use-command';
import type { CommandState } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { useRehearsal } from './use-rehearsal';
import type { SeasonKind } from '../../generated/graphql';

const PRACTICE = graphql(`
  query MayPractise {
    server {
      practice
    }
  }
`);
const START_PRACTICE = graphql(`
  mutation StartPractice($input: StartPracticeInput!) {
    startPractice(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        __typename
        id
        ... on Dynasty {
          games(last: 1) {
            nodes {
              id
            }
          }
        }
      }
    }
  }
`);

type Practice = {
  /** True if the server has bots; null while loading. */
  readonly withBots: boolean | null;
  readonly state: CommandState;
  /** Resolves with the new table and the viewer's seat at it; null if refused. */
  readonly start: (name: string) => Promise<NewTable | null>;
};

export type NewTable = {
  readonly season: string;
  /** The address of the board: the lots, the dealt game or, without a game, the dynasty. */
  readonly address: string;
};

/** Starts a table at once: against bots if the server has them, or else a solo rehearsal. */
export function usePractice(kind: SeasonKind): Practice {
  const [{ data }] = useQuery({ query: PRACTICE });
  const withBots = data?.server.practice ?? null;
  const bots = useCommand(START_PRACTICE, { season: null, command: `startPractice ${kind}` });
  const alone = useRehearsal(kind);
  const [startBots, startAlone] = [bots.send, alone.start];
  const start = useCallback(
    async (name: string): Promise<NewTable | null> => {
      if (withBots !== true) {
        const id = await startAlone(name);
        return id === null ? null : { season: id, address: seasonAddress(kind, id) };
      }
      const season = (await startBots({ kind }))?.startPractice.season ?? null;
      if (season === null) return null;
      const game = season.__typename === 'Dynasty' ? season.games.nodes[0] : undefined;
      const address = game === undefined ? seasonAddress(kind, season.id) : `/g/${game.id}`;
      return { season: season.id, address };
    },
    [kind, withBots, startBots, startAlone],
  );
  return { withBots, state: withBots === true ? bots.state : alone.state, start };
}

const seasonAddress = (kind: SeasonKind, id: string): string =>
  `/${kind === 'ROUND' ? 's' : 'd'}/${id}`;
