/**
 * Secret actions mature as a phase begins [Secret Information]. Those that were committed under
 * another calendar keep their date, which can fall between the boundaries of the present one
 * [ruling P5]: then this marks it.
 */
import { byOrdinal } from '../../kernel';
import type { SecretActionsMatured } from '../event';
import { roundOf } from '../state';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import { putNextBoundary } from './boundary';

/** Does nothing unless the awaited boundary is this instant and nothing else has marked it. */
export function passMaturation(turn: RoundTurn): void {
  const { state, now } = turn;
  if (roundOf(state).nextBoundaryMs !== now) return;
  const matured = state.by('secretActions', 'matures', String(now)).sort(byOrdinal);
  turn.emit({ type: 'SecretActionsMatured', actionIds: matured.map(({ id }) => id) });
}

export function evolveSecretActionsMatured(
  state: RoundState,
  { atMs }: RoundStamped<SecretActionsMatured>,
): void {
  putNextBoundary(state, atMs);
}
