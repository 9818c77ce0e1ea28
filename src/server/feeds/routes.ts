import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FeedKind, FeedOf, SeasonSnapshot } from '../../engine';
import { OWN_CALENDAR, parseId, scopeMissing, serverVersion } from '../../graphql';
import { seasonId } from '../../kernel';
import type { AccountId } from '../../kernel';
import { addressOf } from '../http/client-address';
import { credentialsOf, hasNoCredentials } from '../http/authentication';
import { calendarOfNobody, fault, wrongFeedToken } from '../errors/faults';
import { matchesEtag } from '../http/static-files';
import type { ClientIdentity } from '../scheduling/budgets';
import type { RateLimits } from '../scheduling/rate-limits';
import { baseUrlOf, countFetch, visibleSeason } from '../http/visible-season';
import type { Service } from '../ops/service';
import { readFeedPage } from './feed-page';
import type { FeedQuery } from './feed-page';
import { listOwnSeasons, printOwnCalendar } from './own-calendar';
import { FEEDS } from './season-feed';

const DOORS = [
  { kind: 'CALENDAR', path: '/calendar/:file', ending: '.ics' },
  { kind: 'EVENTS', path: '/feed/:file', ending: '.atom' },
] as const;

type Request = FastifyRequest<{
  Params: { file: string };
  Querystring: FeedQuery;
}>;

/**
 * Serves `/calendar/<season>.ics`, `/calendar/me.ics` and
 * `/feed/<season>.atom?channels=&types=&before=&archive=` to calendars and feed readers. They fetch
 * the same address again and again. They cannot send headers, so the address may contain a token
 * for this one feed. The token is checked first, so that a wrong token reveals nothing about
 * seasons. A season that the reader may not see looks like one that does not exist.
 */
export function addFeeds(app: FastifyInstance, service: Service, rates: RateLimits): void {
  for (const { kind, path, ending } of DOORS) {
    app.get(path, async (request: Request, reply) => {
      const address = addressOf(request.raw, service.proxies);
      await countFetch(service, rates, address, reply);
      const { file } = request.params;
      const named = file.endsWith(ending) ? parseId(file.slice(0, -ending.length)) : null;
      const isSeason = named?.type === 'Round' || named?.type === 'Dynasty';
      const id = isSeason ? seasonId(named.id) : null;
      const requested = id === null ? null : { kind, seasonId: id };
      const account = await readerOf(service, request, address, requested);
      const reading = id === null ? null : await visibleSeason(service, id, account);
      if (reading === null) throw fault('NOT_FOUND', 'There is no such season that you may see.');
      return answer(service, request, reply, { kind, reading, account });
    });
  }
  app.get(OWN_CALENDAR, async (request: Request, reply) => {
    const address = addressOf(request.raw, service.proxies);
    await countFetch(service, rates, address, reply);
    const account = await readerOf(service, request, address, { kind: 'CALENDAR', seasonId: null });
    if (account !== null) {
      return answerOwn(service, request, reply, { address, accountId: account });
    }
    throw hasNoCredentials(credentialsOf(request.raw)) ? calendarOfNobody() : scopeMissing('READ');
  });
}

/**
 * The reader's account; null without reading rights. A header takes precedence over the token in
 * the address. `requested` is null if the address names no feed.
 */
async function readerOf(
  { admission }: Service,
  request: Request,
  address: string,
  requested: FeedOf | null,
): Promise<AccountId | null> {
  const { token } = request.query;
  const credentials = credentialsOf(request.raw);
  if (!hasNoCredentials(credentials) || token === undefined || token === '') {
    const viewer = await admission.viewerOf(credentials, address);
    return viewer?.token.scopes.includes('READ') === true ? viewer.account.id : null;
  }
  const { feed, accountId } = (await admission.feedReader(token, address)).token;
  const isIts = feed?.kind === requested?.kind && feed?.seasonId === requested?.seasonId;
  if (requested === null || !isIts) throw wrongFeedToken();
  return accountId;
}

type Found = {
  readonly kind: FeedKind;
  readonly reading: SeasonSnapshot;
  readonly account: AccountId | null;
};

/** A feed depends only on the journal: a client that has it gets 304, and nothing is written. */
async function answer(
  service: Service,
  request: Request,
  reply: FastifyReply,
  { kind, reading, account }: Found,
): Promise<FastifyReply> {
  const { deps } = service;
  const base = baseUrlOf(service, request);
  const { id, seq } = reading.record;
  const page = readFeedPage(service.schema, kind === 'EVENTS' ? request.query : {});
  const token = typeof request.query.token === 'string' ? request.query.token : null;
  const made = [kind, id, seq, account, base, serverVersion(), page, token];
  if (isFresh(request, reply, made, account)) return reply.code(304).send();
  const { mediaType, write } = FEEDS[kind];
  const text = await write({ engine: deps.engine, reading, account, base, page, token });
  return reply.type(mediaType).send(text);
}

/**
 * Answers with the account's calendar. Its ETag depends on the account's seasons, and the work is
 * charged to the account.
 */
async function answerOwn(
  service: Service,
  request: Request,
  reply: FastifyReply,
  client: ClientIdentity & { readonly accountId: AccountId },
): Promise<FastifyReply> {
  const { deps, scheduler } = service;
  const { address, accountId: account } = client;
  const base = baseUrlOf(service, request);
  const records = await listOwnSeasons(deps.engine, account);
  const made = ['OWN', records.map(({ id, seq }) => [id, seq]), account, base, serverVersion()];
  if (isFresh(request, reply, made, account)) return reply.code(304).send();
  const work = scheduler.workFor({ address, queueKey: OWN_CALENDAR });
  const leave = await scheduler.beginPage(client, work);
  let text = '';
  try {
    text = await printOwnCalendar(deps.engine, records, { account, base, work });
  } finally {
    leave(text.length);
  }
  return reply.type(FEEDS.CALENDAR.mediaType).send(text);
}

/** Sets the caching headers; true if the client has the feed already. */
function isFresh(
  request: Request,
  reply: FastifyReply,
  made: readonly unknown[],
  account: AccountId | null,
): boolean {
  const digest = createHash('sha256').update(JSON.stringify(made)).digest('base64url');
  const etag = `"${digest.slice(0, 22)}"`;
  void reply
    .header('etag', etag)
    .header('cache-control', account === null ? 'public, no-cache' : 'private, no-cache')
    .header('vary', 'Authorization');
  return matchesEtag(request.headers['if-none-match'], etag);
}
