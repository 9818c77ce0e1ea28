/**
 * "A request for justice shall take the form of a question or statement" [Judges], "by a person
 * other than" the Judge [ruling I3]. It waits while the chair is vacant [ruling W6].
 */
import { ordinalOf } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import type { RoundRefusal } from '../refusal';
import { nextNumber, roundOf, takeNumber } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { ifJudge, RULE } from './bench';
import { unlessSections } from './cited-sections';
import type { RequestJustice } from './commands';
import type { JusticeRequested } from './events';

export function requestJustice(
  turn: RoundTurn,
  player: PlayerRow,
  { kind, text, entries, sections }: Asked<RequestJustice>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal =
    ifJudge(state, player) ?? unlessRunning(state, RULE) ?? unlessSections(state, sections);
  if (refusal !== null) return refusal;
  turn.emit({
    type: 'JusticeRequested',
    requestId: `q${String(nextNumber(state, 'request'))}`,
    playerId: player.id,
    kind,
    text,
    entries,
    sections,
  });
  return null;
}

export function evolveJusticeRequested(
  state: RoundState,
  { atMs, event }: RoundStamped<JusticeRequested>,
): void {
  const { requestId, playerId, kind, text, entries, sections } = event;
  takeNumber(state, 'request', ordinalOf(requestId));
  state.put('justiceRequests', {
    id: requestId,
    playerId,
    kind,
    text,
    entries,
    sections,
    revision: roundOf(state).revision,
    requestedAtMs: atMs,
    status: 'OPEN',
  });
}
