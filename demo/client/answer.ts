/** What comes of asking, whatever it travels on: data, or an error that may be worth another try. */
import { setTimeout as wait } from 'node:timers/promises';

/** What is not a matter of the game: signed out, a mistake in the request, the server's trouble. */
export class ServerError extends Error {
  constructor(
    message: string,
    /** The `extensions.code`, such as `UNAUTHENTICATED`; null where nothing sensible came back. */
    readonly code: string | null,
    /** After how long it is worth another try; null for never. */
    readonly retryAfterMs: number | null,
  ) {
    super(message);
  }
}

const ATTEMPTS = 9;
export const PATIENCE_MS = 10_000;
/** 50, 100, 200 … milliseconds. */
const pauseMs = (attempt: number): number => 50 * 2 ** (attempt - 1);

/** Asks again where that may help, for about 13 s in all: time enough to start a server again. */
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

/** The `data` of an answer. Throws `ServerError` where there are errors. */
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
