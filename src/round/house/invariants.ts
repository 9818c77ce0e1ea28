/** The invariants of lots and Works of Art. */
import { BANK, held, holdingsOf, violation } from '../../kernel';
import { countCards, itemOfWork } from '../model/items';
import { lotOwner } from '../model/owners';
import type { RoundState } from '../model/state';
import { MOST_PLAYER_LOTS } from './create-player-lot';
import { isPlayerLot } from './player-lots';
import type { LotRow } from '../lots/vocabulary';

/** Each Work is held exactly once, by the owner in its row, until it is destroyed [ruling B1]. */
export function workViolations(state: RoundState): string[] {
  return state.all('works').flatMap(({ id, owner, value }) => {
    const item = itemOfWork(id);
    const issued = state.get('issues', item)?.quantity ?? 0;
    const right = owner === BANK ? issued === 0 : issued === 1 && held(state, owner, item) === 1;
    return [
      ...violation(right, `${id} is not with ${owner} alone`),
      ...violation(Number.isSafeInteger(value) && value >= 0, `${id} is worth ${String(value)}`),
    ];
  });
}

/** A standing lot holds exactly its items; any other lot holds nothing. */
export function lotViolations(state: RoundState): string[] {
  const lots = state.all('lots').flatMap((lot) => violationsOf(state, lot));
  const creators = state.keys('lots', 'creator').flatMap((id) => {
    const few = state.countBy('lots', 'creator', id) <= MOST_PLAYER_LOTS;
    return violation(few, `${id} has too many lots`);
  });
  return [...lots, ...creators];
}

function violationsOf(state: RoundState, lot: LotRow): string[] {
  const { id, status, winnerId, creatorId } = lot;
  const contents = holdingsOf(state, lotOwner(id));
  if (status !== 'STANDING') {
    return [
      ...violation(contents.length === 0, `${id} is given out and not empty`),
      ...violation((status === 'SOLD') === (winnerId !== null), `${id} is won and not sold`),
    ];
  }
  const present = creatorId === null || state.get('players', creatorId)?.leftAtMs === null;
  return [
    ...violation(holdsItsItems(state, lot, contents.length), `${id} has other items`),
    ...violation(present, `${id} stands and its creator left`),
    ...violation(!isPlayerLot(lot) || contents.length > 0, `${id} stands and is empty`),
  ];
}

function holdsItsItems(state: RoundState, lot: LotRow, kinds: number): boolean {
  const items = lot.items?.map(({ item, quantity }) => [item, quantity] as const);
  const should = items === undefined ? countCards(lot.cards) : new Map(items);
  const owner = lotOwner(lot.id);
  return kinds === should.size && [...should].every(([item, n]) => held(state, owner, item) === n);
}
