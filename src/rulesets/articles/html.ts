import { proseBlocks } from './prose-blocks';
import type { ProseBlock } from './prose-blocks';

/** HTML in a Markdown text: the number of its line, from 1, and its first characters. */
export type FoundHtml = { readonly line: number; readonly text: string };

const LONGEST_FOUND = 40;

const NAME = '[A-Za-z][A-Za-z0-9-]*';
const ATTRIBUTE =
  '[ \\n]+[A-Za-z_:][A-Za-z0-9:._-]*(?:[ \\n]*=[ \\n]*(?:[^ \\n"\'=<>`]+|\'[^\']*\'|"[^"]*"))?';
const TAG = new RegExp(`<(?:${NAME}(?:${ATTRIBUTE})*[ \\n]*/?|/${NAME}[ \\n]*)>`, 'y');
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const AUTOLINK = new RegExp(
  '<(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\\u0000-\\u0020\\u007f<>]*|' +
    `[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*)>`,
  'y',
);

const BLOCK_NAMES =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|' +
  'dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|' +
  'hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|' +
  'search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';
/** The start of a block of HTML, which needs no end. */
const BLOCK = new RegExp(
  `^ {0,3}<(?:(?:script|pre|style|textarea)(?=[\\s>]|$)|[!][A-Za-z]|[?]|!\\[CDATA\\[|/?(?:${BLOCK_NAMES})(?=\\s|/?>|$))`,
  'i',
);
/** Marks of HTML other than tags. An unfinished comment counts, since it could hide what follows. */
const MARKED = [
  { starts: /<!--/y, end: '' },
  { starts: /<[?]/y, end: '?>' },
  { starts: /<![A-Za-z]/y, end: '>' },
  { starts: /<!\[CDATA\[/y, end: ']]>' },
] as const;
/** A line that may stand below the head of a table, whose cells end pieces of code. */
const mayHeadTable = (line: string): boolean => line.includes('-') && /^[ |:-]*$/.test(line);

/**
 * The first HTML that CommonMark 0.31 finds in a Markdown text without tabs; null for none. Code,
 * links such as `<https://example.com>` and signs such as `x<y` are not HTML. A tag as the address
 * or title of a link counts as HTML.
 */
export function htmlIn(markdown: string): FoundHtml | null {
  if (!/<[A-Za-z/!?]/.test(markdown)) return null;
  for (const block of proseBlocks(markdown)) {
    const found = htmlInBlock(block);
    if (found !== null) return found;
  }
  return null;
}

function htmlInBlock({ line, lines }: ProseBlock): FoundHtml | null {
  const text = lines.join('\n');
  // A block that may be a table is read both ways.
  const readings = text.includes('`') && lines.some(mayHeadTable) ? [false, true] : [false];
  const tags = readings.map((hasTable) => tagIn(text, hasTable));
  const at = Math.min(blockStart(lines), ...tags);
  if (at === Infinity) return null;
  const rest = text.slice(at);
  const [until = ''] = /^[^>\n]*>?/.exec(rest) ?? [];
  return {
    line: line + text.slice(0, at).split('\n').length - 1,
    text: until.length > LONGEST_FOUND ? `${until.slice(0, LONGEST_FOUND)}…` : until,
  };
}

/** The index of the first line that starts a block of HTML; infinite for none. */
function blockStart(lines: readonly string[]): number {
  let start = 0;
  for (const line of lines) {
    if (BLOCK.test(line)) return start + line.indexOf('<');
    start += line.length + 1;
  }
  return Infinity;
}

/** The index of the first HTML among the words of a block; infinite for none. */
function tagIn(text: string, hasTable: boolean): number {
  const code = new CodeSpans(text);
  const marked = MARKED.map(({ starts, end }) => ({ starts, lastEnd: text.lastIndexOf(end) }));
  const isHtml = (at: number): boolean =>
    lengthOf(TAG, text, at) > 0 ||
    marked.some(({ starts, lastEnd }) => {
      const length = lengthOf(starts, text, at);
      return length > 0 && lastEnd >= at + length;
    });
  let at = 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 2;
    else if (sign === '`') at = code.endOf(at, hasTable);
    else if (sign !== '<') at += 1;
    else {
      const link = lengthOf(AUTOLINK, text, at);
      if (link === 0 && isHtml(at)) return at;
      at += Math.max(1, link);
    }
  }
  return Infinity;
}

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** The pieces of code between backticks. */
class CodeSpans {
  /** The indexes of the runs of backticks by their length, the last first. */
  private readonly runs = new Map<number, number[]>();

  constructor(private readonly text: string) {
    for (const { 0: run, index } of [...text.matchAll(/`+/g)].reverse()) {
      const known = this.runs.get(run.length) ?? [];
      known.push(index);
      this.runs.set(run.length, known);
    }
  }

  /** The index after the code that the backticks at `at` start, or after the backticks. */
  endOf(at: number, hasTable: boolean): number {
    const length = lengthOf(/`+/y, this.text, at);
    const after = at + length;
    const ends = this.runs.get(length) ?? [];
    while (ends.length > 0 && (ends.at(-1) ?? 0) < after) ends.pop();
    const end = ends.at(-1);
    if (end === undefined) return after;
    const isCode = !hasTable || !/[|\n]/.test(this.text.slice(after, end));
    return isCode ? end + length : after;
  }
}
