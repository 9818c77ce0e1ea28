import { destroy, held, mint, required } from '../../kernel';
import type { Exchange } from '../../rulesets';
import { unlessRunning } from '../model/access';
import { byPlayer, nothing } from '../model/records';
import type { RoundEventRecord, RoundCommands, RoundEvents } from '../model/records';
import { itemName } from '../model/items';
import { ownerOf } from '../model/owners';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { atMost } from '../model/shapes';
import { rulesetOf } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import { nameOf, transfersText, amountWords } from '../model/wording';
import type { TradeInTrungs, TrungsTradedIn, TrungCommand, TrungEvent } from './vocabulary';

/** The maximum number of exchanges in one command. */
const MOST_TIMES = 1_000;

const tradeInTrungs = byPlayer<TradeInTrungs, 'exchange' | 'times'>({
  rule: 'trung',
  shape: ({ times }) => atMost('times', [times], MOST_TIMES, 'trung'),
  refuses: ({ state }, player, { exchange, times }) =>
    unlessRunning(state, 'trung') ?? unlessExchanged(state, player, exchange, times),
  offers: ({ state }, player) => {
    const ruleset = rulesetOf(state);
    return ruleset.exchanges.map(({ exchange, give, get }) => {
      const given = itemName(ruleset, give.item, 2);
      const got = itemName(ruleset, get.item, 1);
      const times = timesPossible(state, player, give);
      return { description: `Trade in ${given} for a ${got}.`, known: { exchange, times } };
    });
  },
  decide: (turn, { id: playerId }, { exchange, times }) => {
    const { give, get } = required(exchangeOf(turn.state, exchange), 'an exchange');
    const owner = ownerOf(playerId);
    const transfers = [
      ...destroy(owner, [[give.item, give.quantity * times]]),
      ...mint(owner, [[get.item, get.quantity * times]]),
    ];
    turn.emit({ type: 'TrungsTradedIn', playerId, exchange, times, transfers });
    return null;
  },
  made: (event) => (event.type === 'TrungsTradedIn' ? event.playerId : null),
});

const exchangeOf = (state: RoundState, exchange: string): Exchange | undefined =>
  rulesetOf(state).exchanges.find((candidate) => candidate.exchange === exchange);

function unlessExchanged(
  state: RoundState,
  player: PlayerRow,
  exchange: string,
  times: number,
): RoundRefusal | null {
  const found = exchangeOf(state, exchange);
  if (found === undefined) return refuse('EXCHANGE_UNKNOWN', 'trung', { exchange });
  if (!Number.isInteger(times) || times < 1) {
    return refuse('AMOUNT_NOT_NATURAL', 'trung', { field: 'times', amount: times });
  }
  const { item, quantity } = found.give;
  const have = held(state, ownerOf(player.id), item);
  const need = quantity * times;
  return have < need ? refuse('NOT_ENOUGH', 'trung', { item, have, need }) : null;
}

/** The number of exchanges that the player can pay for now, up to the maximum. */
function timesPossible(state: RoundState, { id }: PlayerRow, give: Exchange['give']): number {
  const have = held(state, ownerOf(id), give.item);
  return Math.min(Math.floor(have / give.quantity), MOST_TIMES);
}

const trungsTradedIn: RoundEventRecord<TrungsTradedIn> = {
  evolve: nothing,
  facts: (state, { playerId, transfers }) => {
    const owner = ownerOf(playerId);
    return {
      player: nameOf(state, playerId),
      given: amountWords(
        state,
        transfers.filter(({ from }) => from === owner),
      ),
      got: amountWords(
        state,
        transfers.filter(({ to }) => to === owner),
      ),
    };
  },
  text: (state, { playerId, transfers }) => {
    const owner = ownerOf(playerId);
    const given = transfers.filter(({ from }) => from === owner);
    const got = transfers.filter(({ to }) => to === owner);
    return `${nameOf(state, playerId)} traded in ${transfersText(state, given)} for ${transfersText(state, got)}.`;
  },
  channel: 'GAME_ACTIONS',
};

export const TRUNG_COMMANDS: RoundCommands<TrungCommand> = {
  TradeInTrungs: tradeInTrungs,
};

export const TRUNG_EVENTS: RoundEvents<TrungEvent> = {
  TrungsTradedIn: trungsTradedIn,
};
