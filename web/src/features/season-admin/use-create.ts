import { useCommand } from '../../platform/api/use-command';
import type { Way } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { accountIn, asSaid, canWait } from './plan';
import type { Plan } from './plan';

const CREATE_ROUND = graphql(`
  mutation CreateRound($input: CreateRoundInput!) {
    createRound(input: $input) {
      refusal {
        code
        message
        rule
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
        rule
        facts
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
  /** The changes to the edition. */
  readonly ruleset: object | null;
};
type Creation = {
  readonly way: Way;
  /** Resolves with the id of the new season; null if it was refused. */
  readonly create: (plan: Settled) => Promise<string | null>;
};

export function useCreate(): Creation {
  const round = useCommand(CREATE_ROUND, { season: null, command: 'createRound' });
  const dynasty = useCommand(CREATE_DYNASTY, { season: null, command: 'createDynasty' });
  const create = async (plan: Settled): Promise<string | null> => {
    const { kind, name, description, edition, tempo, visibility, clock, startsAt } = plan;
    const { ruleset, rulesTime, dealer } = plan;
    const [steward, dealing] = [asSaid(plan.steward), asSaid(plan.dealing)];
    const input = {
      name,
      edition,
      visibility,
      rehearsal: clock === 'rehearsal',
      ...(description.trim() !== '' && { description }),
      ...(tempo !== null && { tempo }),
      // The pickers use the reader's time zone.
      ...(startsAt !== '' && canWait(plan) && { startsAt: new Date(startsAt).toISOString() }),
      ...(rulesTime !== '' && { startsAtRulesTime: `${rulesTime}:00Z` }),
      ...(steward !== null && { steward }),
      ...(ruleset !== null && { ruleset }),
    };
    const dealt = {
      ...(dealing !== null && { automaticDealing: dealing }),
      ...(dealer.trim() !== '' && { dealerId: accountIn(dealer) }),
    };
    // Clears the other game's last outcome.
    (kind === 'ROUND' ? dynasty : round).reset();
    const made =
      kind === 'ROUND'
        ? (await round.send(input))?.createRound.season
        : (await dynasty.send({ ...input, ...dealt }))?.createDynasty.season;
    return made?.id ?? null;
  };
  return { way: dynasty.way.is === 'idle' ? round.way : dynasty.way, create };
}
