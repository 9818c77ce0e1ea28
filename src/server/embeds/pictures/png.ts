import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { fault } from '../../errors/faults';
import { WIDTH } from './svg';
import { SERIF, STYLE } from './themes';

/** A picture by day for our renderer: the font file of that weight has another name. */
const flat = (svg: string): string =>
  svg
    .replace(`<style>${STYLE}</style>`, '')
    .replaceAll(SERIF, SERIF.replace('EB Garamond', 'EB Garamond Medium'));

/** Bytes of cached pictures. */
const MAX_BYTES = 16 * 1024 * 1024;
/** The maximum queue: each picture takes some hundredths of a second. */
const MOST_WAITING = 32;
/** For a picture of 800 by 450: twice the sharpness that previews show. */
export const PNG_WIDTH = 2 * WIDTH;

/**
 * Pictures as PNG, for previews of links, which do not accept SVG: by day, in our fonts. They are
 * drawn beside the event loop, one after another, each once while it is cached.
 */
export class PngRenderer {
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  private readonly rendering = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly fonts: readonly string[]) {}

  /** `UNAVAILABLE` if too many wait. */
  async draw(svg: string): Promise<Buffer> {
    const key = createHash('sha256').update(svg).digest('base64url');
    const known = this.cache.get(key) ?? this.rendering.get(key);
    if (known !== undefined) return known;
    if (this.rendering.size >= MOST_WAITING) {
      throw fault('UNAVAILABLE', 'Too many pictures are being drawn: try again.', {
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
        // Only if the client, which has the fonts, was not built.
        loadSystemFonts: this.fonts.length === 0,
        defaultFontFamily: 'Source Sans 3',
        sansSerifFamily: 'Source Sans 3',
        serifFamily: 'EB Garamond Medium',
      },
    };
    return (await renderAsync(flat(svg), options)).asPng();
  }
}
