import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { DEFERRED } from '../../platform/lazy-component';

/**
 * No streaming: a deferred part would arrive by an inline script, which the page's policy forbids.
 */
const NOTHING_PUT_OFF = Number.MAX_SAFE_INTEGER;

/**
 * Renders to markup, with fallbacks for parts that load later. Rejects if any component throws:
 * React would render a fallback for that error as well, as if the part were loading.
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
  // Without waiting for the parts that load later.
  over.abort(DEFERRED);
  await stream.allReady;
  if (faults.length > 0) throw faults[0];
  return new Response(stream).text();
}
