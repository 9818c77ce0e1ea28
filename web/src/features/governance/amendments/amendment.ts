/** A patch of the rules from typed JSON and composed steps. `none`: no change. */
export type Patched = { readonly is: 'none' } | { readonly is: 'said'; readonly patch: object };

/** Null if the text is not a JSON object or list. */
export function patchOf(text: string, steps: readonly object[]): Patched | null {
  const patch = parsePatch(text);
  if (patch === null) return null;
  if (steps.length === 0) return text.trim() === '' ? { is: 'none' } : { is: 'said', patch };
  // A patch has to be a list; the server reports anything else.
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
