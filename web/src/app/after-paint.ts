/** What a page does not need to be seen, in one chunk. */
import { followCited } from './cited';
import { keepFocus } from './keep-focus';

export function afterPaint(): void {
  followCited();
  keepFocus();
}
