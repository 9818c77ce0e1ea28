import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './install.mjs';

/** Of each source, the digest of what was last transpiled. */
const NOTES = '.sources.json';
const OPTIONS = {
  cwd: ROOT,
  swcrc: false,
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022', keepClassNames: true },
  module: { type: 'commonjs' },
  sourceMaps: true,
  inlineSourcesContent: false,
};

/** The TypeScript files of some folders, by their paths from the root. */
export const sourcesOf = (folders) =>
  folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true })
        .filter((name) => /(?<!\.d)\.ts$/.test(name))
        .map((name) => join(folder, name)),
    );

/**
 * Strips sources of their types, which `npm run types` checks, and writes them into `out`. What is there of the
 * same source already stays, and what has no source any more goes. Writes nothing unless all sources parse, and
 * returns whether they do.
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

/** The source as its map names it: from a folder in the root, such as `dist`. */
const optionsFor = (name) => ({
  ...OPTIONS,
  filename: join(ROOT, name),
  sourceFileName: relative(join('dist', dirname(name)), name),
});

const compiled = (out, name) => join(out, name.replace(/ts$/, 'js'));

/** Without the notes of what is not there. */
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
