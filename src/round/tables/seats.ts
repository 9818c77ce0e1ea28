import { byOrdinal, moveAll } from '../../kernel';
import type { ItemCode, PlayerId, Transfer } from '../../kernel';
import type { RoundEvent } from '../model/event';
import type { TableId } from '../model/ids';
import { ownerOf, tableOwner } from '../model/owners';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { SittingRow, TableRow, Wager } from './vocabulary';

/** The player's present sitting; null for none. */
export function sittingOf(state: RoundState, player: PlayerId): SittingRow | null {
  return state.by('sittings', 'sitting', player)[0] ?? null;
}

/** The present sittings at the table, in the order of sitting down. */
export function sittingsAt(state: RoundState, tableId: TableId): SittingRow[] {
  return state.by('sittings', 'at', tableId).sort(byOrdinal);
}

/** The table for War with that id; null if it does not exist or its play has ended. */
function openWar(state: RoundState, tableId: TableId): TableRow | null {
  const table = state.get('gamingTables', tableId);
  return table?.kind === 'WAR' && table.status === 'OPEN' ? table : null;
}

export const hasFreeSeat = (state: RoundState, tableId: TableId): boolean =>
  state.countBy('sittings', 'at', tableId) < (rulesetOf(state).tables?.war.players ?? 0);

export function unlessTables(state: RoundState): RoundRefusal | null {
  return rulesetOf(state).tables === null ? refuse('NO_TABLES', 'actions') : null;
}

export function unlessWarThere(state: RoundState, tableId: TableId | null): RoundRefusal | null {
  if (tableId === null || openWar(state, tableId) !== null) return null;
  return refuse('TABLE_NOT_FOUND', 'tables', { tableId });
}

export function unlessStanding(state: RoundState, player: PlayerId): RoundRefusal | null {
  const sitting = sittingOf(state, player);
  return sitting === null
    ? null
    : refuse('ALREADY_SITTING', 'tables', { tableId: sitting.tableId });
}

export function unlessFree(state: RoundState, tableId: TableId | null): RoundRefusal | null {
  if (tableId === null || hasFreeSeat(state, tableId)) return null;
  return refuse('TABLE_FULL', 'war', { tableId });
}

/** The wager as entries for transfers. */
export const itemsOf = (wager: Wager): (readonly [ItemCode, number])[] =>
  wager.map(({ item, quantity }) => [item, quantity]);

/** Returns the items on the table: "both players keep the items they wagered" [War]. */
export function wagersBack(state: RoundState, tableId: TableId): Transfer[] {
  return sittingsAt(state, tableId)
    .filter(({ agreed }) => agreed)
    .flatMap(({ playerId, wager }) =>
      moveAll(tableOwner(tableId), ownerOf(playerId), itemsOf(wager ?? [])),
    );
}

/**
 * Cancels all agreements at the table. Call it in the `evolve` of every event that returns wagers
 * to players.
 */
export function takeAgreementsBack(state: RoundState, tableId: TableId): void {
  for (const sitting of sittingsAt(state, tableId)) {
    state.put('sittings', { ...sitting, agreed: false, clientSeed: null });
  }
}

/** The id of the event's table; null for none. */
export const tableOfEvent = (event: RoundEvent): string | null =>
  'tableId' in event ? event.tableId : null;

/**
 * The player's amount of an item on the table: "What is in escrow counts for wealth, not for hands
 * or bids" [ruling J3].
 */
export function wageredOf(state: RoundState, player: PlayerId, wagered: ItemCode): number {
  const sitting = sittingOf(state, player);
  if (sitting?.agreed !== true) return 0;
  return sitting.wager?.find(({ item }) => item === wagered)?.quantity ?? 0;
}
