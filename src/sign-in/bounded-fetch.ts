/** Larger than any answer of a provider. */
const MOST_BYTES = 1024 * 1024;

/** `fetch` that rejects an answer of more than a megabyte. */
export async function boundedFetch(url: string, options: object): Promise<Response> {
  const { status, headers, body } = await fetch(url, options);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new TypeError('the answer is too large');
    parts.push(part);
  }
  return new Response(bytes === 0 ? null : Buffer.concat(parts), { status, headers });
}
