import type { IncomingMessage } from 'node:http';
import { DEPRECATED_GRAPHQL_WS_PROTOCOL, GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';

/** A refusal in the form of the previous protocol. */
export const LEGACY_REFUSAL = JSON.stringify({
  type: 'connection_error',
  payload: {
    message: `Use the subprotocol "${GRAPHQL_TRANSPORT_WS_PROTOCOL}", as npm graphql-ws has it.`,
  },
});

/** The close reason of a socket without an agreed protocol. */
export const REFUSED = `Use the subprotocol ${GRAPHQL_TRANSPORT_WS_PROTOCOL} (npm graphql-ws)`;

/**
 * Chooses this server's protocol if it is offered. The legacy protocol of
 * subscriptions-transport-ws is accepted, too, to refuse it in its own form: otherwise clients
 * would see a failed handshake without a reason.
 */
export function chooseSubprotocol(offered: ReadonlySet<string>): string | false {
  const known = [GRAPHQL_TRANSPORT_WS_PROTOCOL, DEPRECATED_GRAPHQL_WS_PROTOCOL];
  return known.find((protocol) => offered.has(protocol)) ?? false;
}

/** True if the client offers this server's protocol. */
export const offersOwnProtocol = ({ headers }: IncomingMessage): boolean =>
  (headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .some((offered) => offered.trim() === GRAPHQL_TRANSPORT_WS_PROTOCOL);
