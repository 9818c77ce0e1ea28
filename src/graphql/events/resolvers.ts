import { CLOCK, HOST, playerId, STEWARD } from '../../kernel';
import { DEALER } from '../../dynasty';
import type { Resolvers } from '../generated/resolvers';
import { playerRow } from '../snapshots/season-view';
import { playerOf, playerSource } from '../nodes/sources';
import { journal } from './journal-updated';

const PLAYER_ACTOR = /^player:(p\d+)$/;

export const eventResolvers: Resolvers = {
  Subscription: { journal },
  Event: { __resolveType: ({ type }) => type },
  HiddenEvent: {
    text: () => 'Something happened that you may not see.',
  },
  Actor: {
    kind: ({ actor }) => {
      switch (actor) {
        case HOST:
          return 'HOST';
        case DEALER:
          return 'DEALER';
        case STEWARD:
          return 'STEWARD';
        case CLOCK:
          return 'CLOCK';
        default:
          return 'PLAYER';
      }
    },
    player: ({ snapshot, actor }) => {
      const id = PLAYER_ACTOR.exec(actor)?.[1];
      const row = id === undefined ? null : playerRow(snapshot, playerId(id));
      return row === null ? null : playerSource(snapshot, row);
    },
  },
  Payment: {
    player: ({ snapshot, playerId: id }) => playerOf(snapshot, id),
  },
  Rolls: {
    values: ({ draws }) => draws.map(({ value }) => value + 1),
    sides: ({ draws }) => draws.map(({ sides }) => sides),
  },
};
