import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constants, Script } from 'node:vm';

type Options = { readonly writesCodeCache: boolean };
type Module = { exports: unknown };
type Body = (
  exports: unknown,
  require: (id: string) => unknown,
  module: Module,
  file: string,
  folder: string,
) => void;

const cacheOf = (file: string): string => `${file}.cache`;

/**
 * Runs a file of a bundle, and the files of the bundle that it requires. V8 takes their compiled
 * code from the `.cache` beside each, unless another version or other flags of V8 wrote it.
 */
export function runBundle(folder: string, name: string, { writesCodeCache }: Options): void {
  const modules = new Map<string, Module>();
  const scripts = new Map<string, Script>();

  const load = (file: string): unknown => {
    const known = modules.get(file);
    if (known !== undefined) return known.exports;
    const module: Module = { exports: {} };
    modules.set(file, module);
    const script = compile(file);
    scripts.set(file, script);
    const outside = createRequire(file);
    const require = (id: string): unknown =>
      id.startsWith('./') ? load(join(folder, id)) : outside(id);
    const body = script.runInThisContext() as Body;
    body(module.exports, Object.assign(require, outside), module, file, folder);
    return module.exports;
  };

  if (writesCodeCache) {
    process.once('exit', () => {
      for (const [file, script] of scripts) writeFileSync(cacheOf(file), script.createCachedData());
    });
  }
  load(join(folder, name));
}

function compile(file: string): Script {
  const cache = cacheOf(file);
  const text = readFileSync(file, 'utf8');
  // On the bundle's first line, so that a place in the bundle is the place in its source map.
  return new Script(`(function (exports, require, module, __filename, __dirname) {${text}\n})`, {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(existsSync(cache) && { cachedData: readFileSync(cache) }),
  });
}
