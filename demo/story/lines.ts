/** The story's lines in columns: rules-time, journal number, a mark, and the wrapped text. */

/** The widths of the time and number columns, and of all columns before the text. */
const TIME = 9;
const SEQ = 5;
const MARGIN = 2 + TIME + 1 + SEQ + 2 + 2;

export function storyLine(
  { time, seq, mark, text }: { time: string; seq: string; mark: string; text: string },
  columns: number,
): string {
  const left = `  ${time.padEnd(TIME)} ${seq.padStart(SEQ)}  ${mark} `;
  return wrap(text, columns - MARGIN)
    .map((line, place) => (place === 0 ? left : ' '.repeat(MARGIN)) + line)
    .join('\n');
}

/** Breaks a text at spaces into lines of at most `width` characters. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A text table: numbers to the right, words to the left, the first row as the header. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const head = rows[0] ?? [];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isNumber = head.map((_, column) =>
    rows.slice(1).every((row) => /^[\d.]*$/.test(row[column] ?? '')),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber[column] === true ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
