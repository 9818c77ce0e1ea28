import { BadArchive } from './bad-archive';
import { LONGEST_LINE } from './format';

/** The lines of a text that comes in pieces; throws `BadArchive` rather than hold one that is too long. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let number = 1;
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      unlessTooLong(line, number);
      yield line;
      number += 1;
    }
    unlessTooLong(rest, number);
  }
  if (rest !== '') throw new BadArchive(number, 'the file ends in the middle of it.');
}

function unlessTooLong(line: string, number: number): void {
  if (line.length <= LONGEST_LINE) return;
  throw new BadArchive(number, `it has more than ${String(LONGEST_LINE)} characters.`);
}
