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
      }
      season {
        id
      }
    }
  }
`);

type Practice = {
  /** True if the server has bots; null while loading. */
  readonly withBots: boolean | null;
  readonly state: CommandState;
  /** Resolves with the address of the new season, with a seat for the viewer; null if refused. */
  readonly start: (name: string) => Promise<string | null>;
};

/** Starts a table at once: against bots if the server has them, or else a solo rehearsal. */
export function usePractice(kind: SeasonKind): Practice {
  const [{ data }] = useQuery({ query: PRACTICE });
  const withBots = data?.server.practice ?? null;
  const bots = useCommand(START_PRACTICE, { season: null, command: `startPractice ${kind}` });
  const alone = useRehearsal(kind);
  const [startBots, startAlone] = [bots.send, alone.start];
  const start = useCallback(
    async (name: string): Promise<string | null> => {
      if (withBots !== true) return startAlone(name);
      const id = (await startBots({ kind }))?.startPractice.season?.id;
      return id === undefined ? null : `/${kind === 'ROUND' ? 's' : 'd'}/${id}`;
    },
    [kind, withBots, startBots, startAlone],
  );
  return { withBots, state: withBots === true ? bots.state : alone.state, start };
}
