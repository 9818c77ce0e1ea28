/** Names come from proposals: nothing in them may act as Markdown or HTML. */
export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|#~&!$]/g, '\\$&');
}

export function bullets(...lines: readonly (string | null)[]): string {
  return lines
    .filter((line) => line !== null)
    .map((line) => `- ${line}`)
    .join('\n');
}

export function numbered(...lines: readonly string[]): string {
  return lines.map((line, place) => `${place + 1}. ${line}`).join('\n');
}

/** A table; its cells are Markdown already. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** "a", "a and b", "a, b and c". */
export function list(words: readonly string[], joint = 'and'): string {
  const last = words.at(-1) ?? '';
  if (words.length <= 1) return last;
  return `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
