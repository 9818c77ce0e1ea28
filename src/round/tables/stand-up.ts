/**
 * "If a player stands up from the table before a winner can be determined, both players keep the
 * items they wagered" [War; ruling J3]. Who leaves the round stands up first [ruling B2], and when
 * the round ends everybody does [ruling T5].
 */
import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../access';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { StoodUp } from './events';
import { sittingOf, takeAgreementsBack, unlessTables, wagersBack } from './seats';

/** Also when the ruleset has come to have no tables. */
export function standUp(turn: RoundTurn, { id }: PlayerRow): RoundRefusal | null {
  const refusal = unlessRunning(turn.state, 'tables');
  if (refusal !== null) return refusal;
  if (standUpIfSitting(turn, id)) return null;
  return unlessTables(turn.state) ?? refuse('NOT_SITTING', 'tables');
}

/** Whether the player sat anywhere. */
export function standUpIfSitting(turn: RoundTurn, playerId: PlayerId): boolean {
  const sitting = sittingOf(turn.state, playerId);
  if (sitting === null) return false;
  const { id: sittingId, tableId } = sitting;
  const transfers = wagersBack(turn.state, tableId);
  turn.emit({ type: 'StoodUp', tableId, sittingId, playerId, transfers });
  return true;
}

/** For the end of the round: no war is decided after it. */
export function clearTables(turn: RoundTurn): void {
  for (const { id } of turn.state.by('gamingTables', 'open', 'WAR').sort(byOrdinal)) {
    for (const { playerId } of turn.state.by('sittings', 'at', id).sort(byOrdinal)) {
      standUpIfSitting(turn, playerId);
    }
  }
}

export function evolveStoodUp(
  state: RoundState,
  { atMs, event: { tableId, sittingId } }: RoundStamped<StoodUp>,
): void {
  takeAgreementsBack(state, tableId);
  const sitting = state.need('sittings', sittingId);
  state.put('sittings', { ...sitting, status: 'STOOD_UP', stoodUpAtMs: atMs });
  if (state.countBy('sittings', 'at', tableId) > 0) return;
  const table = state.need('gamingTables', tableId);
  state.put('gamingTables', { ...table, status: 'ABANDONED', endedAtMs: atMs });
}
