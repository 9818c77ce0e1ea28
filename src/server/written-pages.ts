import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { BuiltFiles } from './built-files';
import type { Drawing } from './drawing';
import type { Tags } from './embeds/tags';
import type { FirstAnswers } from './first-answers';
import { baseOf } from './seen-season';
import { WrittenPage } from './send-written';
import type { Service } from './service';

/** Characters of all pages that are kept. */
const KEPT = 8 * 1024 * 1024;
const MOST_PAGES = 1_000;
/** The shortest time that the cache knows: 0 would be for ever. */
const SHORTEST_MS = 1;
/** Before a page's time is over, so that what is told in it goes out though it was not drawn. */
const SENDING_MS = 20;

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
  private readonly pages: LRUCache<string, WrittenPage, Asked>;

  constructor(private readonly parts: Parts) {
    const { service } = parts;
    this.pages = new LRUCache<string, WrittenPage, Asked>({
      max: MOST_PAGES,
      maxSize: KEPT,
      sizeCalculation: ({ length }) => Math.max(1, length),
      ttl: Math.max(SHORTEST_MS, service.limits.pageKeptMs),
      // A page that others push out while it is being written is written to its end.
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
    if (SIGNED_IN.test(request.headers.cookie ?? '')) return null;
    const [path = '', search] = request.url.split('?');
    const { service } = this.parts;
    // Where the address says more, the client alone knows what it means.
    const isDrawn = search === undefined && PLAIN.test(path);
    const key = `${name} ${baseOf(service, request)} ${isDrawn} ${path}`;
    const { pageKeptMs, pageWaitMs } = service.limits;
    const asked = { name, request, path: isDrawn ? path : null };
    const page = pageKeptMs === 0 ? this.anew(asked) : this.kept(key, asked);
    return (await within(pageWaitMs, page)) ?? null;
  }

  private async kept(key: string, asked: Asked): Promise<WrittenPage | undefined> {
    // One with nothing to say that others push out while it is being written rejects: it goes as it was built.
    return this.pages.fetch(key, { context: asked }).catch(() => undefined);
  }

  private async anew(asked: Asked): Promise<WrittenPage | undefined> {
    return (await this.write(asked)).page ?? undefined;
  }

  private async write({ name, request, path }: Asked): Promise<Written> {
    const { service, files, tags, first } = this.parts;
    const begun = Date.now();
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
    if (path === null || answers?.isAll !== true) return { isWhole, page: new WrittenPage(html) };
    const left = service.limits.pageWaitMs - (Date.now() - begun) - SENDING_MS;
    // A busy machine is not asked for what would come too late.
    const markup = left > 0 ? await within(left, this.parts.drawing.of(path, answers.json)) : null;
    return { isWhole, page: new WrittenPage(withDrawn(html, markup ?? null)) };
  }
}

const ROOT = '<div id="root"></div>';

/** With its first view in the place where the client draws it. */
function withDrawn(html: string, markup: string | null): string {
  if (markup === null) return html;
  return html.replace(ROOT, () => `<div id="root" data-drawn>${markup}</div>`);
}

type Parts = {
  readonly service: Service;
  readonly files: BuiltFiles;
  readonly tags: Tags;
  readonly first: FirstAnswers;
  readonly drawing: Drawing;
};
type Asked = {
  readonly name: string;
  readonly request: FastifyRequest;
  /** Of the address; null where the page is not drawn. */
  readonly path: string | null;
};
type Written = { readonly isWhole: boolean; readonly page: WrittenPage | null };

/** What comes of it, or undefined where that takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  try {
    return await Promise.race([work, delay(ms, undefined, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}
