import { inOneLine } from '../../kernel';
import type { Summary } from './summary';

/** For MediaWiki: no text acts as markup. */
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
/** Those of them that are harmless in their place. */
const HARMLESS = /(?<=\p{L})[;:!](?= |$)|(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])|(?<=\p{N}):(?=\p{N})/gu;

/** In one line; each sign that could be markup is a character reference, which is plain text. */
function plain(text: string): string {
  const line = inOneLine(text);
  const harmless = new Set([...line.matchAll(HARMLESS)].map(({ index }) => index));
  return (
    line
      .replace(SIGNS, (sign, at: number) => (harmless.has(at) ? sign : `&#${sign.codePointAt(0)};`))
      // Before a number they would become links.
      .replace(/\b(RFC|PMID|ISBN) /g, '$1&#32;')
  );
}
