import { listed } from '../../kernel';

/** Escapes a name from a proposal, so that it cannot act as Markdown or HTML. */
export function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|#~&!$]/g, '\\$&');
}

/** The text that `plain` has escaped. */
export const unescaped = (markdown: string): string =>
  markdown.replace(/\\([\\`*_{}[\]<>|#~&!$])/g, '$1');

export function bullets(...lines: readonly (string | null)[]): string {
  return lines
    .filter((line) => line !== null)
    .map((line) => `- ${line}`)
    .join('\n');
}

export function numbered(...lines: readonly string[]): string {
  return lines.map((line, place) => `${place + 1}. ${line}`).join('\n');
}

/** A Markdown table. The cells are already Markdown. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Like `listed`, but with an empty text for an empty list. */
export const list = (words: readonly string[], joint?: 'and' | 'or'): string =>
  words.length === 0 ? '' : listed(words, joint);
