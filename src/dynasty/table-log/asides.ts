import type { DynastyState } from '../model/state';
import type { GameId } from '../model/ids';
import type { AsideEvent, AsideRow } from './rows';

/** Stores an aside, which is an action at a table other than a play. */
export function keepAside(state: DynastyState, event: AsideEvent): void {
  const { gameId } = event;
  const number = state.countBy('asides', 'game', gameId) + 1;
  const afterPlay = state.countBy('plays', 'game', gameId);
  const aside = withoutItems(event);
  state.put('asides', { id: `${gameId}:a${String(number)}`, gameId, number, afterPlay, aside });
}

function withoutItems(event: AsideEvent): AsideRow['aside'] {
  if (!('transfers' in event)) return event;
  const { transfers: _items, ...aside } = event;
  return aside;
}

/** The asides of a game in order. */
export const asidesOf = (state: DynastyState, gameId: GameId): AsideRow[] =>
  state.by('asides', 'game', gameId).sort((one, other) => one.number - other.number);
