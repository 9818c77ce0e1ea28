import { LRUCache } from 'lru-cache';
import type { RenderWorker } from './render-worker';
import type { Limits } from '../scheduling/limits';

/** The maximum characters of all cached drawings. */
const MAX_CHARACTERS = 8 * 1024 * 1024;
/** The age at which a drawing is renewed in the background, since it contains relative times. */
const RENEW_AFTER_MS = 10_000;

type CachedMarkup = { readonly answers: string; readonly markup: string; readonly at: number };

type RenderCacheDeps = {
  readonly worker: Pick<RenderWorker, 'render'>;
  readonly limits: Pick<Limits, 'drawnKeptMs'>;
};

/**
 * The last drawing of each page. An unchanged page is not drawn again. A changed page can be shown
 * with its last drawing until the new one is ready. All requests for a page share one drawing under
 * way.
 */
export class RenderCache {
  private readonly cache: LRUCache<string, CachedMarkup> | null;
  private readonly rendering = new Map<string, Promise<string | null>>();

  constructor(private readonly deps: RenderCacheDeps) {
    const { drawnKeptMs: ttl } = deps.limits;
    const sizeCalculation = ({ answers, markup }: CachedMarkup): number =>
      answers.length + markup.length;
    this.cache = ttl === 0 ? null : new LRUCache({ maxSize: MAX_CHARACTERS, ttl, sizeCalculation });
  }

  /**
   * The drawing for a path and the answers to its page's first operations; null if there is none.
   */
  async get(path: string, answers: string): Promise<string | null> {
    const drawn = this.cache?.get(path);
    if (drawn?.answers !== answers) return this.renderOnce(path, answers);
    // A page with a drawing does not wait for a new drawing.
    if (Date.now() - drawn.at > RENEW_AFTER_MS) void this.renderOnce(path, answers);
    return drawn.markup;
  }

  /** The path's last drawing, for any answers; null if it is missing or too old. */
  last(path: string): string | null {
    return this.cache?.get(path)?.markup ?? null;
  }

  private async renderOnce(path: string, answers: string): Promise<string | null> {
    const begun = this.rendering.get(path);
    if (begun !== undefined) return begun;
    const drawing = this.render(path, answers).finally(() => this.rendering.delete(path));
    this.rendering.set(path, drawing);
    return drawing;
  }

  private async render(path: string, answers: string): Promise<string | null> {
    const markup = await this.deps.worker.render(path, answers);
    if (markup !== null) this.cache?.set(path, { answers, markup, at: Date.now() });
    return markup;
  }
}
