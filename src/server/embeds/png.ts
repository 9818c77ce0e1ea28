import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { fault } from '../faults';
import { flat } from './flat';
import { WIDTH } from './svg';

/** How many bytes of pictures are kept. */
const KEPT = 16 * 1024 * 1024;
/** How many may wait for theirs: each takes some hundredths of a second. */
const MOST_WAITING = 32;
/** Of a picture of 800 by 450: what previews show in twice the sharpness. */
export const PNG_WIDTH = 2 * WIDTH;

/**
 * Pictures as PNG, for previews of links, which take no SVG: by day, in the fonts of the house. They are drawn
 * beside the event loop, one after the other, and each once for as long as it is kept.
 */
export class Drawer {
  private readonly drawn = new LRUCache<string, Buffer>({
    maxSize: KEPT,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly fonts: readonly string[]) {}

  /** `UNAVAILABLE` where too many wait. */
  async draw(svg: string): Promise<Buffer> {
    const key = createHash('sha256').update(svg).digest('base64url');
    const known = this.drawn.get(key) ?? this.underWay.get(key);
    if (known !== undefined) return known;
    if (this.underWay.size >= MOST_WAITING) {
      throw fault('UNAVAILABLE', 'Too many pictures are being drawn: try again.', {
        retryAfterMs: 1_000,
      });
    }
    const drawing = this.last
      .then(async () => this.render(svg))
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, drawing);
    this.last = drawing.catch(() => undefined);
    const png = await drawing;
    this.drawn.set(key, png);
    return png;
  }

  private async render(svg: string): Promise<Buffer> {
    const options: ResvgRenderOptions = {
      fitTo: { mode: 'width', value: PNG_WIDTH },
      font: {
        fontFiles: [...this.fonts],
        // Only where the client, which has the fonts, was not built.
        loadSystemFonts: this.fonts.length === 0,
        defaultFontFamily: 'Source Sans 3',
        sansSerifFamily: 'Source Sans 3',
        serifFamily: 'EB Garamond Medium',
      },
    };
    return (await renderAsync(flat(svg), options)).asPng();
  }
}
