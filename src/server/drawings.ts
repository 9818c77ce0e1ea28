import { LRUCache } from 'lru-cache';
import type { Drawing } from './drawing';
import type { Limits } from './limits';

/** Characters of all drawings that are kept. */
const KEPT = 8 * 1024 * 1024;
/** How old a drawing is when it is made again behind what is sent: how far off things are is told in it. */
const AGEING_MS = 10_000;

type Drawn = { readonly answers: string; readonly markup: string; readonly at: number };

type Parts = {
  readonly drawing: Pick<Drawing, 'of'>;
  readonly limits: Pick<Limits, 'drawnKeptMs'>;
};

/**
 * The last drawing of each page: what is asked for again and has not changed is not drawn again, and what has changed
 * can be shown as it was until it is drawn. A page is drawn once at a time, however many ask for it.
 */
export class Drawings {
  private readonly kept: LRUCache<string, Drawn> | null;
  private readonly underWay = new Map<string, Promise<string | null>>();

  constructor(private readonly parts: Parts) {
    const { drawnKeptMs: ttl } = parts.limits;
    const sizeCalculation = ({ answers, markup }: Drawn): number => answers.length + markup.length;
    this.kept = ttl === 0 ? null : new LRUCache({ maxSize: KEPT, ttl, sizeCalculation });
  }

  /** By the path of the address and the answers to what the page asks first; null for none. */
  async of(path: string, answers: string): Promise<string | null> {
    const drawn = this.kept?.get(path);
    if (drawn?.answers !== answers) return this.anew(path, answers);
    // Of what is shown already nobody waits for another drawing.
    if (Date.now() - drawn.at > AGEING_MS) void this.anew(path, answers);
    return drawn.markup;
  }

  /** The last, by whatever answers it was; null where there is none, or it is too old. */
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
