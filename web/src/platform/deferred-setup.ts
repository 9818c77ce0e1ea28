/** One chunk for all code that the first view can do without. */
import { followCited } from './fragment-scroll';
import { keepFocus } from './focus-recovery';

export function afterPaint(): void {
  followCited();
  keepFocus();
}
