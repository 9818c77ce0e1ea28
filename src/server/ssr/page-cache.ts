import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { StaticFiles } from '../http/static-files';
import type { RenderCache } from './render-cache';
import type { MetaTags } from '../embeds/meta-tags';
import type { Prefetch } from './prefetch';
import { addressOf } from '../http/client-address';
import { themeOf } from '../http/theme-cookie';
import { RenderedPage, withTimeout } from './rendered-page';
import { baseUrlOf } from '../http/visible-season';
import { CompressedPage } from './compressed-page';
import type { Service } from '../ops/service';

/** The maximum characters of all cached pages. */
const MAX_CHARACTERS = 8 * 1024 * 1024;
const MOST_PAGES = 1_000;
/** The shortest time in the cache, since 0 would mean for ever. */
const SHORTEST_MS = 1;

/** The default tags of a page, the same at every address. */
const OWN_TAGS = /<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g;
/** The paths of pages that can be drawn. */
const PLAIN = /^\/[\w/-]*$/;
/**
 * Set by the client (web/src/platform/session.ts). The cookie has no other content, and
 * authenticates nobody.
 */
const SIGNED_IN = /(?:^|;\s*)signed-in=1(?:;|$)/;
/**
 * Set by the client (web/src/shell/language-switch.tsx). Pages are drawn in English, so
 * readers of other languages get the data alone.
 */
const TRANSLATED = /(?:^|;\s*)language=(?!en\b)\w+/;

/**
 * Pages with public data written into them. A page is written once for all requests within
 * `pageKeptMs`, and a request waits for it no longer than `pageWaitMs`, then `drawWaitMs` for its
 * drawing.
 */
export class PageCache {
  private readonly pages: LRUCache<string, RenderedPage, PageRequest>;
  /** The pages as built, for visitors who have chosen a look. */
  private readonly built = new Map<string, CompressedPage>();

  constructor(private readonly deps: PageCacheDeps) {
    const { service } = deps;
    this.pages = new LRUCache<string, RenderedPage, PageRequest>({
      max: MOST_PAGES,
      maxSize: MAX_CHARACTERS,
      sizeCalculation: ({ length }) => Math.max(1, length),
      ttl: Math.max(SHORTEST_MS, service.limits.pageKeptMs),
      // A page that is evicted while it is written is still finished.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _old, { context, options }) => {
        const { isWhole, page } = await this.write(context);
        // An incomplete page is not cached for the next visitor.
        if (!isWhole) options.ttl = SHORTEST_MS;
        return page ?? undefined;
      },
    });
  }

  /**
   * The page for this visitor; null if the built file can be sent unchanged, without data or a
   * look.
   */
  async of(name: string, request: FastifyRequest): Promise<CompressedPage | null> {
    const isAnonymous = !SIGNED_IN.test(request.headers.cookie ?? '');
    const page = isAnonymous ? await this.forAnonymous(name, request) : null;
    return page ?? (themeOf(request) === '' ? null : this.asBuilt(name));
  }

  private async forAnonymous(
    name: string,
    request: FastifyRequest,
  ): Promise<CompressedPage | null> {
    const [path = '', search] = request.url.split('?');
    const { service } = this.deps;
    // A query in the address has a meaning only for the client.
    const isEnglish = !TRANSLATED.test(request.headers.cookie ?? '');
    const isDrawn = search === undefined && PLAIN.test(path) && isEnglish;
    const key = `${name} ${baseUrlOf(service, request)} ${isDrawn} ${path}`;
    const { pageKeptMs, pageWaitMs, drawWaitMs } = service.limits;
    const pageRequest = { name, request, path: isDrawn ? path : null };
    const written = pageKeptMs === 0 ? this.writeOnce(pageRequest) : this.cached(key, pageRequest);
    const page = (await withTimeout(pageWaitMs, written)) ?? null;
    return page === null ? null : page.waitFor(drawWaitMs);
  }

  private async asBuilt(name: string): Promise<CompressedPage | null> {
    const known = this.built.get(name);
    if (known !== undefined) return known;
    const file = await this.deps.files.read(name);
    if (file === null) return null;
    const page = new CompressedPage(file.content.toString());
    this.built.set(name, page);
    return page;
  }

  private async cached(key: string, page: PageRequest): Promise<RenderedPage | undefined> {
    // A page without data rejects if it is evicted while it is written: the built page is then
    // sent.
    return this.pages.fetch(key, { context: page }).catch(() => undefined);
  }

  private async writeOnce(page: PageRequest): Promise<RenderedPage | undefined> {
    return (await this.write(page)).page ?? undefined;
  }

  private async write({ name, request, path }: PageRequest): Promise<WrittenPage> {
    const { service, files, tags, prefetch, drawings } = this.deps;
    let isWhole = true;
    const nullOnError = async <T>(result: Promise<T | null>): Promise<T | null> =>
      result.catch((error: unknown) => {
        isWhole = false;
        service.log.debug({ err: error, requestId: request.id }, 'a page is incomplete');
        return null;
      });
    const [metaTags, answers] = await Promise.all([
      nullOnError(tags.of(request)),
      nullOnError(prefetch.of(name, request)),
    ]);
    const headElements = [metaTags, answers?.element ?? null].filter((each) => each !== null);
    const built = headElements.length === 0 ? null : await files.read(name);
    if (built === null) return { isWhole, page: null };
    const html = built.content
      .toString()
      .replace(metaTags === null ? '' : OWN_TAGS, '')
      .replace('</head>', () => `${headElements.join('\n    ')}\n  </head>`);
    const address = addressOf(request.raw, service.proxies);
    const drawing =
      path === null || answers?.isAll !== true
        ? null
        : {
            markup: drawings.get({ path, answers: answers.json, address }),
            last: () => drawings.last(path),
          };
    return { isWhole, page: new RenderedPage(html, drawing) };
  }
}

type PageCacheDeps = {
  readonly service: Service;
  readonly files: StaticFiles;
  readonly tags: MetaTags;
  readonly prefetch: Prefetch;
  readonly drawings: RenderCache;
};
type PageRequest = {
  readonly name: string;
  readonly request: FastifyRequest;
  /** The path of the address; null if the page is not drawn. */
  readonly path: string | null;
};
type WrittenPage = { readonly isWhole: boolean; readonly page: RenderedPage | null };
