/** One chunk for all code that the first view can do without. */
import { followCited } from './cited';
import { keepFocus } from './keep-focus';

export function afterPaint(): void {
  followCited();
  keepFocus();
}
