import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './install.mjs';

/**
 * Packages that stay modules: they have native code, start threads from their own files, or are
 * loaded only once they are needed.
 */
const KEPT = /^(?:better-sqlite3|pino|@node-rs\/argon2|@resvg\/resvg-js|openid-client)(?:\/|$)/;
/** The time after which a server that does not open is ended: then there is no code cache. */
const MOST_MS = 30_000;

/**
 * Bundles the server of `src/serve.ts` into `server/` of a build, its packages apart from its own
 * code, and keeps the compiled code beside it. A start then reads a few files instead of thousands.
 */
export async function bundle(dist) {
  const out = join(dist, 'server');
  rmSync(out, { recursive: true, force: true });
  const { rolldown } = await import('rolldown');
  const server = await rolldown({
    cwd: ROOT,
    input: 'src/serve.ts',
    platform: 'node',
    external: (id) => id.startsWith('node:') || builtinModules.includes(id) || KEPT.test(id),
    // Names that a package requires only if they are installed, such as other databases' drivers.
    logLevel: 'silent',
  });
  await server.write({
    dir: out,
    format: 'cjs',
    // A script with compiled code of another process cannot import.
    dynamicImportInCjs: false,
    // Errors and entities are known by the names of their classes.
    keepNames: true,
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] },
  });
  await server.close();
  // Traces leave the places in packages as they are.
  rmSync(join(out, 'packages.js.map'), { force: true });
  await writeCodeCache(join(dist, 'src/main.js'));
}

/** Starts and stops the server once, so that V8 compiles what a start needs. */
async function writeCodeCache(main) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ridotto-build-'));
  const server = spawn(process.execPath, [main, '--write-code-cache'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  server.stdout.on('data', (chunk) => {
    if (String(chunk).includes('Ridotto is open')) server.kill('SIGTERM');
  });
  const late = setTimeout(() => server.kill('SIGKILL'), MOST_MS);
  await once(server, 'close');
  clearTimeout(late);
  rmSync(dataDir, { recursive: true, force: true });
  if (!existsSync(join(dirname(main), '../server/serve.js.cache'))) {
    console.error('The compiled code could not be kept: starts take longer.');
  }
}
