/** The messages of graphql-transport-ws that only a server sends. */
const SERVER_MESSAGES: ReadonlySet<unknown> = new Set(['connection_ack', 'next', 'error']);

/** True if only a server may send the message. */
export function isServerMessage(text: string): boolean {
  try {
    const { type } = JSON.parse(text) as { readonly type?: unknown };
    return SERVER_MESSAGES.has(type);
  } catch {
    return false;
  }
}
