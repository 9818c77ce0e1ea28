/** The key to end the notices of one address, as it stands in each of their mails. */
export type StopToken = { readonly webhookId: string; readonly secret: string };

export const printStopToken = (webhookId: string, secret: string): string =>
  `${webhookId}-${secret}`;

const TOKEN = /^([0-9a-f]{24})-([\w-]{20,80})$/;

/** Null if the text is none. */
export function parseStopToken(text: string): StopToken | null {
  const [, webhookId, secret] = TOKEN.exec(text) ?? [];
  return webhookId === undefined || secret === undefined ? null : { webhookId, secret };
}
