/**
 * "War is a Limitless Access Table that two players must sit down at in order to play" [War]. The
 * first player opens a table. A player sits down at the slots by playing [ruling J2].
 */
import { byOrdinal, ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer, tableTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { nextNumber, roundOf, takeNumber } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import type { SitDown, SatDown, TableRow } from './vocabulary';
import {
  hasFreeSeat,
  tableOfEvent,
  unlessFree,
  unlessStanding,
  unlessTables,
  unlessWarThere,
} from './seats';
import { tableWords } from './text';
import { SITTING_IDS, TABLE_IDS } from '../model/ids';
import type { TableId } from '../model/ids';

/**
 * The options list only the first tables with a free seat, up to this number; `Round.tables` lists
 * all tables.
 */
const MOST_OFFERED = 20;

export const sitDown = byPlayer<SitDown>({
  rule: 'war',
  refuses: ({ state }, { id }, { tableId = null }) =>
    unlessRunning(state, 'war') ??
    unlessTables(state) ??
    unlessWarThere(state, tableId) ??
    unlessStanding(state, id) ??
    unlessFree(state, tableId),
  offers: ({ state }) => [
    { description: 'Sit down at a new table for War.' },
    ...freeTables(state).map(({ id }) => ({
      description: 'Sit down opposite another player.',
      known: { tableId: id },
    })),
  ],
  decide: (turn, { id }, { tableId }) => {
    takeSeat(turn, id, tableId);
    return null;
  },
  made: tableOfEvent,
});

const freeTables = (state: RoundState): TableRow[] =>
  state
    .by('gamingTables', 'open', 'WAR')
    .filter(({ id }) => hasFreeSeat(state, id))
    .sort(byOrdinal)
    .slice(0, MOST_OFFERED);

/** Seats the player, at a new table if `tableId` is null; returns the table's id. */
export function takeSeat(turn: RoundTurn, playerId: PlayerId, tableId: TableId | null): TableId {
  const { state } = turn;
  const at = tableId ?? TABLE_IDS.of(nextNumber(state, 'table'));
  const sittingId = SITTING_IDS.of(nextNumber(state, 'sitting'));
  turn.emit({ type: 'SatDown', tableId: at, sittingId, playerId });
  return at;
}

export const satDown: RoundEventRecord<SatDown> = {
  evolve: (state, { atMs, event: { tableId, sittingId, playerId } }) => {
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
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    table: ordinalOf(event.tableId),
  }),
  text: (state, event) =>
    `${nameOf(state, event.playerId)} sat down at ${tableWords(event)} for War.`,
  channel: 'TABLES',
  touches: tableTopic,
};
