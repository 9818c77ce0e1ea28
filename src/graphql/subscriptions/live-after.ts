import type { Context } from '../context/context';
import { readAtLeast0 } from '../input/checks';

/**
 * The event after which a subscription begins, null for whatever comes from now on. For whoever
 * comes back it is the later of `after` and what was had already: the document is the one of the
 * first time.
 */
export function readLiveAfter(
  after: number | null | undefined,
  { resumesAfter }: Pick<Context, 'resumesAfter'>,
): number | null {
  const asked = typeof after === 'number' ? readAtLeast0('after', after) : null;
  return resumesAfter === null ? asked : Math.max(resumesAfter, asked ?? 0);
}
