import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FeedKind, Reading } from '../../engine';
import { parseId, serverVersion } from '../../graphql';
import { seasonId } from '../../kernel';
import type { AccountId, SeasonId } from '../../kernel';
import { addressOf } from '../address';
import { credentialsOf, showsNothing } from '../authentication';
import { fault, wrongFeedToken } from '../faults';
import { hasAlready } from '../has-already';
import type { RateLimits } from '../limits-by-rate';
import { baseOf, countFetch, seenSeason } from '../seen-season';
import type { Service } from '../service';
import { readFeedPage } from './feed-page';
import type { FeedQuery } from './feed-page';
import { FEEDS } from './written';

const DOORS = [
  { kind: 'CALENDAR', path: '/calendar/:file', ending: '.ics' },
  { kind: 'EVENTS', path: '/feed/:file', ending: '.atom' },
] as const;

type Request = FastifyRequest<{
  Params: { file: string };
  Querystring: FeedQuery;
}>;

/** Which feed is asked for. The season's id is null where nothing can be meant. */
type FeedAsked = { readonly kind: FeedKind; readonly seasonId: SeasonId | null };

/**
 * `/calendar/<season>.ics` and `/feed/<season>.atom?channels=&types=&before=`: what calendars and feed readers fetch again and again.
 * They can send no header, so a token for this one feed may stand in the address; it is looked at first, so
 * that whoever shows a wrong one learns nothing of seasons. A season that the reader may not see is as absent
 * as one that does not exist.
 */
export function addFeeds(app: FastifyInstance, service: Service, rates: RateLimits): void {
  for (const { kind, path, ending } of DOORS) {
    app.get(path, async (request: Request, reply) => {
      const address = addressOf(request.raw, service.proxies);
      await countFetch(service, rates, address, reply);
      const { file } = request.params;
      const named = file.endsWith(ending) ? parseId(file.slice(0, -ending.length)) : null;
      const isSeason = named?.type === 'Round' || named?.type === 'Dynasty';
      const asked = { kind, seasonId: isSeason ? seasonId(named.id) : null };
      const account = await readerOf(service, request, address, asked);
      const id = asked.seasonId;
      const reading = id === null ? null : await seenSeason(service, id, account);
      if (reading === null) throw fault('NOT_FOUND', 'There is no season that you may see.');
      return answer(service, request, reply, { kind, reading, account });
    });
  }
}

/** What a header shows takes precedence over the address; null for whoever shows nothing. */
async function readerOf(
  { admission }: Service,
  request: Request,
  address: string,
  asked: FeedAsked,
): Promise<AccountId | null> {
  const { token } = request.query;
  const credentials = credentialsOf(request.raw);
  if (!showsNothing(credentials) || token === undefined || token === '') {
    const viewer = await admission.viewerOf(credentials, address);
    return viewer?.token.scopes.includes('READ') === true ? viewer.account.id : null;
  }
  const { feed, accountId } = (await admission.feedReader(token, address)).token;
  const isIts = feed?.kind === asked.kind && feed.seasonId === asked.seasonId;
  if (!isIts) throw wrongFeedToken();
  return accountId;
}

type Found = {
  readonly kind: FeedKind;
  readonly reading: Reading;
  readonly account: AccountId | null;
};

/** A feed is what the journal up to there makes it: whoever has it already is told so unwritten. */
async function answer(
  service: Service,
  request: Request,
  reply: FastifyReply,
  { kind, reading, account }: Found,
): Promise<FastifyReply> {
  const { deps } = service;
  const base = baseOf(service, request);
  const { id, seq } = reading.record;
  const page = readFeedPage(service.schema, kind === 'EVENTS' ? request.query : {});
  const token = typeof request.query.token === 'string' ? request.query.token : null;
  const made = [kind, id, seq, account, base, serverVersion(), page, token];
  const etag = `"${createHash('sha256').update(JSON.stringify(made)).digest('base64url').slice(0, 22)}"`;
  const isShared = account === null;
  void reply
    .header('etag', etag)
    .header('cache-control', isShared ? 'public, no-cache' : 'private, no-cache')
    .header('vary', 'Authorization');
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const { mediaType, write } = FEEDS[kind];
  const text = await write({ engine: deps.engine, reading, account, base, page, token });
  return reply.type(mediaType).send(text);
}
