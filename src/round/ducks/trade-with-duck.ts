/**
 * "Players may trade non-Quack items with ducks in their own possession"; such a trade "takes place
 * when the player announces it" [Trade; rulings G1, G4]: one announcement, all or nothing. What is
 * given must be there before anything is got for it [ruling O4].
 */
import { held, moveAll } from '../../kernel';
import { unlessRunning } from '../access';
import {
  asAmounts,
  asEntries,
  summed,
  unlessKnown,
  unlessNatural,
  unlessTradable,
} from '../amounts';
import type { Asked } from '../command';
import { unlessReputable } from '../membership/unless-reputable';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { ownerOf, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { ItemAmount } from '../items';
import { unlessSided } from '../trades/unless-sided';
import type { RoundTurn } from '../turn';
import type { TradeWithDuck } from './commands';
import { unlessNoQuack } from './quack';
import { presentDuck } from './own-ducks';
import { duckOwner } from './rows';

export function tradeWithDuck(
  turn: RoundTurn,
  player: PlayerRow,
  { duckId, ...asked }: Asked<TradeWithDuck>,
): RoundRefusal | null {
  const { state } = turn;
  const items = [...asked.give, ...asked.take];
  const [give, take] = [asAmounts(summed(asked.give)), asAmounts(summed(asked.take))];
  const refusal =
    unlessReputable(turn, player, rulesetOf(state).trade, 'trade') ??
    unlessRunning(state, 'trade') ??
    unlessOwn(state, player, duckId) ??
    unlessKnown(state, items) ??
    unlessTradable(state, items, 'trade') ??
    unlessNoQuack(rulesetOf(state), items) ??
    unlessNatural(items) ??
    unlessHeld(state, player, give) ??
    unlessDuckHas(state, duckId, take) ??
    unlessSided(state, give, take);
  if (refusal !== null) return refusal;
  const [own, duck] = [ownerOf(player.id), duckOwner(duckId)];
  const transfers = [
    ...moveAll(own, duck, asEntries(give)),
    ...moveAll(duck, own, asEntries(take)),
  ];
  turn.emit({ type: 'DuckTraded', duckId, playerId: player.id, transfers });
  return null;
}

function unlessOwn(state: RoundState, { id }: PlayerRow, duckId: string): RoundRefusal | null {
  if (!rulesetOf(state).trade.ducks) return refuse('NO_DUCKS', 'trade');
  const duck = presentDuck(state, duckId);
  if (duck === null) return refuse('DUCK_NOT_FOUND', 'ducks', { duckId });
  return duck.playerId === id ? null : refuse('DUCK_NOT_YOURS', 'ducks', { duckId });
}

function unlessHeld(
  state: RoundState,
  { id }: PlayerRow,
  give: readonly ItemAmount[],
): RoundRefusal | null {
  for (const { item, quantity: need } of give) {
    const have = held(state, ownerOf(id), item);
    if (have < need) return refuse('NOT_ENOUGH', 'trade', { item, have, need });
  }
  return null;
}

function unlessDuckHas(
  state: RoundState,
  duckId: string,
  take: readonly ItemAmount[],
): RoundRefusal | null {
  for (const { item, quantity: need } of take) {
    const have = held(state, duckOwner(duckId), item);
    if (have < need) return refuse('DUCK_LACKS', 'ducks', { duckId, item, have, need });
  }
  return null;
}
