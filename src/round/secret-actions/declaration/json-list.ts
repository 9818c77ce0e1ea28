/** The JSON form of a declaration: `{"bids":[…],"salt":"…"}` [ruling D4]. */
import { unreadable } from './fault';
import type { Unreadable } from './fault';
import { MOST_PARTS } from './parts';

export type JsonEntry = Readonly<Record<string, unknown>>;

export const isJsonForm = (declaration: string): boolean => declaration.startsWith('{');

/** The objects listed under the key; all must be objects, at least one, and at most the limit. */
export function jsonList(
  declaration: string,
  key: string,
): { readonly ok: true; readonly entries: readonly JsonEntry[] } | Unreadable {
  const document = parseJson(declaration);
  if (!isObject(document)) return unreadable('NOT_JSON');
  const list = Object.hasOwn(document, key) ? document[key] : null;
  if (!Array.isArray(list) || list.length === 0) return unreadable('EMPTY');
  if (list.length > MOST_PARTS) return unreadable('TOO_MANY');
  const entries = list.filter(isObject);
  return entries.length === list.length ? { ok: true, entries } : unreadable('NOT_A_PAIR');
}

const isObject = (value: unknown): value is JsonEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** undefined if it is not JSON: players write the text, so that is not a bug. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
