import { inOneLine } from '../../kernel';
import type { Summary } from './summary';

/** Prints MediaWiki text; escapes all markup in texts. */
export function printWiki({ title, url, description, facts, sections }: Summary): string {
  return [
    `'''[${url} ${plain(title)}]'''`,
    ...(description === null ? [] : [plain(description)]),
    facts.map(([label, value]) => `* '''${plain(label)}:''' ${plain(value)}`).join('\n'),
    ...sections.flatMap(({ heading, columns, rows }) => [
      `== ${plain(heading)} ==`,
      [
        '{| class="wikitable"',
        `! ${columns.map(plain).join(' !! ')}`,
        ...rows.flatMap((row) => ['|-', `| ${row.map(plain).join(' || ')}`]),
        '|}',
      ].join('\n'),
    ]),
    '',
  ].join('\n\n');
}

/** Signs that may be markup in MediaWiki. */
const SIGNS = /[^\p{L}\p{M}\p{N} .,()?"“”‘’–×·…]/gu;
/** Places where such a sign is harmless. */
const HARMLESS = /(?<=\p{L})[;:!](?= |$)|(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])|(?<=\p{N}):(?=\p{N})/gu;

/** The text in one line, with every sign that could be markup as a character reference. */
function plain(text: string): string {
  const line = inOneLine(text);
  const harmless = new Set([...line.matchAll(HARMLESS)].map(({ index }) => index));
  return (
    line
      .replace(SIGNS, (sign, at: number) => (harmless.has(at) ? sign : `&#${sign.codePointAt(0)};`))
      // Before a number, MediaWiki makes these words links.
      .replace(/\b(RFC|PMID|ISBN) /g, '$1&#32;')
  );
}
