import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { DEFERRED } from '../../platform/lazy-component';

/**
 * No streaming: React would insert a deferred part by an inline script, which the content security
 * policy forbids.
 */
const NOTHING_PUT_OFF = Number.MAX_SAFE_INTEGER;

/**
 * Renders to markup, with fallbacks for parts that load later. Rejects if a component throws: React
 * would draw a fallback, as if the part were loading.
 */
export async function markupOf(drawn: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const over = new AbortController();
  const stream = await renderToReadableStream(drawn, {
    signal: over.signal,
    progressiveChunkSize: NOTHING_PUT_OFF,
    onError: (why) => {
      if (why !== DEFERRED) faults.push(why);
    },
  });
  // Stops waiting for the parts that load later.
  over.abort(DEFERRED);
  await stream.allReady;
  if (faults.length > 0) throw faults[0];
  return new Response(stream).text();
}
