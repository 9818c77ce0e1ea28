import { DAY_MS } from '../../kernel';
import type { Reply } from '../post';

const SECOND_MS = 1_000;
const DEFAULT_WAIT_MS = 5_000;

/**
 * The time to wait after a 429, as its body or else its header has it, from a second to a day
 * [Discord, "Rate Limits"].
 */
export function waitAfterLimit({ whole, retryAfter }: Reply): number {
  const seconds = secondsIn(whole) ?? readSeconds(retryAfter);
  if (seconds === null) return DEFAULT_WAIT_MS;
  return Math.max(SECOND_MS, atMostADay(seconds));
}

/**
 * The time to wait after a message that was the last of its bucket, at most a day; 0 if more may
 * follow.
 */
export function waitForBucket({ remaining, resetAfter }: Reply): number {
  if (remaining !== '0') return 0;
  return atMostADay(readSeconds(resetAfter) ?? 0);
}

const atMostADay = (seconds: number): number => Math.min(DAY_MS, Math.ceil(seconds * SECOND_MS));

function secondsIn(answer: string): number | null {
  const wait = propertyOf(answer, 'retry_after');
  return wait === null ? null : readSeconds(wait);
}

/** The id of the message in an answer; null if it has none. */
export const messageIdIn = ({ whole }: Pick<Reply, 'whole'>): string | null => {
  const id = propertyOf(whole, 'id');
  return id !== null && /^\d{1,20}$/.test(id) ? id : null;
};

/** True if people deleted the message, while the webhook is still there [Discord, error 10008]. */
export const isMessageGone = ({ status, whole }: Pick<Reply, 'status' | 'whole'>): boolean =>
  status === 404 && propertyOf(whole, 'code') === '10008';

function propertyOf(answer: string, name: string): string | null {
  try {
    const body: unknown = JSON.parse(answer);
    if (typeof body !== 'object' || body === null || !(name in body)) return null;
    return String((body as Readonly<Record<string, unknown>>)[name]);
  } catch {
    return null;
  }
}

function readSeconds(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,7}(\.\d{1,9})?$/.test(text) ? Number(text) : null;
}
