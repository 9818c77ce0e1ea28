import type { SetReadiness } from './commands';
import { byPlayer } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import type { ReadinessSet } from './events';
import { seedShape } from '../shapes';
import { nameOf } from '../wording';
import { evolveReadinessSet, setReadiness } from './set-readiness';

export const READINESS_COMMANDS: DynastyCommands<SetReadiness> = {
  SetReadiness: byPlayer<SetReadiness>({
    rule: 'readiness',
    shape: ({ clientSeed }) => seedShape(clientSeed, 'chance'),
    decide: setReadiness,
    made: (event) => ('playerId' in event ? event.playerId : null),
  }),
};

export const READINESS_EVENTS: DynastyEvents<ReadinessSet> = {
  ReadinessSet: {
    evolve: evolveReadinessSet,
    text: (state, { playerId, ready }) =>
      `${nameOf(state, playerId)} is ${ready ? '' : 'not '}ready.`,
    channel: 'GAME_ACTIONS',
  },
};
