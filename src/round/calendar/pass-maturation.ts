/**
 * Secret actions mature as a phase begins [Secret Information]. Actions committed under another
 * calendar keep their date, which can fall between the boundaries of the present one [ruling P5]:
 * this event marks it.
 */
import { byOrdinal, counted } from '../../kernel';
import type { RoundEventRecord } from '../model/records';
import { roundOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { putNextBoundary } from './boundary';
import type { SecretActionsMatured } from './vocabulary';

/** Does nothing unless the awaited boundary is this instant and nothing else has marked it. */
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
  text: (_state, { actionIds: { length } }) =>
    length === 0
      ? 'No secret action was left to be revealed from now on.'
      : `${counted(length, 'secret action')} can be revealed from now on.`,
  channel: null,
};
