import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fault, overLimit } from '../errors/faults';
import { isNestedDeeperThan } from '../encoding/nesting';
import { CpuMeter } from '../scheduling/cpu-meter';
import { addressOf } from './client-address';
import type { Service } from '../ops/service';
import { decodeUtf8, isPercentEncodedUtf8 } from '../encoding/utf8';

/** The levels of the body around the variables: the object of the body itself. */
const LEVELS_OF_BODY = 1;

/** The bytes of a body from which reading it takes its turn, and is charged. */
const LONG_BODY = 4_096;

/**
 * Reads JSON bodies. `__proto__` is an ordinary member name, since no code assigns members. A long
 * body takes milliseconds: one of an address is read at a time, and charged to it.
 */
export function readJsonBodies(app: FastifyInstance, service: Service): void {
  const { messageNesting } = service.limits;
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (bytes.length < LONG_BODY) return parsed(bytes, messageNesting);
      const { budgets, turns } = service.scheduler;
      const client = { accountId: null, address: addressOf(request.raw, service.proxies) };
      const exhausted = budgets.exceeded(client, 1);
      if (exhausted !== null) throw exhausted;
      const work = new CpuMeter(turns, { address: client.address, queueKey: 'bodies' });
      await work.turn();
      try {
        return parsed(bytes, messageNesting);
      } finally {
        work.pause();
        budgets.chargeMs(client, work.ms);
      }
    },
  );
}

/** The value of a body. A body that nests too deeply is not parsed: that takes several times as long. */
function parsed(body: Buffer, messageNesting: number): unknown {
  const text = decodeUtf8(body);
  if (text === null) throw fault('BAD_USER_INPUT', 'The body is not valid UTF-8.');
  if (isNestedDeeperThan(text, messageNesting + LEVELS_OF_BODY)) {
    throw overLimit('messageNesting', messageNesting + 1, messageNesting);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw fault('BAD_USER_INPUT', 'The body is not valid JSON.');
  }
}

/**
 * The routes that read their query. Other routes ignore it, such as the parameters that sites
 * append to links.
 */
const READS_QUERY = /^\/(?:graphql|graphql\/stream|calendar\/.*|feed\/.*)$/;

/** Refuses a query with bytes that decoders would replace or leave undecoded. */
export function refuseUnreadableQueries(app: FastifyInstance, { presenter }: Service): void {
  app.addHook('onRequest', (request, reply, done) => {
    const [path = '', ...query] = request.url.split('?');
    if (!READS_QUERY.test(path) || isPercentEncodedUtf8(query.join('?'))) {
      done();
      return;
    }
    const message = 'The query string of the address is not percent-encoded UTF-8.';
    reply.code(400).send(presenter.errors([fault('BAD_USER_INPUT', message)]));
  });
}
