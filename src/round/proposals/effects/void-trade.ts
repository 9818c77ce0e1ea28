import type { TradeId } from '../../model/ids';
import { idField, ofTypes } from '../../../season';
import { nameOf } from '../../model/wording';
import { planUndoing } from '../effect';
import type { RoundEffectKind } from '../effect';
import { undoTrade } from '../reversal';

type VoidTradeEffect = { readonly type: 'VOID_TRADE'; readonly tradeId: TradeId };
declare module '../vocabulary' {
  interface OwnEffects {
    VOID_TRADE: VoidTradeEffect;
  }
}

export const VOID_TRADE: RoundEffectKind<VoidTradeEffect> = {
  title: 'Undo a trade',
  description:
    'Undoes a trade. Both players must still have the items that they got, and return them.',
  fields: { tradeId: idField('TRADE', 'Trade', 'The trade.') },
  bare: true,
  power: 'VOID',
  plan: (plan, { tradeId }) =>
    planUndoing(
      plan,
      undoTrade(plan.state, tradeId),
      ofTypes(plan.effects, 'VOID_TRADE').some((earlier) => earlier.tradeId === tradeId),
    ),
  text: (state, { tradeId }) => {
    const { fromId, toId } = state.need('trades', tradeId);
    return `The trade of ${nameOf(state, fromId)} with ${nameOf(state, toId)} is undone.`;
  },
  parties: (state, { tradeId }) => {
    const { fromId, toId } = state.need('trades', tradeId);
    return [fromId, toId];
  },
};
