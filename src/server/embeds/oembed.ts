/**
 * oEmbed (https://oembed.com): what a site shows where somebody pasted the address of a page. A
 * season is a frame with its wall, a game is its picture. What is hidden looks like what does not
 * exist.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../http/client-address';
import { baseUrlOf, countFetch } from '../http/visible-season';
import { fault } from '../errors/faults';
import type { RateLimits } from '../scheduling/rate-limits';
import type { Service } from '../ops/service';
import type { MetaTags, Preview } from './meta-tags';
import { PNG_WIDTH } from './pictures/png';
import { escaped, HEIGHT, WIDTH } from './pictures/svg';

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const CACHE_SECONDS = 300;
const LONGEST_URL = 2_000;
const LEAST_PIXELS = 1;

/** Serves `/oembed?url=…`, with `maxwidth`, `maxheight` and `format=json` if a site sends them. */
export function addOembed(
  app: FastifyInstance,
  service: Service,
  tags: MetaTags,
  rates: RateLimits,
): void {
  app.get('/oembed', async (request: FastifyRequest<{ Querystring: Query }>, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    const address = addressOf(request.raw, service.proxies);
    await countFetch(service, rates, address, reply);
    if (format !== 'json') {
      return reply.code(501).type('text/plain').send('Only the format json is served.');
    }
    if (typeof url !== 'string' || url.length > LONGEST_URL) {
      throw fault('BAD_USER_INPUT', 'The parameter "url" must be the address of a page.');
    }
    const [width, height] = [pixels('maxwidth', maxwidth), pixels('maxheight', maxheight)];
    const base = baseUrlOf(service, request);
    const path = url.startsWith(`${base}/`) ? url.slice(base.length) : null;
    const preview = path === null ? null : await tags.previewAt(path, address);
    if (preview === null) throw fault('NOT_FOUND', 'There is nothing public here.');
    return reply
      .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(written(preview, base, { width, height })));
  });
}

type Size = { readonly width: number; readonly height: number };

function written(preview: Preview, base: string, most: Size): object {
  const { title, picture, wall } = preview;
  const common = {
    version: '1.0',
    title,
    provider_name: 'Ridotto',
    provider_url: base,
    cache_age: CACHE_SECONDS,
    ...(picture !== null && {
      thumbnail_url: base + picture,
      thumbnail_width: PNG_WIDTH,
      thumbnail_height: (PNG_WIDTH / WIDTH) * HEIGHT,
    }),
  };
  const scale = Math.min(1, most.width / WIDTH, most.height / HEIGHT);
  const size = { width: Math.round(WIDTH * scale), height: Math.round(HEIGHT * scale) };
  if (wall !== null) {
    // A frame scrolls, so that its sides need no fixed proportion.
    const frame = { width: Math.min(WIDTH, most.width), height: Math.min(HEIGHT, most.height) };
    return { type: 'rich', ...common, ...frame, html: frameOf(base + wall, title, frame) };
  }
  if (picture !== null) return { type: 'photo', ...common, url: base + picture, ...size };
  return { type: 'link', ...common };
}

const frameOf = (address: string, title: string, { width, height }: Size): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;

/** A site's maximum; no limit if it sends none. */
function pixels(name: string, given: Query[string]): number {
  if (given === undefined) return Infinity;
  const most = typeof given === 'string' && /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (most < LEAST_PIXELS) {
    throw fault('BAD_USER_INPUT', `The parameter "${name}" must be a number of pixels.`);
  }
  return most;
}
