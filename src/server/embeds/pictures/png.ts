import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { fault } from '../../errors/faults';
import { WIDTH } from './svg';
import { SERIF, STYLE } from './themes';

/**
 * The SVG for our renderer: without the style sheet, and with the font file's name for the medium
 * weight.
 */
const flat = (svg: string): string =>
  svg
    .replace(`<style>${STYLE}</style>`, '')
    .replaceAll(SERIF, SERIF.replace('EB Garamond', 'EB Garamond Medium'));

/** The maximum size of the cache, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;
/** The maximum length of the queue: a picture takes some hundredths of a second. */
const MOST_WAITING = 32;
/** Twice the SVG's width, for sharp previews. */
export const PNG_WIDTH = 2 * WIDTH;

/**
 * Draws pictures as PNG in day colours and our fonts, because link previews do not accept SVG.
 * Drawing runs outside the event loop, one picture at a time. A cached picture is not drawn again.
 */
export class PngRenderer {
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  private readonly rendering = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly fonts: readonly string[]) {}

  /** Throws `UNAVAILABLE` if too many pictures wait. */
  async draw(svg: string): Promise<Buffer> {
    const key = createHash('sha256').update(svg).digest('base64url');
    const known = this.cache.get(key) ?? this.rendering.get(key);
    if (known !== undefined) return known;
    if (this.rendering.size >= MOST_WAITING) {
      throw fault('UNAVAILABLE', 'The server is drawing too many pictures: try again later.', {
        retryAfterMs: 1_000,
      });
    }
    const drawing = this.last
      .then(async () => this.render(svg))
      .finally(() => this.rendering.delete(key));
    this.rendering.set(key, drawing);
    this.last = drawing.catch(() => undefined);
    const png = await drawing;
    this.cache.set(key, png);
    return png;
  }

  private async render(svg: string): Promise<Buffer> {
    const options: ResvgRenderOptions = {
      fitTo: { mode: 'width', value: PNG_WIDTH },
      font: {
        fontFiles: [...this.fonts],
        // Only the built client has fonts; without it, the system's fonts are used.
        loadSystemFonts: this.fonts.length === 0,
        defaultFontFamily: 'Source Sans 3',
        sansSerifFamily: 'Source Sans 3',
        serifFamily: 'EB Garamond Medium',
      },
    };
    return (await renderAsync(flat(svg), options)).asPng();
  }
}
