const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { Module } = require('node:module');
const { dirname, join } = require('node:path');
const { transformSync } = require('@swc/core');

const ROOT = join(__dirname, '..');
const SOURCE = join(ROOT, 'web/src');
const BUILD = join(ROOT, 'web/build');

/** The build's flags: in the browser, with the development builds of libraries. */
const FLAGS = { SSR: 'false', DEV: 'true', PROD: 'false' };

const compile = (code, filename, parser) =>
  transformSync(code, {
    filename,
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs', ignoreDynamic: false },
    sourceMaps: 'inline',
    swcrc: false,
  }).code;

/** The build's modules: ES modules with types, written for Vite. */
const built = new Map();
function loadBuild(file) {
  if (built.has(file)) return built.get(file).exports;
  const module = new Module(file);
  module.paths = Module._nodeModulePaths(dirname(file));
  built.set(file, module);
  const own = module.require.bind(module);
  module.require = (name) =>
    name.endsWith('.mts') ? loadBuild(join(dirname(file), name)) : own(name);
  module._compile(compile(readFileSync(file, 'utf8'), file, { syntax: 'typescript' }), file);
  return module.exports;
}

let plugin = null;
/** The documents as in the built client: with fragments, types, positions and hashes. */
function documents() {
  if (plugin !== null) return plugin;
  plugin = loadBuild(join(BUILD, 'documents.mts')).documents(SOURCE);
  plugin.configResolved({ command: 'build' });
  plugin.buildStart();
  return plugin;
}

let facts = null;
const cacheFacts = () =>
  (facts ??= loadBuild(join(BUILD, 'cache-facts.mts')).cacheFacts(
    join(ROOT, 'schema/ridotto.graphql'),
  ));

function prepare(code, path) {
  const asked = documents().transform(code, path)?.code ?? code;
  const flagged = asked.replace(/import\.meta\.env\.(SSR|DEV|PROD)/g, (_all, flag) => FLAGS[flag]);
  if (!flagged.includes('POSSIBLE_TYPES')) return flagged;
  return flagged
    .replace(/^declare const .*$/gm, '')
    .replace(/\b(POSSIBLE_TYPES|KEYLESS)\b/g, (name) => cacheFacts()[name]);
}

const OWN = readFileSync(join(__dirname, 'jest-web-transform.cjs'), 'utf8');

/** Compiles a module of the web client for a test, with the transforms of its build. */
module.exports = {
  process(code, path) {
    if (path.endsWith('.css')) return { code: '' };
    const parser = { syntax: 'typescript', tsx: path.endsWith('.tsx') };
    return { code: compile(prepare(code, path), path, parser) };
  },
  /** Keyed by the output, since a document's fragments may be in other files. */
  getCacheKey(code, path) {
    const text = path.endsWith('.css') ? '' : prepare(code, path);
    return createHash('sha256').update(`${OWN}\0${path}\0${text}`).digest('hex');
  },
};
