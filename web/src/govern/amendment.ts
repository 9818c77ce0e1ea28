/** A patch of the rules, as JSON that was typed and by steps that were composed; `none`: nothing changes. */
export type Patched = { readonly is: 'none' } | { readonly is: 'said'; readonly patch: object };

/** Null for what is not JSON. */
export function patchOf(text: string, steps: readonly object[]): Patched | null {
  const patch = parsePatch(text);
  if (patch === null) return null;
  if (steps.length === 0) return text.trim() === '' ? { is: 'none' } : { is: 'said', patch };
  // What is not a list is not a patch: the server says so.
  return { is: 'said', patch: Array.isArray(patch) ? [...(patch as object[]), ...steps] : patch };
}

function parsePatch(text: string): object | null {
  if (text.trim() === '') return [];
  try {
    const patch: unknown = JSON.parse(text);
    return typeof patch === 'object' ? patch : null;
  } catch {
    return null;
  }
}
