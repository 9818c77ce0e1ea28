import type { RawSocket } from '../raw-socket';
import { ask, makeRound, openGraphqlSocket, sayMessage } from '../ridotto-client';
import { startPeer, startRidotto } from '../server-process';
import type { Dialect, Room } from './dialect';

/** Ridotto itself. Each text is a command, which is decided, committed with fsync, and pushed. */
export const RIDOTTO: Dialect = {
  peer: 'ridotto',
  start: () => startRidotto(),
  open: async (port) => {
    const { token, seasonId } = await makeRound(port);
    const { seq } = await headOf(port, token, seasonId);
    return roomOf(
      await openGraphqlSocket(port, token),
      () => openGraphqlSocket(port, null),
      subscription(
        `subscription ($id: ID!, $after: Int!) {
          journal(seasonId: $id, after: $after) { seq at ... on Said { message } }
        }`,
        { id: seasonId, after: seq },
      ),
      (id, text) => sayMessage(id, seasonId, text),
    );
  },
};

/** Plain graphql-ws over a resolver without storage. */
export const GRAPHQL_WS: Dialect = {
  peer: 'graphql-ws',
  start: () => startPeer('graphql-ws'),
  open: async (port) =>
    roomOf(
      await openGraphqlSocket(port, null),
      () => openGraphqlSocket(port, null),
      subscription('subscription { journal { seq at message } }', {}),
      (id, text) =>
        JSON.stringify({
          id,
          type: 'subscribe',
          payload: { query: 'mutation ($text: String!) { say(text: $text) }', variables: { text } },
        }),
    ),
};

const subscription = (query: string, variables: object): string =>
  JSON.stringify({ id: 's', type: 'subscribe', payload: { query, variables } });

function roomOf(
  publisher: RawSocket,
  open: () => Promise<RawSocket>,
  subscribe: string,
  say: (id: string, text: string) => string,
): Room {
  let said = 0;
  return {
    watch: async () => {
      const socket = await open();
      socket.sendText(subscribe);
      // The protocol keeps the order, so the pong proves that the server has the subscription.
      const answered = socket.next((text) => (text.includes('"pong"') ? true : null));
      socket.sendText('{"type":"ping"}');
      await answered;
      return socket;
    },
    publish: (text) => {
      said += 1;
      publisher.sendText(say(String(said), text));
    },
    close: () => {
      publisher.close();
    },
  };
}

async function headOf(port: number, token: string, id: string): Promise<{ readonly seq: number }> {
  const { season } = await ask<{ season: { seq: number } }>(
    port,
    token,
    'query ($id: ID!) { season(id: $id) { seq } }',
    { id },
  );
  return season;
}
