import { seedSetText } from '../../kernel';
import type { SetClientSeed } from '../command';
import { byPlayer } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import type { ClientSeedSet } from '../event';
import { digestShape } from '../shapes';
import { nameOf } from '../wording';
import { evolveClientSeedSet, setClientSeed } from './set-client-seed';

export const CHANCE_COMMANDS: DynastyCommands<SetClientSeed> = {
  SetClientSeed: byPlayer<SetClientSeed>({
    rule: 'chance',
    shape: ({ sha256 }) => (sha256 === null ? null : digestShape('sha256', sha256, 'chance')),
    decide: setClientSeed,
    made: (event) => ('playerId' in event ? event.playerId : null),
  }),
};

export const CHANCE_EVENTS: DynastyEvents<ClientSeedSet> = {
  ClientSeedSet: {
    evolve: evolveClientSeedSet,
    text: (state, { playerId, sha256 }) => seedSetText(nameOf(state, playerId), sha256),
    channel: 'GAME_ACTIONS',
  },
};
