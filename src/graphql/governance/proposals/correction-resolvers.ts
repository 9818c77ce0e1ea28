import { transferView } from '../../../round';
import type { Resolvers } from '../../generated/resolvers';
import { printDateTime } from '../../scalars/date-time';
import { handSource, playerOf, secretActionSource, tableOf } from '../../nodes/sources';
import { tradeOf } from '../../trades/sources';

/** What puts right what has gone wrong in a round. */
export const correctionResolvers: Pick<
  Resolvers,
  | 'MoveItemsEffect'
  | 'VoidTradeEffect'
  | 'VoidTableEffect'
  | 'VoidSecretActionEffect'
  | 'EndJudgeTermEffect'
  | 'DeclareVictorEffect'
  | 'SetTermEffect'
  | 'CorrectHandEffect'
> = {
  MoveItemsEffect: {
    transfers: ({ reading, effect: { from, to, items } }) =>
      items.map((amount) => ({
        reading,
        transfer: transferView(reading.state, { from, to, ...amount }),
      })),
  },
  VoidTradeEffect: { trade: ({ reading, effect }) => tradeOf(reading, effect.tradeId) },
  VoidTableEffect: { table: ({ reading, effect }) => tableOf(reading, effect.tableId) },
  VoidSecretActionEffect: {
    secretAction: ({ reading, effect }) =>
      secretActionSource(reading, reading.state.need('secretActions', effect.actionId)),
  },
  DeclareVictorEffect: { player: ({ reading, effect }) => playerOf(reading, effect.playerId) },
  SetTermEffect: {
    player: ({ reading, effect }) => playerOf(reading, effect.playerId),
    office: ({ effect }) => effect.office,
    until: ({ effect: { untilMs } }) => (untilMs === null ? null : printDateTime(untilMs)),
  },
  CorrectHandEffect: {
    hand: ({ reading, effect }) => handSource(reading, reading.state.need('hands', effect.handId)),
    placement: ({ effect }) => effect.placement,
    score: ({ effect }) => effect.total,
  },
  EndJudgeTermEffect: { player: ({ reading, effect }) => playerOf(reading, effect.playerId) },
};
