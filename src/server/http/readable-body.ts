import type { FastifyInstance } from 'fastify';
import { fault, overLimit } from '../errors/faults';
import { isNestedDeeperThan } from '../encoding/nesting';
import type { Service } from '../ops/service';
import { decodeUtf8, isPercentEncodedUtf8 } from '../encoding/utf8';

/** The levels of the body around the variables: the object of the body itself. */
const LEVELS_OF_BODY = 1;

/**
 * Reads JSON bodies. `__proto__` is an ordinary member name, since no code assigns members. A body
 * that nests too deeply is not parsed: that takes several times as long as for a flat one.
 */
export function readJsonBodies(app: FastifyInstance, { limits }: Service): void {
  const { messageNesting } = limits;
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    const text = decodeUtf8(body as Buffer);
    if (text === null) {
      done(fault('BAD_USER_INPUT', 'The body is not valid UTF-8.'));
      return;
    }
    if (isNestedDeeperThan(text, messageNesting + LEVELS_OF_BODY)) {
      done(overLimit('messageNesting', messageNesting + 1, messageNesting));
      return;
    }
    try {
      done(null, JSON.parse(text));
    } catch {
      done(fault('BAD_USER_INPUT', 'The body is not valid JSON.'));
    }
  });
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
