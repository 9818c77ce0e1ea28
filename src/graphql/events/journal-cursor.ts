/** The start in a journal: lists take cursors and subscriptions take numbers, and each accepts the other form. */
import { badInput } from '../errors/fault';
import { readAtLeast0 } from '../input/checks';

export const readSeq = (field: string, seq: number | null | undefined): number | null =>
  typeof seq === 'number' ? readAtLeast0(field, seq) : null;

/** `field` names the argument that came second. */
export function readPlace(
  first: number | null,
  second: number | null,
  field: string,
): number | null {
  if (first !== null && second !== null) {
    throw badInput(field, 'left out where `after` is given');
  }
  return first ?? second;
}
