/** The result of a request over any transport: data, or an error that may justify a retry. */
import { setTimeout as wait } from 'node:timers/promises';

/** An error outside the game: signed out, a malformed request, or a server failure. */
export class ServerError extends Error {
  constructor(
    message: string,
    /** The `extensions.code`, such as `UNAUTHENTICATED`; null if the error has none. */
    readonly code: string | null,
    /** The wait before a retry; null if a retry is useless. */
    readonly retryAfterMs: number | null,
  ) {
    super(message);
  }
}

const ATTEMPTS = 9;
export const PATIENCE_MS = 10_000;
/** The pause after an attempt: 50, 100, 200 … milliseconds. */
const pauseMs = (attempt: number): number => 50 * 2 ** (attempt - 1);

/** Retries errors that may pass, for about 13 s: long enough for a server restart. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const retryAfterMs = error instanceof ServerError ? error.retryAfterMs : null;
      if (retryAfterMs === null || attempt === ATTEMPTS) throw error;
      await wait(Math.max(retryAfterMs, pauseMs(attempt)));
    }
  }
}

export type Answer<Data> = {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly retryAfterMs?: number };
  }[];
};

/** The `data` of an answer. Throws `ServerError` if it has errors. */
export function dataOf<Data>(answer: Answer<Data>): Data {
  const error = answer.errors?.[0];
  if (error !== undefined) {
    const { code, retryAfterMs } = error.extensions ?? {};
    throw new ServerError(error.message, code ?? null, retryAfter(code, retryAfterMs));
  }
  if (answer.data === undefined || answer.data === null) {
    throw new ServerError('The answer has neither data nor errors.', null, null);
  }
  return answer.data;
}

function retryAfter(code: string | undefined, retryAfterMs: number | undefined): number | null {
  if (code === 'UNAVAILABLE') return 0;
  if (code === 'RATE_LIMITED' && retryAfterMs !== undefined && retryAfterMs <= PATIENCE_MS) {
    return retryAfterMs;
  }
  return null;
}
