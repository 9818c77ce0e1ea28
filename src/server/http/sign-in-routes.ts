import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SIGN_IN_MS } from '../../sign-in';
import type { OfferedProvider, SignInProblem } from '../../sign-in';
import type { Service } from '../ops/service';
import type { RateLimits } from '../scheduling/rate-limits';
import { addressOf } from './client-address';
import { baseUrlOf } from './visible-season';

/** The client's page that signs in with the ticket, or explains the problem. */
const PAGE = '/me/sign-in';
const COOKIE = 'ridotto-sign-in';
const KEPT = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w+/=]{1,2000})(?:;|$)`);
/** SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

type Request = FastifyRequest<{
  Params: { provider: string };
  Querystring: { challenge?: unknown };
}>;

/**
 * Serves `/sign-in/<provider>?challenge=…`, which sends a browser to the provider, and
 * `/sign-in/<provider>/callback`, to which the provider sends it back. The ticket is in the fragment
 * of the page's address, which no browser sends to a server. The cookie ties the answer to the
 * browser that asked; it signs nobody in.
 */
export function addSignIns(app: FastifyInstance, service: Service, rates: RateLimits): void {
  const { signIns } = service.deps;
  if (signIns === undefined) return;
  const providerOf = ({ params }: Request): OfferedProvider | undefined =>
    signIns.offered.find(({ id }) => id === params.provider);
  const isTooOften = async (request: Request, count: number): Promise<boolean> => {
    const address = addressOf(request.raw, service.proxies);
    const client = { accountId: null, address };
    const over = await rates.consume(client, { mutations: 0, signIns: count });
    if (over !== null) service.metrics.overLimit(String(over.extensions['limit']));
    return over !== null;
  };
  const options = { exposeHeadRoute: false };
  app.get('/sign-in/:provider', options, async (request: Request, reply) => {
    const provider = providerOf(request);
    if (provider === undefined) return notFound(reply);
    const { challenge } = request.query;
    // Somebody who typed the address begins on the page, which makes the challenge.
    if (typeof challenge !== 'string' || !CHALLENGE.test(challenge)) return send(reply, '/me');
    if (await isTooOften(request, 0)) return explain(reply, provider, 'TOO_OFTEN');
    const base = baseUrlOf(service, request);
    const begun = await signIns.begin({ provider, base, challenge });
    if ('problem' in begun) return explain(reply, provider, begun.problem);
    setCookie(reply, { base, provider }, begun.cookie);
    return send(reply, begun.url);
  });
  app.get('/sign-in/:provider/callback', options, async (request: Request, reply) => {
    const provider = providerOf(request);
    if (provider === undefined) return notFound(reply);
    const base = baseUrlOf(service, request);
    const cookie = KEPT.exec(request.headers.cookie ?? '')?.[1] ?? null;
    const query = request.url.split('?')[1] ?? '';
    // Any page can send a browser here: only answers that it asked for count as its sign-ins.
    const answer = await signIns.finish({
      ...{ provider, base, query, cookie },
      isTooOften: () => isTooOften(request, 1),
    });
    setCookie(reply, { base, provider }, null);
    if ('problem' in answer) return explain(reply, provider, answer.problem);
    return send(reply, `${PAGE}#${answer.ticket}`);
  });
}

/** `Lax`, because the provider's page sends the browser back. Null removes the cookie. */
function setCookie(
  reply: FastifyReply,
  { base, provider }: { readonly base: string; readonly provider: OfferedProvider },
  value: string | null,
): void {
  const seconds = value === null ? 0 : SIGN_IN_MS / 1_000;
  const secure = base.startsWith('https:') ? '; Secure' : '';
  const path = `/sign-in/${provider.id}`;
  const rest = `Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
  void reply.header('set-cookie', `${COOKIE}=${value ?? ''}; ${rest}`);
}

const send = (reply: FastifyReply, url: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(url, 303);

const explain = (
  reply: FastifyReply,
  { name }: OfferedProvider,
  problem: SignInProblem,
): FastifyReply =>
  send(reply, `${PAGE}?${new URLSearchParams({ problem, provider: name }).toString()}`);

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
