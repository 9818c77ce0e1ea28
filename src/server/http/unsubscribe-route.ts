import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STOP_PATH } from '../../delivery';
import { fault } from '../errors/faults';
import { withRetryAfter } from '../errors/retry-after';
import type { Service } from '../ops/service';
import type { RateLimits } from '../scheduling/rate-limits';
import { addressOf } from './client-address';

/** Mail programs send forms here, which no other route takes. */
export const UNSUBSCRIBE_ROUTE = `${STOP_PATH}/:token`;
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const FORM_BYTES = 4_096;
/** The one field of the form, in both encodings. */
const ONE_CLICK = /List-Unsubscribe(?:=|"\s+)One-Click/;

type Request = FastifyRequest<{ Params: { token: string } }>;

/**
 * Serves the address of the header List-Unsubscribe. POST ends the notices at once [RFC 8058]; GET
 * leads a person to the page with the button, and changes nothing.
 */
export function addUnsubscribe(app: FastifyInstance, service: Service, rates: RateLimits): void {
  const { mail } = service.deps;
  if (mail === undefined) return;
  const options = { exposeHeadRoute: false };
  app.get(UNSUBSCRIBE_ROUTE, options, ({ params }: Request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`/me${STOP_PATH}#${encodeURIComponent(params.token)}`, 303),
  );
  app.register((forms, _options, done) => {
    forms.addContentTypeParser(
      FORMS,
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, parsed) => {
        parsed(null, body);
      },
    );
    forms.post(UNSUBSCRIBE_ROUTE, async (request: Request, reply) => {
      await count(service, rates, request, reply);
      if (typeof request.body !== 'string' || !ONE_CLICK.test(request.body)) {
        throw fault('BAD_USER_INPUT', 'Send the form List-Unsubscribe=One-Click.');
      }
      const refusal = await mail.stopNotices(request.params.token);
      if (refusal !== null) throw fault('NOT_FOUND', 'No mail is sent with this address.');
      return reply.type('text/plain; charset=utf-8').send('No more notices are sent.\n');
    });
    done();
  });
}

async function count(
  { proxies, metrics }: Service,
  rates: RateLimits,
  request: Request,
  reply: FastifyReply,
): Promise<void> {
  const client = { accountId: null, address: addressOf(request.raw, proxies) };
  const over = await rates.consume(client, { mutations: 1, signIns: 0 });
  if (over === null) return;
  metrics.overLimit(String(over.extensions['limit']));
  throw withRetryAfter(over, reply);
}
