/** A GraphQL server with plain graphql-ws: each subscription is executed separately. */
import { createServer } from 'node:http';
import { EventEmitter, on } from 'node:events';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { serving } from './peer.mjs';

const published = new EventEmitter().setMaxListeners(0);
const schema = buildSchema(`
  type Said { seq: Int! at: String! message: String! }
  type Query { nothing: Int }
  type Mutation { say(text: String!): Int }
  type Subscription { journal: Said! }
`);
schema.getSubscriptionType().getFields().journal.subscribe = async function* () {
  for await (const [said] of on(published, 'said')) yield { journal: said };
};
let seq = 0;
schema.getMutationType().getFields().say.resolve = (_root, { text }) => {
  seq += 1;
  published.emit('said', { seq, at: new Date().toISOString(), message: text });
  return seq;
};

const server = createServer();
useServer({ schema }, new WebSocketServer({ server, path: '/graphql', clientTracking: false }));
server.listen(0, '127.0.0.1', () => serving(server.address().port));
