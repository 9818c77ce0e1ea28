import { inOneLine } from '../../kernel';
import type { Summary } from './summary';

/** Prints CommonMark with GitHub's tables; escapes all markup in texts. */
export function printMarkdown({ title, url, description, facts, sections }: Summary): string {
  return [
    `# [${plain(title)}](${url})`,
    ...(description === null ? [] : [plain(description)]),
    facts.map(([label, value]) => `- **${plain(label)}:** ${plain(value)}`).join('\n'),
    ...sections.flatMap(({ heading, columns, rows }) => [
      `## ${plain(heading)}`,
      [columns.map(plain), columns.map(() => '---'), ...rows.map((row) => row.map(plain))]
        .map((cells) => `| ${cells.join(' | ')} |`)
        .join('\n'),
    ]),
    '',
  ].join('\n\n');
}

const SIGNS = /[!-/:-@[-`{-~]/g;
/** Signs that are no markup here: they end a word, or are between letters or digits. */
const HARMLESS =
  /(?<=[^\s\d])[.,;:!?'")](?= |$)|(?<=\p{L})'(?=\p{L})|(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])|(?<=\p{N}):(?=\p{N})|\((?=\p{L})/gu;

/** The text in one line, with every sign escaped that could be markup. */
function plain(text: string): string {
  const line = inOneLine(text);
  const harmless = new Set([...line.matchAll(HARMLESS)].map(({ index }) => index));
  return line.replace(SIGNS, (sign, at: number) => (harmless.has(at) ? sign : `\\${sign}`));
}
