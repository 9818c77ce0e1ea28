import type { Instant } from '../../kernel';
import { phaseEnd } from '../calendar/boundary';
import { itemName } from '../items';
import { mayGenerateLot } from '../lots/generate-lot';
import { option } from '../option';
import type { RoundOption } from '../option';
import { isRunning, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import { timesPossible } from '../trungs/trade-in-trungs';
import { tableOptions } from './table-options';

/** For a player: all but secret actions. */
export function playerOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  return [
    ...lotOptions(state, now),
    ...(isRunning(state) ? exchangeOptions(state, player) : []),
    ...(isRunning(state) ? tableOptions(state, player) : []),
  ];
}

function lotOptions(state: RoundState, now: Instant): RoundOption[] {
  if (!mayGenerateLot(state)) return [];
  return [option('generateLot', 'lots', 'Draw the cards of a lot.', {}, phaseEnd(state, now))];
}

function exchangeOptions(state: RoundState, player: PlayerRow): RoundOption[] {
  const ruleset = rulesetOf(state);
  return ruleset.exchanges.flatMap((exchange) => {
    const times = timesPossible(state, player, exchange);
    if (times === 0) return [];
    const given = itemName(ruleset, exchange.give.item, 2);
    const got = itemName(ruleset, exchange.get.item, 1);
    const facts = { exchange: exchange.exchange, times };
    return [option('tradeInTrungs', 'trung', `Trade in ${given} for a ${got}.`, facts)];
  });
}
