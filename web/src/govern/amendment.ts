import type { ProposalEffectInput } from '../generated/graphql';

/** The effect that amends the rules, by a patch as JSON and by steps that were composed; null for no JSON. */
export function amendmentOf(
  text: string,
  steps: readonly object[],
): readonly ProposalEffectInput[] | null {
  const patch = parsePatch(text);
  if (patch === null) return null;
  if (steps.length === 0) return text.trim() === '' ? [] : [{ amendRuleset: patch }];
  // What is no list is no patch: the server says so.
  return [{ amendRuleset: Array.isArray(patch) ? [...(patch as object[]), ...steps] : patch }];
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
