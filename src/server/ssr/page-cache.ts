import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { StaticFiles } from '../http/static-files';
import type { DrawingPool } from './render-cache';
import type { Tags } from '../embeds/meta-tags';
import type { Prefetch } from './prefetch';
import { themeOf } from '../http/theme-cookie';
import { PageDeadline, withTimeout } from './rendered-page';
import { baseOf } from '../http/visible-season';
import { DrawnPage } from './compressed-page';
import type { Service } from '../ops/service';

/** Characters of all cached pages. */
const KEPT = 8 * 1024 * 1024;
const MOST_PAGES = 1_000;
/** The shortest time of the cache: 0 would mean for ever. */
const SHORTEST_MS = 1;

/** The default tags of a page, the same at every address. */
const OWN_TAGS = /<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g;
/** The paths of pages; for other paths a drawing is of no use. */
const PLAIN = /^\/[\w/-]*$/;
/** Set by the client (web/src/platform/session.ts). It has no other content, and authenticates nobody. */
const SIGNED_IN = /(?:^|;\s*)signed-in=1(?:;|$)/;

/**
 * Pages with public data written into them: each is written once for all requests within a moment,
 * and nobody waits for it longer than a moment.
 */
export class PageCache {
  private readonly pages: LRUCache<string, PageDeadline, PageAsked>;
  /** The built pages, for visitors who have chosen a look. */
  private readonly built = new Map<string, DrawnPage>();

  constructor(private readonly parts: Parts) {
    const { service } = parts;
    this.pages = new LRUCache<string, PageDeadline, PageAsked>({
      max: MOST_PAGES,
      maxSize: KEPT,
      sizeCalculation: ({ length }) => Math.max(1, length),
      ttl: Math.max(SHORTEST_MS, service.limits.pageKeptMs),
      // A page that is evicted during its writing is still finished.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _old, { context, options }) => {
        const { isWhole, page } = await this.write(context);
        // An incomplete page is not for the next visitor.
        if (!isWhole) options.ttl = SHORTEST_MS;
        return page ?? undefined;
      },
    });
  }

  /** Null for the page as it was built: nothing to write, or not yet, or for nobody. */
  async of(name: string, request: FastifyRequest): Promise<DrawnPage | null> {
    const isStrange = !SIGNED_IN.test(request.headers.cookie ?? '');
    const page = isStrange ? await this.forStrangers(name, request) : null;
    return page ?? (themeOf(request) === '' ? null : this.asBuilt(name));
  }

  private async forStrangers(name: string, request: FastifyRequest): Promise<DrawnPage | null> {
    const [path = '', search] = request.url.split('?');
    const { service } = this.parts;
    // A query in the address has a meaning only for the client.
    const isDrawn = search === undefined && PLAIN.test(path);
    const key = `${name} ${baseOf(service, request)} ${isDrawn} ${path}`;
    const { pageKeptMs, pageWaitMs, drawWaitMs } = service.limits;
    const asked = { name, request, path: isDrawn ? path : null };
    const written = pageKeptMs === 0 ? this.anew(asked) : this.kept(key, asked);
    const page = (await withTimeout(pageWaitMs, written)) ?? null;
    return page === null ? null : page.within(drawWaitMs);
  }

  private async asBuilt(name: string): Promise<DrawnPage | null> {
    const known = this.built.get(name);
    if (known !== undefined) return known;
    const file = await this.parts.files.read(name);
    if (file === null) return null;
    const page = new DrawnPage(file.content.toString());
    this.built.set(name, page);
    return page;
  }

  private async kept(key: string, asked: PageAsked): Promise<PageDeadline | undefined> {
    // A page without data that is evicted during its writing rejects: the built page is sent.
    return this.pages.fetch(key, { context: asked }).catch(() => undefined);
  }

  private async anew(asked: PageAsked): Promise<PageDeadline | undefined> {
    return (await this.write(asked)).page ?? undefined;
  }

  private async write({ name, request, path }: PageAsked): Promise<Written> {
    const { service, files, tags, first, drawings } = this.parts;
    let isWhole = true;
    const unless = async <T>(asked: Promise<T | null>): Promise<T | null> =>
      asked.catch((error: unknown) => {
        isWhole = false;
        service.log.debug({ err: error, requestId: request.id }, 'a page is not whole');
        return null;
      });
    const [told, answers] = await Promise.all([
      unless(tags.of(request)),
      unless(first.of(name, request)),
    ]);
    const said = [told, answers?.element ?? null].filter((each) => each !== null);
    const built = said.length === 0 ? null : await files.read(name);
    if (built === null) return { isWhole, page: null };
    const html = built.content
      .toString()
      .replace(told === null ? '' : OWN_TAGS, '')
      .replace('</head>', () => `${said.join('\n    ')}\n  </head>`);
    const drawing =
      path === null || answers?.isAll !== true
        ? null
        : { markup: drawings.of(path, answers.json), last: () => drawings.last(path) };
    return { isWhole, page: new PageDeadline(html, drawing) };
  }
}

type Parts = {
  readonly service: Service;
  readonly files: StaticFiles;
  readonly tags: Tags;
  readonly first: Prefetch;
  readonly drawings: DrawingPool;
};
type PageAsked = {
  readonly name: string;
  readonly request: FastifyRequest;
  /** The path of the address; null if the page is not drawn. */
  readonly path: string | null;
};
type Written = { readonly isWhole: boolean; readonly page: PageDeadline | null };
