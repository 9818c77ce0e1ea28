import { CompressedPage } from './compressed-page';
import { setTimeout as delay } from 'node:timers/promises';

/** The result, or undefined if it takes longer. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  try {
    return await Promise.race([work, delay(ms, undefined, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}

const ROOT = '<div id="root"></div>';
/** About the length of most drawings. */
const DRAWN_LENGTH = 100_000;

type Rendering = {
  readonly markup: Promise<string | null>;
  /** The previous drawing, used until the new one is ready; null if there is none. */
  readonly last: () => string | null;
};

/** A page with its data and, once it is drawn, its first view. */
export class RenderedPage {
  private readonly plain: CompressedPage;
  private readonly drawn: Promise<CompressedPage>;

  constructor(
    private readonly html: string,
    private readonly drawing: Rendering | null,
  ) {
    this.plain = new CompressedPage(html);
    const { plain } = this;
    this.drawn =
      drawing === null
        ? Promise.resolve(plain)
        : drawing.markup.then((markup) => (markup === null ? plain : this.withMarkup(markup)));
  }

  get length(): number {
    return this.plain.length + (this.drawing === null ? 0 : DRAWN_LENGTH);
  }

  async waitFor(ms: number): Promise<CompressedPage> {
    const drawn = await withTimeout(ms, this.drawn);
    if (drawn !== undefined) return drawn;
    const last = this.drawing?.last() ?? null;
    return last === null ? this.plain : this.withMarkup(last);
  }

  /** The page with its first view in the element where the client draws it. */
  private withMarkup(markup: string): CompressedPage {
    return new CompressedPage(
      this.html.replace(ROOT, () => `<div id="root" data-drawn>${markup}</div>`),
    );
  }
}
