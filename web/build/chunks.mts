import type { Rolldown } from 'vite';
import { FIRST } from './first-modules.mts';

type Context = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/**
 * In which file a module comes. A first visit takes three or four: the client, what several first pages have,
 * and the page itself. Left alone, the bundler makes a file for each set of pages that have a module in
 * common: forty for a round, each of which the browser asks for, reads and links by itself.
 */
export function chunks(source: string): Rolldown.CodeSplittingOptions {
  let names: ReadonlyMap<string, string> | null = null;
  const nameOf = (id: string, context: Context): string | null => {
    names ??= namesOf(source, context);
    return names.get(id) ?? null;
  };
  const group = (name: string, priority: number): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    // A module is in the first group that names it, and its imports with it.
    priority,
    name: (id, context) => (nameOf(id, context) === name ? name : null),
  });
  return { groups: [group('client', 2), group('shared', 1)] };
}

function namesOf(source: string, context: Context): ReadonlyMap<string, string> {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  for (const { module } of Object.values(FIRST)) {
    for (const id of reached(`${source}/${module}`, context)) {
      if (seen.has(id)) names.set(id, 'shared');
      seen.add(id);
    }
  }
  for (const id of reached(`${source}/main.tsx`, context)) names.set(id, 'client');
  return names;
}

/** A module and all that it imports, but not what it fetches later. */
function reached(from: string, context: Context): ReadonlySet<string> {
  const found = new Set([from]);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
