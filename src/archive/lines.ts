import { isUtf8 } from 'node:buffer';
import { InvalidArchive, LONGEST_LINE } from './format';

/** The maximum number of UTF-8 bytes for a UTF-16 unit. */
const UNIT_BYTES = 3;

/**
 * The lines of a UTF-8 text that arrives in pieces; the last line may lack its end. Throws
 * `InvalidArchive` for other bytes, and for a line that is too long.
 */
export async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  let number = 1;
  for await (const piece of pieces) {
    // In Latin-1 each byte is a letter, so that no piece ends inside a letter.
    const lines = `${rest}${piece.toString('latin1')}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      yield decoded(line, number);
      number += 1;
    }
    unlessTooLong(rest, number, LONGEST_LINE * UNIT_BYTES);
  }
  if (rest === '') return;
  const last = decoded(rest, number);
  if (!isJson(last)) throw new InvalidArchive(number, 'the file ends in the middle of it.');
  yield last;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function decoded(line: string, number: number): string {
  const bytes = Buffer.from(line, 'latin1');
  if (!isUtf8(bytes)) throw new InvalidArchive(number, 'it is not valid UTF-8.');
  const text = bytes.toString();
  unlessTooLong(text, number, LONGEST_LINE);
  return number === 1 ? text.replace(/^\uFEFF/, '') : text;
}

function unlessTooLong(text: string, number: number, longest: number): void {
  if (text.length <= longest) return;
  throw new InvalidArchive(number, `it has more than ${String(LONGEST_LINE)} characters.`);
}
