/**
 * "War is a Limitless Access Table that two players must sit down at in order to play" [War]. Who
 * sits down where nobody sits opens a table. At the slots one sits down by playing [ruling J2].
 */
import { ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import type { RoundRefusal } from '../refusal';
import { nextNumber, roundOf, takeNumber } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { SitDown } from './commands';
import type { SatDown } from './events';
import { unlessFree, unlessStanding, unlessTables, unlessWarThere } from './seats';

export function sitDown(
  turn: RoundTurn,
  { id }: PlayerRow,
  { tableId }: Asked<SitDown>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal =
    unlessRunning(state, 'war') ??
    unlessTables(state) ??
    unlessWarThere(state, tableId) ??
    unlessStanding(state, id) ??
    unlessFree(state, tableId);
  if (refusal === null) takeSeat(turn, id, tableId);
  return refusal;
}

/** Sits the player down, at a new table when `tableId` is null; gives the table's id. */
export function takeSeat(turn: RoundTurn, playerId: PlayerId, tableId: string | null): string {
  const { state } = turn;
  const at = tableId ?? `t${String(nextNumber(state, 'table'))}`;
  const sittingId = `s${String(nextNumber(state, 'sitting'))}`;
  turn.emit({ type: 'SatDown', tableId: at, sittingId, playerId });
  return at;
}

export function evolveSatDown(
  state: RoundState,
  { atMs, event: { tableId, sittingId, playerId } }: RoundStamped<SatDown>,
): void {
  if (state.get('gamingTables', tableId) === undefined) {
    takeNumber(state, 'table', ordinalOf(tableId));
    state.put('gamingTables', {
      id: tableId,
      kind: 'WAR',
      status: 'OPEN',
      openedAtMs: atMs,
      endedAtMs: null,
      terms: 0,
      spin: null,
      war: null,
    });
  }
  takeNumber(state, 'sitting', ordinalOf(sittingId));
  state.put('sittings', {
    id: sittingId,
    tableId,
    playerId,
    kind: 'WAR',
    week: roundOf(state).week,
    status: 'SITTING',
    satDownAtMs: atMs,
    stoodUpAtMs: null,
    wager: null,
    agreed: false,
    clientSeed: null,
  });
}
