import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*'(\.[^']*)';/gm;
const EXPORT = /^export\s*\{([^}]*)\}\s*from\s*'(\.\/[^']*)';/gm;

/**
 * Replaces each import through a feature's `index.ts` by imports of the modules behind it.
 * Otherwise a page would load every module that the feature exports. The plugin reads
 * `export { a } from './file';` and `import { a } from '…';`, without types and without `as`. A
 * name that the `index.ts` does not export in this form ends the build.
 */
export function doors(features: string): Plugin {
  return {
    name: 'doors',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(dirname(features))) return null;
      const replaced = code.replace(IMPORT, (whole, names: string, path: string) => {
        const folder = resolve(dirname(id), path);
        if (dirname(folder) !== features) return whole;
        const door = join(folder, 'index.ts');
        this.addWatchFile(door);
        const modules = exportsOf(door);
        const imports = namesIn(names).map((name) => {
          const module = modules.get(name);
          if (module === undefined) this.error(`${door} does not export ${name} from a file.`);
          return `import { ${name} } from '${path}/${module}';`;
        });
        // Lines keep their numbers, for the source map.
        return imports.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
      });
      return replaced === code ? null : { code: replaced, map: null };
    },
  };
}

/** The module path behind each name that the `index.ts` exports. */
function exportsOf(door: string): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (const [, names = '', path = ''] of readFileSync(door, 'utf8').matchAll(EXPORT)) {
    for (const name of namesIn(names)) modules.set(name, path.slice(2));
  }
  return modules;
}

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
