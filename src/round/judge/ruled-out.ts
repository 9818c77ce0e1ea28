/** "An overturned ruling shall have no bearing" [Judges]; the consequences for its request [I2, W9]. */
import type { Instant } from '../../kernel';
import type { RoundState } from '../model/state';
import type { RulingRow } from './rows';
import type { RulingId } from '../model/ids';

export function ruledOut(
  state: RoundState,
  rulingId: RulingId,
  overturnedAtMs: Instant,
  overturnedBy: NonNullable<RulingRow['overturnedBy']>,
): void {
  const ruling = state.need('rulings', rulingId);
  state.put('rulings', { ...ruling, status: 'OVERTURNED', overturnedAtMs, overturnedBy });
  const request = state.need('justiceRequests', ruling.requestId);
  const status = overturnedBy === 'JUDGE' ? 'OPEN' : 'SET_ASIDE';
  state.put('justiceRequests', { ...request, status });
}
