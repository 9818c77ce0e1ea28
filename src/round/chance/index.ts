import { isSha256 } from '../../kernel';
import { clientSeedSet, setClientSeedOf } from '../../season';
import type { ClientSeedSet, SetClientSeed } from '../../season';
import { unlessOver } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundCommands, RoundEvents } from '../model/records';
import { refuse } from '../model/refusal';

export const CHANCE_COMMANDS: RoundCommands<SetClientSeed> = {
  SetClientSeed: byPlayer<SetClientSeed>({
    ...setClientSeedOf('Fix a client seed for the weeks to come.'),
    shape: ({ sha256 }) =>
      sha256 === null || isSha256(sha256)
        ? null
        : refuse('HASH_MALFORMED', 'chance', { field: 'sha256' }),
    refuses: ({ state }) => unlessOver(state, 'chance'),
  }),
};

export const CHANCE_EVENTS: RoundEvents<ClientSeedSet> = { ClientSeedSet: clientSeedSet };
