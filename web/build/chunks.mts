import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { FIRST } from './first-modules.mts';

type Context = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/**
 * Assigns modules to chunks. A first visit loads only a few: the bootstrap, the client, the code
 * that several first pages share, and the page itself. By default the bundler makes a chunk for
 * each set of pages that share a module: forty for a round, each fetched, parsed and linked.
 */
export function chunks(source: string): Rolldown.CodeSplittingOptions {
  let names: ReadonlyMap<string, string> | null = null;
  const nameOf = (id: string, context: Context): string | null => {
    names ??= namesOf(source, context);
    // The bundler's own runtime module.
    return id.startsWith('\0rolldown/') ? 'begin' : (names.get(id) ?? null);
  };
  const group = (name: string, priority: number): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    // A module and its imports belong to the first group that names the module.
    priority,
    name: (id, context) => (nameOf(id, context) === name ? name : null),
  });
  const files = [...new Set(Object.values(FIRST).map(({ module }) => fileOf(module)))];
  const walls = files.map((file) => group(onWall(file), 2));
  const pages = files.map((file) => group(file, 1));
  return {
    groups: [
      group('begin', 4),
      group('client', 3),
      group('shared', 2),
      group(TABLE, 2),
      ...walls,
      ...pages,
    ],
  };
}

const fileOf = (module: string): string => basename(module, '.tsx');
/** The chunk that only the wall and one other page share. */
const onWall = (file: string): string => `${file}-on-wall`;
/** The chunk that only the game page and the front page share: a game's table. */
const TABLE = 'table';

function namesOf(source: string, context: Context): ReadonlyMap<string, string> {
  const { watch, ...pages } = FIRST;
  const wall = watch === undefined ? null : reached(`${source}/${watch.module}`, context);
  const names = new Map<string, string>();
  for (const module of new Set(Object.values(pages).map((page) => page.module))) {
    for (const id of reached(`${source}/${module}`, context)) {
      const before = names.get(id);
      // The pages that teach are read once, and add nothing to the other pages.
      if (module === FIRST['learn']?.module && before !== undefined) continue;
      const isOfTable = module === FIRST['g']?.module && before === 'front-page';
      names.set(id, isOfTable ? TABLE : before === undefined ? fileOf(module) : 'shared');
    }
  }
  for (const [id, name] of names) {
    if (name !== 'shared' && name !== TABLE && wall?.has(id) === true) names.set(id, onWall(name));
  }
  for (const id of reached(`${source}/shell/bootstrap.tsx`, context)) names.set(id, 'client');
  for (const id of reached(`${source}/main.tsx`, context)) names.set(id, 'begin');
  return names;
}

/** A module with all its static imports. */
function reached(from: string, context: Context): ReadonlySet<string> {
  const found = new Set([from]);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
