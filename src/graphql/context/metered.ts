import { paceMeter } from '../../engine';
import type { SeasonSnapshot } from '../../engine';
import type { Context } from './context';

/**
 * Runs long work over a season's rows in one piece. The time limit of the query ends this work,
 * too.
 */
export const metered = <T>(
  { pace }: Pick<Context, 'pace'>,
  { state }: SeasonSnapshot,
  work: () => T,
): T => (pace === null ? work() : state.metered(paceMeter(pace), work));
