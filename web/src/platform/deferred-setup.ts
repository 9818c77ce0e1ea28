/** One chunk for all code that the first view can do without. */
import { followFragments } from './fragment-scroll';
import { recoverFocus } from './focus-recovery';

export function setUpAfterPaint(): void {
  followFragments();
  recoverFocus();
}
