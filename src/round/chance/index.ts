import { isSha256, seedSetText } from '../../kernel';
import type { SetClientSeed } from '../command';
import { byPlayer } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { ClientSeedSet } from '../event';
import { refuse } from '../refusal';
import { nameOf } from '../wording';
import { evolveClientSeedSet, setClientSeed } from './set-client-seed';

export const CHANCE_COMMANDS: RoundCommands<SetClientSeed> = {
  SetClientSeed: byPlayer<SetClientSeed>({
    rule: 'chance',
    shape: ({ sha256 }) =>
      sha256 === null || isSha256(sha256)
        ? null
        : refuse('HASH_MALFORMED', 'chance', { field: 'sha256' }),
    decide: setClientSeed,
    made: (event) => (event.type === 'ClientSeedSet' ? event.playerId : null),
  }),
};

export const CHANCE_EVENTS: RoundEvents<ClientSeedSet> = {
  ClientSeedSet: {
    evolve: evolveClientSeedSet,
    text: (state, { playerId, sha256 }) => seedSetText(nameOf(state, playerId), sha256),
    channel: 'GAME_ACTIONS',
  },
};
