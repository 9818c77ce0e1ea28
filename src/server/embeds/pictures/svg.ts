import { inOneLine } from '../../../kernel';
import { STYLE, addThemes, fontSizeOf } from './themes';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * The text in one line, escaped for an element or a double-quoted attribute of XML or HTML, without
 * characters that XML 1.0 forbids.
 */
export const escaped = (text: string): string =>
  inOneLine(text)
    .replace(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

const MASK =
  'M1 3c6-3 11-2 15 1 4-3 9-4 15-1 0 10-4 16-9 16-3 0-4.6-2-6-5-1.4 3-3 5-6 5-5 0-9-6-9-16zm5 5c3-2 6-1 7 2-3 2-6 1-7-2zm20 0c-3-2-6-1-7 2 3 2 6 1 7-2z';

export const WIDTH = 800;
export const HEIGHT = 450;
/** The distance from the edge to the contents. */
export const MARGIN = 32;
const TITLE_FROM = 76;
/** A longer state is cut. */
const STATE_WIDTH = 280;

type Picture = {
  readonly title: string;
  /** A text after the title; never cut. */
  readonly ending?: string;
  /** The state, in a few words. */
  readonly state: string;
  /** The alternative text of the picture. */
  readonly description: string;
  readonly parts: readonly string[];
};

/** A whole picture: a title, the state beside it, and the parts below. */
export function picture({ title, ending = '', state, description, parts }: Picture): string {
  const size = fontSizeOf('title');
  const shown = cut(inOneLine(title), (besideState(state) - widthOf(ending, size)) / size);
  const drawn = [
    // Without `stroke`, ImageMagick draws a black edge around everything.
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" stroke="none" role="img" aria-labelledby="t d">`,
    `<title id="t">${escaped(title + ending)}</title><desc id="d">${escaped(description)}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${HEIGHT}" rx="12"/>`,
    `<path class="house" fill-rule="evenodd" transform="translate(${MARGIN} 30)" d="${MASK}"/>`,
    write(TITLE_FROM, 50, shown + ending, { look: 'title' }),
    write(WIDTH - MARGIN, 47, state, { look: 'due end', width: STATE_WIDTH }),
    `<path class="line" d="M${MARGIN} 70H${WIDTH - MARGIN}"/>`,
    ...parts,
    '</svg>',
    '',
  ];
  return addThemes(drawn.join('\n'));
}

/** The width left for the title, at least half of the picture's width. */
const besideState = (state: string): number =>
  Math.max(
    WIDTH / 2,
    WIDTH - MARGIN - TITLE_FROM - Math.min(STATE_WIDTH, widthOf(state, fontSizeOf('due'))) - MARGIN,
  );

type Look = {
  readonly look?: string;
  /** A longer text is cut. */
  readonly width?: number;
};

const segmenter = new Intl.Segmenter('en');

export function write(x: number, y: number, text: string, { look = '', width }: Look = {}): string {
  const shown = width === undefined ? text : cut(inOneLine(text), width / fontSizeOf(look));
  return `<text${look === '' ? '' : ` class="${look}"`} x="${x}" y="${y}">${escaped(shown)}</text>`;
}

/** The approximate width in ems. */
const wide = (segment: string): number =>
  /[\p{Ideographic}\p{Extended_Pictographic}\uAC00-\uD7A3]/u.test(segment) ? 1 : 0.57;

const widthOf = (text: string, size: number): number =>
  [...segmenter.segment(text)].reduce((sum, { segment }) => sum + wide(segment), 0) * size;

/** Cuts the text to about `ems` in width; the reader's font is unknown. */
function cut(text: string, ems: number): string {
  let left = ems;
  let kept = '';
  for (const { segment } of segmenter.segment(text)) {
    left -= wide(segment);
    if (left < 0) return `${kept.trimEnd()}…`;
    kept += segment;
  }
  return text;
}
