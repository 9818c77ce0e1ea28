/**
 * The blocks of a Markdown text that have words, as CommonMark 0.31 divides it. Code blocks are left
 * out, and so are the marks of quotes, lists and headings. The text has no tabs.
 */
export type ProseBlock = {
  /** The number of its first line in the text, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
};

type Item = { readonly offset: number; isEmpty: boolean };
type Container = 'QUOTE' | Item;
type Writing = { readonly line: number; readonly lines: string[] };

const FENCE = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
const HEADING = /^ {0,3}#{1,6}(?= |$)/;
const UNDERLINE = /^ {0,3}(?:=+|-+) *$/;
const RULE = /^ {0,3}([-_*])(?: *\1){2,} *$/;
const ITEM = /^( {0,3})([-+*]|(\d{1,9})[.)])( +|$)/;
const QUOTE = /^ {0,3}> ?/;

const isBlank = (line: string): boolean => !/[^ ]/.test(line);
const isIndented = (line: string): boolean => line.startsWith('    ');

export function proseBlocks(markdown: string): readonly ProseBlock[] {
  const reader = new BlockReader();
  let wasBlank = false;
  for (const [at, line] of markdown.split('\n').entries()) {
    // A second blank line changes nothing.
    if (!wasBlank || !isBlank(line)) reader.read(line, at + 1);
    wasBlank = isBlank(line);
  }
  return reader.blocks;
}

class BlockReader {
  readonly blocks: Writing[] = [];
  private containers: Container[] = [];
  /** The marks that opened the code block of the next lines. */
  private fence: string | null = null;
  /** The paragraph that the next line may continue. */
  private paragraph: Writing | null = null;
  /** A rest of the line longer than this is not a thematic break. */
  private ruleLength = 0;

  read(line: string, number: number): void {
    this.ruleLength = trailingMarks(line);
    const { matched, rest } = this.matchContainers(line);
    const isInside = matched === this.containers.length;
    if (this.fence !== null && isInside) {
      if (isClosedBy(this.fence, rest)) this.fence = null;
      return;
    }
    this.fence = null;
    const inner = this.openContainers(rest, matched, isInside);
    if (inner === null) this.readLeaf(rest, number, matched, isInside);
    else this.readLeaf(inner, number, this.containers.length, true);
  }

  private matchContainers(line: string): { readonly matched: number; readonly rest: string } {
    let rest = line;
    for (const [matched, container] of this.containers.entries()) {
      const inner = insideOf(container, rest);
      if (inner === null) return { matched, rest };
      rest = inner;
    }
    return { matched: this.containers.length, rest };
  }

  /**
   * Opens the quotes and the entries of lists that begin in this line. Returns the rest of the line;
   * null if none begins.
   */
  private openContainers(line: string, matched: number, isInside: boolean): string | null {
    let rest: string | null = null;
    for (;;) {
      const left: string = rest ?? line;
      const opening: Opening | null = this.isRule(left) ? null : openingIn(left);
      if (opening === null) return rest;
      const follows = rest === null && isInside && this.paragraph !== null;
      if (follows && !opening.interrupts) return rest;
      if (rest === null) this.leave(matched);
      this.fill();
      this.containers.push(opening.container);
      rest = opening.rest;
    }
  }

  private readLeaf(rest: string, number: number, matched: number, isInside: boolean): void {
    if (isBlank(rest)) {
      this.leave(matched);
      return;
    }
    if (this.paragraph !== null && !this.isRule(rest) && !startsBlock(rest)) {
      // A line without the marks of its quote or list still continues the paragraph.
      if (isInside && UNDERLINE.test(rest)) this.paragraph = null;
      else this.paragraph.lines.push(rest);
      return;
    }
    this.leave(matched);
    this.fill();
    if (isIndented(rest) || this.isRule(rest)) return;
    const fence = FENCE.exec(rest);
    if (fence !== null) {
      this.fence = fence[1] ?? fence[2] ?? null;
      return;
    }
    const block = { line: number, lines: [rest] };
    this.blocks.push(block);
    if (!HEADING.test(rest)) this.paragraph = block;
  }

  private isRule(rest: string): boolean {
    return rest.length <= this.ruleLength && RULE.test(rest);
  }

  private leave(matched: number): void {
    this.containers.length = matched;
    this.paragraph = null;
  }

  /** Marks the open entries of lists as not empty. */
  private fill(): void {
    const last = this.containers.at(-1);
    if (last !== undefined && last !== 'QUOTE') last.isEmpty = false;
  }
}

/** The line inside the container; null if the line is outside. */
function insideOf(container: Container, line: string): string | null {
  if (container === 'QUOTE') {
    const quote = QUOTE.exec(line);
    return quote === null ? null : line.slice(quote[0].length);
  }
  if (isBlank(line)) return container.isEmpty ? null : '';
  return isBlank(line.slice(0, container.offset)) ? line.slice(container.offset) : null;
}

type Opening = {
  readonly container: Container;
  readonly rest: string;
  /** True if it ends a paragraph before it. */
  readonly interrupts: boolean;
};

function openingIn(line: string): Opening | null {
  const quote = QUOTE.exec(line);
  if (quote !== null) {
    return { container: 'QUOTE', rest: line.slice(quote[0].length), interrupts: true };
  }
  const item = ITEM.exec(line);
  if (item === null) return null;
  const [all, indent = '', mark = '', number, spaces = ''] = item;
  const isEmpty = isBlank(line.slice(all.length));
  const width = indent.length + mark.length;
  const offset = width + (isEmpty || spaces.length > 4 ? 1 : spaces.length);
  return {
    container: { offset, isEmpty },
    rest: isEmpty ? '' : line.slice(offset),
    interrupts: !isEmpty && (number === undefined || Number(number) === 1),
  };
}

/** True if the line ends a paragraph before it. Thematic breaks do so, too. */
const startsBlock = (line: string): boolean => FENCE.test(line) || HEADING.test(line);

/** The length of the line's end that has only spaces and marks of one kind. */
function trailingMarks(line: string): number {
  const mark = line.trimEnd().at(-1) ?? '';
  let start = line.length;
  while (start > 0 && [mark, ' '].includes(line.charAt(start - 1))) start -= 1;
  return line.length - start;
}

/** `fence`: the marks that opened the code. */
function isClosedBy(fence: string, line: string): boolean {
  const [, marks = ''] = /^ {0,3}(`{3,}|~{3,}) *$/.exec(line) ?? [];
  return marks.startsWith(fence);
}
