import { LRUCache } from 'lru-cache';
import type { DrawingWorker } from './render-worker';
import type { Limits } from '../scheduling/limits';

/** Characters of all cached drawings. */
const KEPT = 8 * 1024 * 1024;
/** The age at which a drawing is renewed in the background: it contains relative times. */
const AGEING_MS = 10_000;

type Drawn = { readonly answers: string; readonly markup: string; readonly at: number };

type Parts = {
  readonly drawing: Pick<DrawingWorker, 'of'>;
  readonly limits: Pick<Limits, 'drawnKeptMs'>;
};

/**
 * The last drawing of each page: an unchanged page is not drawn again, and a changed one can be
 * shown as it was until its new drawing is there. A page is drawn once at a time for all requests.
 */
export class DrawingPool {
  private readonly kept: LRUCache<string, Drawn> | null;
  private readonly underWay = new Map<string, Promise<string | null>>();

  constructor(private readonly parts: Parts) {
    const { drawnKeptMs: ttl } = parts.limits;
    const sizeCalculation = ({ answers, markup }: Drawn): number => answers.length + markup.length;
    this.kept = ttl === 0 ? null : new LRUCache({ maxSize: KEPT, ttl, sizeCalculation });
  }

  /** By the path of the address and the answers to the page's first operations; null for none. */
  async of(path: string, answers: string): Promise<string | null> {
    const drawn = this.kept?.get(path);
    if (drawn?.answers !== answers) return this.anew(path, answers);
    // A page with a drawing does not wait for another.
    if (Date.now() - drawn.at > AGEING_MS) void this.anew(path, answers);
    return drawn.markup;
  }

  /** The last one, for any answers; null if there is none, or it is too old. */
  last(path: string): string | null {
    return this.kept?.get(path)?.markup ?? null;
  }

  private async anew(path: string, answers: string): Promise<string | null> {
    const begun = this.underWay.get(path);
    if (begun !== undefined) return begun;
    const drawing = this.draw(path, answers).finally(() => this.underWay.delete(path));
    this.underWay.set(path, drawing);
    return drawing;
  }

  private async draw(path: string, answers: string): Promise<string | null> {
    const markup = await this.parts.drawing.of(path, answers);
    if (markup !== null) this.kept?.set(path, { answers, markup, at: Date.now() });
    return markup;
  }
}
