import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { parseId, serverVersion } from '../../graphql';
import { seasonId } from '../../kernel';
import type { SeasonId } from '../../kernel';
import { addressOf } from '../http/client-address';
import { StaticFiles, etagOf, matchesEtag } from '../http/static-files';
import { fault } from '../errors/faults';
import type { RateLimits } from '../scheduling/rate-limits';
import { sourceHash } from '../http/headers';
import { withRetryAfter } from '../errors/retry-after';
import { baseUrlOf, countFetch, visibleSeason } from '../http/visible-season';
import type { Service } from '../ops/service';
import type { AnonymousClient } from './anonymous-client';
import { STYLE } from './pictures/themes';
import { embedFormats } from './embed-formats';
import { PngRenderer } from './pictures/png';
import type { EmbedFormat } from './embed-formats';

/** The content security policy of a picture: only its own style. */
const PICTURE_POLICY = `default-src 'none'; style-src ${sourceHash(STYLE)}; frame-ancestors 'none'`;

type Request = FastifyRequest<{ Params: { id: string } }>;

/**
 * Serves the current state at `/s/<round>`, `/d/<dynasty>` and `/g/<game>`: `.svg` as a picture,
 * `.png` as the same picture for link previews, `.md` and `.wiki` as text. The answer is the same
 * for every reader. A hidden season looks like one that does not exist.
 */
export function addEmbeds(
  app: FastifyInstance,
  service: Service,
  anonymous: AnonymousClient,
  rates: RateLimits,
): void {
  for (const format of embedFormats(new PngRenderer(StaticFiles.pictureFonts()))) {
    app.get(`/${format.page}/:id(^[^./]*).${format.ending}`, async (request: Request, reply) => {
      const address = addressOf(request.raw, service.proxies);
      await countFetch(service, rates, address, reply);
      const { id } = request.params;
      const season = seasonNamed(format, id);
      const reading = season === null ? null : await visibleSeason(service, season, null);
      if (reading === null) throw absent();
      const base = baseUrlOf(service, request);
      const isKnown = tagAs(request, reply, [
        format.page,
        format.ending,
        id,
        reading.record.seq,
        base,
      ]);
      if (isKnown) return reply.code(304).send();
      const text = await format
        .write(anonymous, { id, address, url: `${base}/${format.page}/${id}` })
        .catch((error: unknown) => {
          throw error instanceof GraphQLError ? withRetryAfter(error, reply) : error;
        });
      if (text === null) throw absent();
      if (format.ending === 'svg') reply.header('content-security-policy', PICTURE_POLICY);
      return reply.type(format.mediaType).send(text);
    });
  }
}

const absent = (): GraphQLError => fault('NOT_FOUND', 'There is nothing public here.');

/** Null if the path cannot name a season. */
function seasonNamed({ type }: EmbedFormat, id: string): SeasonId | null {
  const named = parseId(id);
  if (named?.type !== type) return null;
  return 'seasonId' in named ? named.seasonId : seasonId(named.id);
}

/** Sets the ETag of the contents; true if the client has them already. */
function tagAs(request: Request, reply: FastifyReply, made: readonly unknown[]): boolean {
  const etag = etagOf(JSON.stringify([...made, serverVersion()]));
  void reply.header('etag', etag).header('cache-control', 'public, no-cache');
  return matchesEtag(request.headers['if-none-match'], etag);
}
