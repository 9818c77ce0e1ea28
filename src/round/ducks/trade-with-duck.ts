/**
 * "Players may trade non-Quack items with ducks in their own possession"; such a trade "takes place
 * when the player announces it" [Trade; rulings G1, G4]: one announcement, all or nothing. Each
 * side must have its items before the trade [ruling O4].
 */
import { held, holdingsOf, moveAll } from '../../kernel';
import type { Owner } from '../../kernel';
import { unlessRunning } from '../model/access';
import {
  asAmounts,
  asEntries,
  summed,
  unlessKnown,
  unlessNatural,
  unlessTradable,
} from '../model/amounts';
import { byPlayer, nothing } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { ItemAmount } from '../model/items';
import { unlessReputable } from '../players/reputable';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { sidesShape } from '../model/shapes';
import { duckOwner, ownerOf } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import { unlessSided } from '../trades/open-trade';
import { amountsText, nameOf, amountWords } from '../model/wording';
import type { TradeWithDuck, DuckTraded } from './vocabulary';
import { duckOfEvent, ducksOf, presentDuck, duckWords, duckName } from './duck';
import { isQuack, unlessNoQuack } from './quack';
import type { DuckId } from '../model/ids';

export const tradeWithDuck = byPlayer<TradeWithDuck, 'duckId'>({
  rule: 'ducks',
  shape: ({ give, take }) => sidesShape(['give', give], ['take', take], 'trade'),
  refuses: (moment, player, { duckId }) =>
    unlessReputable(moment, player, rulesetOf(moment.state).trade, 'trade') ??
    unlessRunning(moment.state, 'trade') ??
    unlessOwn(moment.state, player, duckId),
  offers: ({ state }, { id: playerId }) =>
    ducksOf(state, playerId)
      .filter(({ id }) => areLaden(state, [ownerOf(playerId), duckOwner(id)]))
      .map(({ id: duckId, name }) => ({
        description: `Trade with the duck ${name}.`,
        known: { duckId },
      })),
  decide: (turn, player, { duckId, ...asked }) => {
    const { state } = turn;
    const items = [...asked.give, ...asked.take];
    const [give, take] = [asAmounts(summed(asked.give)), asAmounts(summed(asked.take))];
    const refusal =
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
  },
  made: duckOfEvent,
});

/** True if enough sides of the trade have an item that may be traded with a duck. */
function areLaden(state: RoundState, sides: readonly Owner[]): boolean {
  const ruleset = rulesetOf(state);
  const { untradable, emptySides } = ruleset.trade;
  const laden = sides.filter((owner) =>
    holdingsOf(state, owner).some(
      ({ item }) => !untradable.includes(item) && !isQuack(ruleset, item),
    ),
  );
  return laden.length >= sides.length - emptySides;
}

function unlessOwn(state: RoundState, { id }: PlayerRow, duckId: DuckId): RoundRefusal | null {
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
  duckId: DuckId,
  take: readonly ItemAmount[],
): RoundRefusal | null {
  for (const { item, quantity: need } of take) {
    const have = held(state, duckOwner(duckId), item);
    if (have < need) return refuse('DUCK_LACKS', 'ducks', { duckId, item, have, need });
  }
  return null;
}

export const duckTraded: RoundEventRecord<DuckTraded> = {
  evolve: nothing,
  facts: (state, event) => {
    const moved = (from: Owner): readonly string[] =>
      amountWords(
        state,
        event.transfers.filter((transfer) => transfer.from === from),
      );
    return {
      player: nameOf(state, event.playerId),
      duck: duckName(state, event),
      given: moved(ownerOf(event.playerId)),
      got: moved(duckOwner(event.duckId)),
    };
  },
  text: (state, event) => {
    const [player, duck] = [nameOf(state, event.playerId), duckWords(state, event)];
    const moved = (from: Owner): string | null => {
      const gone = event.transfers.filter((transfer) => transfer.from === from);
      return gone.length === 0 ? null : amountsText(state, gone);
    };
    const [given, got] = [moved(ownerOf(event.playerId)), moved(duckOwner(event.duckId))];
    if (got === null && given !== null) return `${player} gave ${duck} ${given}.`;
    if (given === null && got !== null) return `${player} took ${got} from ${duck}.`;
    return `${player} traded with ${duck}: ${given ?? 'nothing'} for ${got ?? 'nothing'}.`;
  },
  channel: 'GAME_ACTIONS',
};
