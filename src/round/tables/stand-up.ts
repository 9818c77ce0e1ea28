/**
 * "If a player stands up from the table before a winner can be determined, both players keep the
 * items they wagered" [War; ruling J3]. A player who leaves the round stands up first [ruling B2].
 * At the end of the round all players stand up [ruling T5].
 */
import { byOrdinal, ordinalOf } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer, tableTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import type { StandUp, StoodUp } from './vocabulary';
import type { TableId } from '../model/ids';
import { sittingOf, tableOfEvent, takeAgreementsBack, unlessTables, wagersBack } from './seats';
import { tableWords } from './text';

/** Allowed even if the ruleset no longer has tables. */
export const standUp = byPlayer<StandUp>({
  rule: 'tables',
  refuses: ({ state }, { id }) =>
    unlessRunning(state, 'tables') ??
    (sittingOf(state, id) === null
      ? (unlessTables(state) ?? refuse('NOT_SITTING', 'tables'))
      : null),
  offers: ({ state }, { id }) => {
    const sitting = sittingOf(state, id);
    if (sitting === null) return [];
    return [{ description: 'Stand up; wagers go back.', facts: { tableId: sitting.tableId } }];
  },
  decide: (turn, { id }) => {
    standUpIfSitting(turn, id);
    return null;
  },
  made: tableOfEvent,
});

export function standUpIfSitting(turn: RoundTurn, playerId: PlayerId): void {
  const sitting = sittingOf(turn.state, playerId);
  if (sitting === null) return;
  const { id: sittingId, tableId } = sitting;
  const transfers = wagersBack(turn.state, tableId);
  turn.emit({ type: 'StoodUp', tableId, sittingId, playerId, transfers });
}

/** Ends all open wars without a winner. Call this at the end of the round. */
export function clearTables(turn: RoundTurn): void {
  for (const { id } of turn.state.by('gamingTables', 'open', 'WAR').sort(byOrdinal)) {
    endWar(turn, id);
  }
}

/** The players at the table stand up and get their wagers back. */
export function endWar(turn: RoundTurn, tableId: TableId): void {
  for (const { playerId } of turn.state.by('sittings', 'at', tableId).sort(byOrdinal)) {
    standUpIfSitting(turn, playerId);
  }
}

export const stoodUp: RoundEventRecord<StoodUp> = {
  evolve: (state, { atMs, event: { tableId, sittingId } }) => {
    takeAgreementsBack(state, tableId);
    const sitting = state.need('sittings', sittingId);
    state.put('sittings', { ...sitting, status: 'STOOD_UP', stoodUpAtMs: atMs });
    if (state.countBy('sittings', 'at', tableId) > 0) return;
    const table = state.need('gamingTables', tableId);
    state.put('gamingTables', { ...table, status: 'ABANDONED', endedAtMs: atMs });
  },
  facts: (state, event) => ({
    player: nameOf(state, event.playerId),
    table: ordinalOf(event.tableId),
  }),
  text: (state, event) => `${nameOf(state, event.playerId)} stood up from ${tableWords(event)}.`,
  channel: 'TABLES',
  touches: tableTopic,
};
