import { useCommand } from '../../platform/api/use-command';
import type { CommandState } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { parseAccount, overrideInput, canWait } from './plan';
import type { Plan } from './plan';

const CREATE_ROUND = graphql(`
  mutation CreateRound($input: CreateRoundInput!) {
    createRound(input: $input) {
      refusal {
        code
        message
        anchor
        facts
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
        anchor
        facts
      }
      season {
        id
      }
    }
  }
`);

type SeasonSettings = Omit<Plan, 'tempo' | 'edition' | 'plays'> & {
  readonly tempo: number | null;
  readonly edition: string;
  /** The patch of the edition; null for none. */
  readonly ruleset: object | null;
};
type Creation = {
  readonly state: CommandState;
  /** Resolves with the id of the new season; null if refused. */
  readonly create: (plan: SeasonSettings) => Promise<string | null>;
};

export function useCreate(): Creation {
  const round = useCommand(CREATE_ROUND, { season: null, command: 'createRound' });
  const dynasty = useCommand(CREATE_DYNASTY, { season: null, command: 'createDynasty' });
  const create = async (plan: SeasonSettings): Promise<string | null> => {
    const { kind, name, description, edition, tempo, visibility, clock, startsAt } = plan;
    const { ruleset, rulesTime, dealer, playerName } = plan;
    const [steward, dealing] = [overrideInput(plan.steward), overrideInput(plan.dealing)];
    const input = {
      name,
      edition,
      visibility,
      rehearsal: clock === 'rehearsal',
      ...(playerName !== null && { playerName }),
      ...(description.trim() !== '' && { description }),
      ...(tempo !== null && { tempo }),
      // The start is picked in the user's time zone, and the rules' time in UTC.
      ...(startsAt !== '' && canWait(plan) && { startsAt: new Date(startsAt).toISOString() }),
      ...(rulesTime !== '' && { startsAtRulesTime: `${rulesTime}:00Z` }),
      ...(steward !== null && { steward }),
      ...(ruleset !== null && { ruleset }),
    };
    const dealt = {
      ...(dealing !== null && { automaticDealing: dealing }),
      ...(dealer.trim() !== '' && { dealerId: parseAccount(dealer) }),
    };
    // Clears the last outcome of the other game's command.
    (kind === 'ROUND' ? dynasty : round).reset();
    const made =
      kind === 'ROUND'
        ? (await round.send(input))?.createRound.season
        : (await dynasty.send({ ...input, ...dealt }))?.createDynasty.season;
    return made?.id ?? null;
  };
  return { state: dynasty.state.is === 'idle' ? round.state : dynasty.state, create };
}
