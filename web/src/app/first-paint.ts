import { whileBusy } from './activity';
import { painted } from './painted';

let end: () => void;

/** Resolves once the first view has been painted: what is not in it is fetched and followed after that. */
export const firstPaint = new Promise<void>((resolve) => {
  end = resolve;
});

/** Said when the first view stands in the document. */
export const awaitFirstPaint = (): void => void whileBusy('paint', painted().then(end));
