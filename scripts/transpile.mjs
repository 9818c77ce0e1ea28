import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './install.mjs';

/** The digest of each transpiled source. */
const NOTES = '.sources.json';
const OPTIONS = {
  cwd: ROOT,
  swcrc: false,
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022', keepClassNames: true },
  module: { type: 'commonjs' },
  sourceMaps: true,
  inlineSourcesContent: false,
};

/** The TypeScript files of some folders, relative to the root. */
export const sourcesOf = (folders) =>
  folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true })
        .filter((name) => /(?<!\.d)\.ts$/.test(name))
        .map((name) => join(folder, name)),
    );

/**
 * Strips the types of sources, which `npm run types` checks, and writes them into `out`. Unchanged
 * files stay, files without a source are removed. Writes nothing unless all sources parse; true if
 * they do.
 */
export async function transpile(names, out) {
  const { transform } = await import('@swc/core');
  const known = notesIn(out);
  const sources = names.map((name) => {
    const text = readFileSync(join(ROOT, name), 'utf8');
    return { name, text, digest: createHash('sha256').update(text).digest('base64url') };
  });
  const changed = sources.filter(({ name, digest }) => known[name] !== digest);
  const done = await Promise.allSettled(
    changed.map(({ name, text }) => transform(text, optionsFor(name))),
  );
  const failed = done.filter(({ status }) => status === 'rejected');
  for (const { reason } of failed) console.error(String(reason));
  if (failed.length > 0) return false;
  for (const [index, { name }] of changed.entries()) write(out, name, done[index].value);
  const notes = Object.fromEntries(sources.map(({ name, digest }) => [name, digest]));
  for (const name of Object.keys(known)) if (notes[name] === undefined) remove(out, name);
  writeFileSync(join(out, NOTES), JSON.stringify(notes));
  return true;
}

/** The options for a source, whose map names it relative to a folder in the root such as `dist`. */
const optionsFor = (name) => ({
  ...OPTIONS,
  filename: join(ROOT, name),
  sourceFileName: relative(join('dist', dirname(name)), name),
});

const compiled = (out, name) => join(out, name.replace(/ts$/, 'js'));

/** The digests in `out`, without those of missing files. */
function notesIn(out) {
  const file = join(out, NOTES);
  if (!existsSync(file)) return {};
  const notes = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(notes.filter(([name]) => existsSync(compiled(out, name))));
}

function write(out, name, { code, map }) {
  const file = compiled(out, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  writeFileSync(`${file}.map`, map);
}

function remove(out, name) {
  for (const suffix of ['', '.map']) rmSync(`${compiled(out, name)}${suffix}`, { force: true });
}
