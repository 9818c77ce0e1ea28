import { paceMeter } from '../../engine';
import type { SeasonSnapshot } from '../../engine';
import type { Stepwise } from '../../kernel';
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

/** The number of changes of the season after which the work goes on in one piece. */
const MOST_RESTARTS = 3;

/**
 * Runs long work over a season's rows in steps, and gives way between them. If the season changes
 * meanwhile, the work begins again.
 */
export async function meteredInSteps<T>(
  context: Pick<Context, 'pace'>,
  snapshot: SeasonSnapshot,
  work: () => Stepwise<T>,
): Promise<T> {
  for (let restarts = 0; ; restarts += 1) {
    const seq = snapshot.touched('SEASON');
    const steps = work();
    while (snapshot.touched('SEASON') === seq) {
      const step = metered(context, snapshot, () => steps.next());
      if (step.done === true) return step.value;
      const { pace } = context;
      if (restarts < MOST_RESTARTS && pace?.isOver() === true) await pace.turn();
    }
  }
}
