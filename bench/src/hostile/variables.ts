/** Variables nested deeper than the server reads, or as deep as it accepts. */
import { once } from 'node:events';
import { flood, openSocket, post, postBody, wait } from './client';
import type { Shape } from './shape';

/** The depth that the server accepts (`messageNesting`), with the object of all variables. */
const ACCEPTED = 99;

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const body = (a: string): string => `{"query":"{ __typename }","variables":{"a":${a}}}`;

function overHttp(name: string, text: string): Shape {
  return {
    name,
    run: ({ port }, until) => flood(until, 16, () => postBody(port, text)),
  };
}

/** Each message closes the socket with 4400. */
const SOCKETS: Shape = {
  name: 'variables 30,000 deep, on sockets',
  run: ({ port }, until) =>
    flood(until, 16, async () => {
      const socket = await openSocket(port, null);
      if (socket === null) return wait(100);
      const closed = once(socket, 'close');
      socket.send(
        `{"id":"1","type":"subscribe","payload":{"query":"{ __typename }","variables":{"a":${nested(30_000)}}}}`,
      );
      await closed;
    }),
};

export const VARIABLES: readonly Shape[] = [
  overHttp('variables 5,000 deep', body(nested(5_000))),
  overHttp('variables 50,000 deep', body(nested(50_000))),
  overHttp(
    'variables as deep as accepted, 490 times',
    body(`[${Array.from({ length: 490 }, () => nested(ACCEPTED - 1)).join()}]`),
  ),
  {
    name: 'variables of an input, deep and declared',
    run: ({ port, seasonId }, until) =>
      flood(until, 16, () =>
        post(
          port,
          'query ($id: ID!, $p: JSON!) { previewProposal(input: { seasonId: $id, effects: [{ amendRuleset: $p }] }) { failure { effect } } }',
          {
            variables: {
              id: seasonId,
              p: [{ op: 'add', path: '/x', value: JSON.parse(nested(ACCEPTED - 3)) as unknown }],
            },
          },
        ),
      ),
  },
  SOCKETS,
];
