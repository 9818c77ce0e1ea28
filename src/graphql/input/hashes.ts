import { withoutBlanks } from '../../kernel';

/** First on its line with a file after it, as `sha256sum` prints it, or last after an equals sign: `openssl`. */
const PRINTED = /^\\?([0-9a-f]{64})(?:\s.*)?$|^SHA.*= ?([0-9a-f]{64})$/i;
const LONGEST_PRINTED = 1_000;

/** The SHA-256 in what a program has printed; anything else is left to be refused. */
export function sha256In(pasted: string): string {
  if (pasted.length > LONGEST_PRINTED) return pasted;
  const text = withoutBlanks(pasted);
  const [, first, last] = PRINTED.exec(text) ?? [];
  return first ?? last ?? text;
}
