import { DEPRECATED_GRAPHQL_WS_PROTOCOL, GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';

/** As the clients of the protocol before understand that they are refused. */
export const LEGACY_REFUSAL = JSON.stringify({
  type: 'connection_error',
  payload: {
    message: `Use the subprotocol "${GRAPHQL_TRANSPORT_WS_PROTOCOL}", as npm graphql-ws has it.`,
  },
});

/** Why a socket that did not agree on the only protocol is closed. */
export const REFUSED = `Use the subprotocol ${GRAPHQL_TRANSPORT_WS_PROTOCOL} (npm graphql-ws)`;

/**
 * The protocol of this server where it is offered. The legacy one of subscriptions-transport-ws is agreed on
 * too, to say in its own words that it is not spoken: otherwise clients would see a handshake that failed for
 * no reason.
 */
export function chooseSubprotocol(offered: ReadonlySet<string>): string | false {
  const known = [GRAPHQL_TRANSPORT_WS_PROTOCOL, DEPRECATED_GRAPHQL_WS_PROTOCOL];
  return known.find((protocol) => offered.has(protocol)) ?? false;
}
