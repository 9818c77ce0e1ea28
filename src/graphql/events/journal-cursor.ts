/**
 * Positions in a journal. Lists name them by cursors and subscriptions by numbers; both accept
 * either form.
 */
import { badInput } from '../errors/fault';
import { readAtLeast0 } from '../input/checks';

export const readSeq = (field: string, seq: number | null | undefined): number | null =>
  typeof seq === 'number' ? readAtLeast0(field, seq) : null;

/** `field` is the argument that gave `second`. */
export function readPlace(
  first: number | null,
  second: number | null,
  field: string,
): number | null {
  if (first !== null && second !== null) {
    throw badInput(field, 'left out if `after` is given');
  }
  return first ?? second;
}
