const LONE = /\p{Cs}/u;
const PLAIN_NAME = /^\w{1,60}$/;

/**
 * Finds half a surrogate pair in the variables: no encoding can store it. Returns the path of its
 * field, as errors write it; null if there is none. The search recurses, so the caller must bound
 * the nesting.
 */
export function loneSurrogateIn(variables: Readonly<Record<string, unknown>>): string | null {
  return placeIn(variables)?.replace(/^\.(?:input\.)?/, '') ?? null;
}

function placeIn(value: unknown): string | null {
  if (typeof value === 'string') return LONE.test(value) ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    // Without `entries`, which takes most of the time for a list of lists.
    for (let at = 0; at < value.length; at += 1) {
      const within = placeIn(value[at]);
      if (within !== null) return `[${at}]${within}`;
    }
    return null;
  }
  for (const [name, entry] of Object.entries(value)) {
    const within = LONE.test(name) ? '' : placeIn(entry);
    if (within !== null) return `.${PLAIN_NAME.test(name) ? name : '…'}${within}`;
  }
  return null;
}
