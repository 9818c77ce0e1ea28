import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*'(\.[^']*)';/gm;
const EXPORT = /^export\s*\{([^}]*)\}\s*from\s*'(\.[^']*)';/gm;

/**
 * Replaces each import through a feature's `index.ts` by imports of the modules behind it.
 * Otherwise a page would load every module that the feature exports.
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
        const modules = exportsOf(join(folder, 'index.ts'));
        return namesIn(names)
          .map((name) => `import { ${name} } from '${path}/${modules.get(name) ?? 'index'}';`)
          .join(' ');
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
