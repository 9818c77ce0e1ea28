/** Queries that cost more than they seem to. */
import { getIntrospectionQuery } from 'graphql';
import { flood, openSocket, post, subscribeMessage, thirty, wait } from './client';
import type { Shape } from './shape';

const BOMB = `{ ${thirty('__schema { ...S }')} }
fragment S on __Schema { types { name kind description fields { name description args { name type { ...T } } type { ...T } } } }
fragment T on __Type { kind name ofType { kind name ofType { kind name } } }`;

const VERIFICATION = `query ($id: ID!) { ${thirty(
  'verification(seasonId: $id) { streams { draws { seq number sides value clientSeeds } } }',
)} }`;

/** A document that is the same each time, or different each time if `fresh`. */
const asked =
  (query: string, fresh = false) =>
  (turn: number): string =>
    fresh ? `${query} # ${turn} ${Math.random()}` : query;

function query(name: string, text: string, signedIn: boolean, fresh = false): Shape {
  const next = asked(text, fresh);
  return {
    name,
    run: ({ port, token, seasonId }, until) =>
      flood(until, 8, (turn) =>
        post(port, next(turn), { variables: { id: seasonId }, ...(signedIn ? { token } : {}) }),
      ),
  };
}

/** Sends forty operations at once on a socket that is never read. */
function unread(name: string, text: string): Shape {
  return {
    name,
    run: async ({ port, seasonId }, until) => {
      while (Date.now() < until) {
        const socket = await openSocket(port, null);
        if (socket !== null) {
          socket.pause();
          for (let at = 0; at < 40; at += 1) {
            socket.send(subscribeMessage(String(at), text, { id: seasonId }));
          }
        }
        await wait(Math.min(4_000, until - Date.now()));
        socket?.terminate();
      }
    },
  };
}

const round = (fields: string): string => `query ($id: ID!) { season(id: $id) { ${fields} } }`;

export const QUERIES: readonly Shape[] = [
  query('introspection × 30', BOMB, false),
  query('introspection, another each time', getIntrospectionQuery(), false, true),
  unread('introspection × 30, 40 on a socket that reads nothing', BOMB),
  unread('introspection, 40 on a socket that reads nothing', getIntrospectionQuery()),
  query('verification × 30, anonymous', VERIFICATION, false),
  query('verification × 30, a guest', VERIFICATION, true),
  query(
    'verification, another each time',
    'query ($id: ID!) { verification(seasonId: $id) { streams { draws { seq number sides value } } } }',
    true,
    true,
  ),
  query('tokens × 30', `{ viewer { ${thirty('tokens { id name scopes createdAt }')} } }`, true),
  query(
    'ruleset { prose document } × 30',
    round(thirty('ruleset { prose document sections { markdown } }')),
    true,
  ),
  query(
    'options × 30',
    round(`viewer { ${thirty('options { mutation description facts }')} }`),
    true,
  ),
  query(
    'seasons within bounds',
    '{ seasons(first: 40) { nodes { name players(first: 100) { nodes { name holdings { count } } } } } }',
    true,
  ),
];
