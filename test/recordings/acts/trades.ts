import type { Stage } from '../stage';

type Goods = readonly { readonly item: string; readonly quantity: number }[];
type Stuff = {
  /** The item that Ann gives, in the last offer more of it than she has. */
  readonly money: string;
  /** The item that Bob gives, one at a time. */
  readonly item: string;
};

/**
 * Ann's and Bob's trades: countered, accepted, declined, cancelled, and failed for lack of money.
 */
export async function trades(stage: Stage, { money, item }: Stuff): Promise<void> {
  const [ann, bob] = [stage.player('p1'), stage.player('p2')];
  const some = (quantity: number): Goods => [{ item: money, quantity }];
  const one = [{ item, quantity: 1 }];
  const offer = { give: some(5), get: one };
  await stage.does('ann', 'offerTrade', { to: bob, ...offer });
  const counter = { to: ann, give: one, get: some(7) };
  await stage.does('bob', 'offerTrade', { ...counter, counterTo: stage.id('Trade', 't1') });
  await stage.does('ann', 'acceptTrade', { tradeId: stage.id('Trade', 't2') });
  await stage.does('ann', 'offerTrade', { to: bob, ...offer });
  await stage.does('bob', 'declineTrade', { tradeId: stage.id('Trade', 't3') });
  await stage.does('ann', 'offerTrade', { to: bob, ...offer });
  await stage.does('ann', 'cancelTrade', { tradeId: stage.id('Trade', 't4') });
  await stage.does('ann', 'offerTrade', { to: bob, give: some(9000), get: [] });
  await stage.does('bob', 'acceptTrade', { tradeId: stage.id('Trade', 't5') });
}

/** Tries to trade an untradable item. */
export async function untradable(stage: Stage, item: string): Promise<void> {
  const stuck = { to: stage.player('p2'), give: [{ item, quantity: 1 }], get: [] };
  await stage.isRefused('ann', 'offerTrade', stuck, 'ITEM_UNTRADABLE');
}
