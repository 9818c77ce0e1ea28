/**
 * Secret actions mature as a phase begins [Secret Information]. Actions committed under another
 * calendar keep their maturation date, even if the present calendar has no boundary on it [ruling
 * P5]. This event marks such a date.
 */
import { byOrdinal, counted } from '../../kernel';
import type { RoundEventRecord } from '../model/records';
import { roundOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { putNextBoundary } from './boundary';
import type { SecretActionsMatured } from './vocabulary';

/** Emits the event if the stored boundary is now and no other event has been emitted for it. */
export function passMaturation(turn: RoundTurn): void {
  const { state, now } = turn;
  if (roundOf(state).nextBoundaryMs !== now) return;
  const matured = state.by('secretActions', 'matures', String(now)).sort(byOrdinal);
  turn.emit({ type: 'SecretActionsMatured', actionIds: matured.map(({ id }) => id) });
}

export const secretActionsMatured: RoundEventRecord<SecretActionsMatured> = {
  evolve: (state, { atMs }) => {
    putNextBoundary(state, atMs);
  },
  facts: (_state, { actionIds: { length } }) => ({ count: length }),
  text: (_state, { actionIds: { length } }) =>
    length === 0
      ? 'No secret action was waiting for its revelation.'
      : `${counted(length, 'secret action')} can be revealed from now on.`,
  channel: null,
};
