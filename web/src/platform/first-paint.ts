import { whileBusy } from './activity';
import { nextPaint } from './next-paint';

let end: () => void;

/** Resolves after the first paint. Code and subscriptions outside the first view wait for it. */
export const firstPaint = new Promise<void>((resolve) => {
  end = resolve;
});

/** Called once the first view is in the document. */
export const awaitFirstPaint = (): void => void whileBusy('paint', nextPaint().then(end));
