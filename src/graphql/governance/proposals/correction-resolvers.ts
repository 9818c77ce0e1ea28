import { transferView } from '../../../round';
import type { Resolvers } from '../../generated/resolvers';
import { printDateTime } from '../../scalars/date-time';
import { handSource, playerOf, secretActionSource, tableOf } from '../../nodes/sources';
import { tradeOf } from '../../trades/sources';

/** Resolvers of the effects that correct a round. */
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
    transfers: ({ snapshot, effect: { from, to, items } }) =>
      items.map((amount) => ({
        snapshot,
        transfer: transferView(snapshot.state, { from, to, ...amount }),
      })),
  },
  VoidTradeEffect: { trade: ({ snapshot, effect }) => tradeOf(snapshot, effect.tradeId) },
  VoidTableEffect: { table: ({ snapshot, effect }) => tableOf(snapshot, effect.tableId) },
  VoidSecretActionEffect: {
    secretAction: ({ snapshot, effect }) =>
      secretActionSource(snapshot, snapshot.state.need('secretActions', effect.actionId)),
  },
  DeclareVictorEffect: { player: ({ snapshot, effect }) => playerOf(snapshot, effect.playerId) },
  SetTermEffect: {
    player: ({ snapshot, effect }) => playerOf(snapshot, effect.playerId),
    office: ({ effect }) => effect.office,
    until: ({ effect: { untilMs } }) => (untilMs === null ? null : printDateTime(untilMs)),
  },
  CorrectHandEffect: {
    hand: ({ snapshot, effect }) =>
      handSource(snapshot, snapshot.state.need('hands', effect.handId)),
    placement: ({ effect }) => effect.placement,
    score: ({ effect }) => effect.total,
  },
  EndJudgeTermEffect: { player: ({ snapshot, effect }) => playerOf(snapshot, effect.playerId) },
};
