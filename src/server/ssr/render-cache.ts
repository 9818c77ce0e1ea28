import { LRUCache } from 'lru-cache';
import type { RenderWorker } from './render-worker';
import type { Limits } from '../scheduling/limits';

/** The maximum characters of all cached drawings. */
const MAX_CHARACTERS = 8 * 1024 * 1024;
/** The age at which a drawing is renewed in the background, since it contains relative times. */
const RENEW_AFTER_MS = 10_000;

type CachedMarkup = { readonly answers: string; readonly markup: string; readonly at: number };

type Page = {
  readonly path: string;
  /** The answers to its first operations, as JSON. */
  readonly answers: string;
  /** The client's address. */
  readonly address: string;
};

type RenderCacheDeps = {
  /** Charges the address whose request causes a drawing. */
  readonly charge: (address: string) => void;
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

  /** The drawing; null if there is none. */
  async get(page: Page): Promise<string | null> {
    const drawn = this.cache?.get(page.path);
    if (drawn?.answers !== page.answers) return this.renderOnce(page);
    // A page with a drawing does not wait for a new drawing.
    if (Date.now() - drawn.at > RENEW_AFTER_MS) void this.renderOnce(page);
    return drawn.markup;
  }

  /** The path's last drawing, for any answers; null if it is missing or too old. */
  last(path: string): string | null {
    return this.cache?.get(path)?.markup ?? null;
  }

  private async renderOnce(page: Page): Promise<string | null> {
    const begun = this.rendering.get(page.path);
    if (begun !== undefined) return begun;
    const drawing = this.render(page).finally(() => this.rendering.delete(page.path));
    this.rendering.set(page.path, drawing);
    return drawing;
  }

  private async render({ path, answers, address }: Page): Promise<string | null> {
    const markup = await this.deps.worker.render(path, answers);
    if (markup === null) return null;
    this.deps.charge(address);
    this.cache?.set(path, { answers, markup, at: Date.now() });
    return markup;
  }
}
