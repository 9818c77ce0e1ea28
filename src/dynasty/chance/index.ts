import { clientSeedSet, setClientSeedOf } from '../../season';
import type { ClientSeedSet, SetClientSeed } from '../../season';
import { byPlayer } from '../model/records';
import type { DynastyCommands, DynastyEvents } from '../model/records';
import { digestShape } from '../model/access';

export const CHANCE_COMMANDS: DynastyCommands<SetClientSeed> = {
  SetClientSeed: byPlayer<SetClientSeed>({
    ...setClientSeedOf('Fix a client seed for the games to come.'),
    shape: ({ sha256 }) => (sha256 === null ? null : digestShape('sha256', sha256, 'chance')),
  }),
};

export const CHANCE_EVENTS: DynastyEvents<ClientSeedSet> = { ClientSeedSet: clientSeedSet };
