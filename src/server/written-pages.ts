import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BuiltFiles } from './built-files';
import type { Drawings } from './drawings';
import type { Tags } from './embeds/tags';
import type { FirstAnswers } from './first-answers';
import { lookOf } from './look';
import { PageInTime } from './page-in-time';
import { baseOf } from './seen-season';
import { WrittenPage } from './send-written';
import type { Service } from './service';
import { within } from './within';

/** Characters of all pages that are kept. */
const KEPT = 8 * 1024 * 1024;
const MOST_PAGES = 1_000;
/** The shortest time that the cache knows: 0 would be for ever. */
const SHORTEST_MS = 1;

/** What a page says of itself at every address. */
const OWN_TAGS = /<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g;
/** What pages have; others would only be drawn beside them. */
const PLAIN = /^\/[\w/-]*$/;
/** Set by the client (web/src/account/session.ts). It says nothing else, and lets nobody in. */
const SIGNED_IN = /(?:^|;\s*)signed-in=1(?:;|$)/;

/**
 * Pages with what is there for everybody written into them: each is written once for all who ask for it
 * within a moment, and nobody waits for it longer than a moment.
 */
export class WrittenPages {
  private readonly pages: LRUCache<string, PageInTime, PageAsked>;
  /** Those as they were built, for whoever has chosen how they look. */
  private readonly built = new Map<string, WrittenPage>();

  constructor(private readonly parts: Parts) {
    const { service } = parts;
    this.pages = new LRUCache<string, PageInTime, PageAsked>({
      max: MOST_PAGES,
      maxSize: KEPT,
      sizeCalculation: ({ length }) => Math.max(1, length),
      ttl: Math.max(SHORTEST_MS, service.limits.pageKeptMs),
      // A page that others displace while it is being written is written to its end.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _old, { context, options }) => {
        const { isWhole, page } = await this.write(context);
        // What came without a part of it is not for whoever asks next.
        if (!isWhole) options.ttl = SHORTEST_MS;
        return page ?? undefined;
      },
    });
  }

  /** Null for the page as it was built: there is nothing to say, or not yet, or nobody would read it. */
  async of(name: string, request: FastifyRequest): Promise<WrittenPage | null> {
    const isStrange = !SIGNED_IN.test(request.headers.cookie ?? '');
    const page = isStrange ? await this.forStrangers(name, request) : null;
    return page ?? (lookOf(request) === '' ? null : this.asBuilt(name));
  }

  private async forStrangers(name: string, request: FastifyRequest): Promise<WrittenPage | null> {
    const [path = '', search] = request.url.split('?');
    const { service } = this.parts;
    // Where the address says more, the client alone knows what it means.
    const isDrawn = search === undefined && PLAIN.test(path);
    const key = `${name} ${baseOf(service, request)} ${isDrawn} ${path}`;
    const { pageKeptMs, pageWaitMs, drawWaitMs } = service.limits;
    const asked = { name, request, path: isDrawn ? path : null };
    const written = pageKeptMs === 0 ? this.anew(asked) : this.kept(key, asked);
    const page = (await within(pageWaitMs, written)) ?? null;
    return page === null ? null : page.within(drawWaitMs);
  }

  private async asBuilt(name: string): Promise<WrittenPage | null> {
    const known = this.built.get(name);
    if (known !== undefined) return known;
    const file = await this.parts.files.read(name);
    if (file === null) return null;
    const page = new WrittenPage(file.content.toString());
    this.built.set(name, page);
    return page;
  }

  private async kept(key: string, asked: PageAsked): Promise<PageInTime | undefined> {
    // One with nothing to say that others displace while it is being written rejects: it goes as it was
    // built.
    return this.pages.fetch(key, { context: asked }).catch(() => undefined);
  }

  private async anew(asked: PageAsked): Promise<PageInTime | undefined> {
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
    return { isWhole, page: new PageInTime(html, drawing) };
  }
}

type Parts = {
  readonly service: Service;
  readonly files: BuiltFiles;
  readonly tags: Tags;
  readonly first: FirstAnswers;
  readonly drawings: Drawings;
};
type PageAsked = {
  readonly name: string;
  readonly request: FastifyRequest;
  /** Of the address; null where the page is not drawn. */
  readonly path: string | null;
};
type Written = { readonly isWhole: boolean; readonly page: PageInTime | null };
