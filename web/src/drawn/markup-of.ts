import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { LATER } from '../app/late';

/** The whole in one piece: a part that is put off comes by a script, which the page's policy forbids. */
const NOTHING_PUT_OFF = Number.MAX_SAFE_INTEGER;

/**
 * As markup, with what stands in for whatever is not there yet. Rejects with what was thrown anywhere in it: React
 * would draw what stands in for that, too, as if it were still to come.
 */
export async function markupOf(drawn: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const over = new AbortController();
  const stream = await renderToReadableStream(drawn, {
    signal: over.signal,
    progressiveChunkSize: NOTHING_PUT_OFF,
    onError: (why) => {
      if (why !== LATER) faults.push(why);
    },
  });
  // Nothing is waited for.
  over.abort(LATER);
  await stream.allReady;
  if (faults.length > 0) throw faults[0];
  return new Response(stream).text();
}
