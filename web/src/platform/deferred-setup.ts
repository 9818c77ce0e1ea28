/** One chunk for all setup code outside the first view. */
import { followFragments } from './fragment-scroll';
import { recoverFocus } from './focus-recovery';

export function setUpAfterPaint(): void {
  followFragments();
  recoverFocus();
}
