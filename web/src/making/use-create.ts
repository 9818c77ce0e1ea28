import { useCommand } from '../api/use-command';
import type { Way } from '../api/use-command';
import { graphql } from '../generated/gql';
import type { Plan } from './plan';

const CREATE_ROUND = graphql(`
  mutation CreateRound($input: CreateRoundInput!) {
    createRound(input: $input) {
      refusal {
        code
        message
        rule
      }
      season {
        id
      }
    }
  }
`);
const CREATE_DYNASTY = graphql(`
  mutation CreateDynasty($input: CreateDynastyInput!) {
    createDynasty(input: $input) {
      refusal {
        code
        message
        rule
      }
      season {
        id
      }
    }
  }
`);

type Settled = Omit<Plan, 'tempo' | 'edition'> & {
  readonly tempo: number | null;
  readonly edition: string;
};
type Creation = {
  readonly way: Way;
  /** Gives the id of what was made; null when it was refused. */
  readonly create: (plan: Settled) => Promise<string | null>;
};

export function useCreate(): Creation {
  const round = useCommand(CREATE_ROUND, { season: null, command: 'createRound' });
  const dynasty = useCommand(CREATE_DYNASTY, { season: null, command: 'createDynasty' });
  const create = async (plan: Settled): Promise<string | null> => {
    const { kind, name, description, edition, tempo, visibility, clock, startsAt } = plan;
    const input = {
      name,
      edition,
      visibility,
      rehearsal: clock === 'rehearsal',
      ...(description.trim() !== '' && { description }),
      ...(tempo !== null && { tempo }),
      // What was picked is in the reader's own time.
      ...(startsAt !== '' && { startsAt: new Date(startsAt).toISOString() }),
    };
    const made =
      kind === 'ROUND'
        ? (await round.send(input))?.createRound.season
        : (await dynasty.send(input))?.createDynasty.season;
    return made?.id ?? null;
  };
  const used = round.way.is === 'idle' ? dynasty.way : round.way;
  return { way: dynasty.way.is === 'idle' ? round.way : used, create };
}
