import type { TradeRow } from '../../../../src/round';
import type { Entries } from '../entry';
import { text } from '../entry';
import type { Scene } from '../scene';

type TradeCommand = 'OfferTrade' | 'AcceptTrade' | 'DeclineTrade' | 'CancelTrade';

/** An open offer to or from the sender, or sometimes any offer. */
function tradeId(scene: Scene, side: 'toId' | 'fromId'): TradeRow['id'] {
  const mine = scene.state
    .all('trades')
    .filter((trade) => trade.status === 'OFFERED' && trade[side] === scene.self?.id);
  return (scene.pick.oneIn(6) ? null : scene.pick.from(mine)?.id) ?? scene.idIn('trades');
}

const openTo = ({ state, self }: Scene): TradeRow[] =>
  state.all('trades').filter(({ status, toId }) => status === 'OFFERED' && toId === self?.id);

export const TRADES: Entries<TradeCommand> = {
  OfferTrade: {
    weight: 6,
    any: (scene) => {
      const answered = scene.pick.oneIn(4) ? scene.pick.from(openTo(scene)) : null;
      return {
        type: 'OfferTrade',
        toId: answered?.fromId ?? scene.player(),
        give: scene.someItems(2),
        get: scene.pick.oneIn(2) ? [] : scene.pick.several(0, 1, () => oneOf(scene)),
        counterTo: answered?.id ?? (scene.pick.oneIn(20) ? 't1' : null),
      };
    },
    offered: (scene) => {
      const partner = scene.pick.from(scene.partners(scene.ruleset.trade.reputableOnly));
      const { untradable } = scene.ruleset.trade;
      const item = scene.ruleset.items.find((kind) => !untradable.includes(kind.item))?.item;
      if (partner === null || item === undefined) return null;
      // An offer may name items that the players lack [ruling G1].
      const [give, get] = [[{ item, quantity: 3 }], [{ item, quantity: 1 }]];
      return { type: 'OfferTrade', toId: partner.id, give, get, counterTo: null };
    },
  },
  AcceptTrade: {
    weight: 6,
    any: (scene) => ({ type: 'AcceptTrade', tradeId: tradeId(scene, 'toId') }),
    offered: (_scene, facts) => ({ type: 'AcceptTrade', tradeId: text(facts, 'tradeId') }),
  },
  DeclineTrade: {
    weight: 1,
    any: (scene) => ({ type: 'DeclineTrade', tradeId: tradeId(scene, 'toId') }),
    offered: (_scene, facts) => ({ type: 'DeclineTrade', tradeId: text(facts, 'tradeId') }),
  },
  CancelTrade: {
    weight: 1,
    any: (scene) => ({ type: 'CancelTrade', tradeId: tradeId(scene, 'fromId') }),
    offered: (_scene, facts) => ({ type: 'CancelTrade', tradeId: text(facts, 'tradeId') }),
  },
};

const oneOf = (scene: Scene) => ({ item: scene.item(), quantity: scene.pick.of(1, 1, 2, 0) });
