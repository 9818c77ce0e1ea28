/**
 * A player who loses all items by leaving also loses the ducks and their items [rulings B2, O3].
 */
import { destroy, holdingsOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { RoundEventRecord } from '../model/records';
import { rulesetOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { amountsText, nameOf, amountWords } from '../model/wording';
import type { DuckLost } from './vocabulary';
import { ducksOf, duckWords, duckName } from './duck';
import { duckOwner } from '../model/owners';

/** Call this just before the player leaves. */
export function loseDucks(turn: RoundTurn, playerId: PlayerId): void {
  const { state } = turn;
  if (!rulesetOf(state).membership.losesItemsOnLeaving) return;
  for (const { id: duckId } of ducksOf(state, playerId)) {
    const owner = duckOwner(duckId);
    const items = holdingsOf(state, owner).map(({ item, quantity }) => [item, quantity] as const);
    turn.emit({ type: 'DuckLost', duckId, playerId, transfers: destroy(owner, items) });
  }
}

export const duckLost: RoundEventRecord<DuckLost> = {
  evolve: (state, { atMs, event: { duckId } }) => {
    state.put('ducks', { ...state.need('ducks', duckId), lostAtMs: atMs });
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    duck: duckName(state, event),
    had: amountWords(state, event.transfers),
  }),
  text: (state, event) => {
    const { playerId, transfers } = event;
    const had = transfers.length === 0 ? '' : `, and with it ${amountsText(state, transfers)}`;
    return `${nameOf(state, playerId)} lost ${duckWords(state, event)}${had}.`;
  },
  channel: 'GAME_ACTIONS',
};
