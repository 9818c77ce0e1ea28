import { holdingsOf } from '../../kernel';
import type { Instant, Owner } from '../../kernel';
import { isTimeForDucks, unlessCreatable } from '../ducks/create-duck';
import { ducksOf } from '../ducks/own-ducks';
import { isQuack } from '../ducks/quack';
import { duckOwner } from '../ducks/rows';
import { isReputable } from '../membership/reputable';
import { option } from '../option';
import type { RoundOption } from '../option';
import { activePlayers, isRunning, ownerOf, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';

/** For a player: to trade with each duck with which there is something to be traded. */
export function duckOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  const { trade } = rulesetOf(state);
  if (!isRunning(state) || !trade.ducks) return [];
  if (trade.reputableOnly && !isReputable(state, player, now)) return [];
  const own = isLaden(state, ownerOf(player.id)) ? 1 : 0;
  return ducksOf(state, player.id)
    .filter(({ id }) => own + (isLaden(state, duckOwner(id)) ? 1 : 0) >= 2 - trade.emptySides)
    .map(({ id: duckId, name }) =>
      option('tradeWithDuck', 'ducks', `Trade with the duck ${name}.`, { duckId }),
    );
}

/** For the host. */
export function duckHostOptions(state: RoundState): RoundOption[] {
  const may =
    isTimeForDucks(state) &&
    activePlayers(state).some(({ id }) => unlessCreatable(state, rulesetOf(state), id) === null);
  return may ? [option('createDuck', 'ducks', 'Make a duck for a player.')] : [];
}

/** Whether it has anything that can be traded with a duck. */
function isLaden(state: RoundState, owner: Owner): boolean {
  const ruleset = rulesetOf(state);
  return holdingsOf(state, owner).some(
    ({ item }) => !ruleset.trade.untradable.includes(item) && !isQuack(ruleset, item),
  );
}
