import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** The API's paths; all other paths are the client's. */
const API =
  '^/(graphql|graphiql|docs|livez|readyz|metrics|schema\\.graphql|ruleset|favicon|possible-types' +
  '|calendar|feed|export)';

/**
 * Vite with hot reload in front of the API, so that both share one address; null without a web
 * client.
 */
export async function serveWeb() {
  const configFile = join(ROOT, 'web/build/vite.config.mts');
  const port = Number(process.env.PORT ?? '') || 4000;
  if (!existsSync(configFile) || process.env.PORT === '0') return null;
  const { createServer } = await import('vite');
  const others = process.listeners('SIGTERM');
  const vite = await createServer({
    configFile,
    clearScreen: false,
    server: { proxy: { [API]: { target: `http://127.0.0.1:${port}`, ws: true } } },
  });
  // Vite would end the process before the API has shut down, so the caller closes Vite.
  for (const listener of process.listeners('SIGTERM')) {
    if (!others.includes(listener)) process.off('SIGTERM', listener);
  }
  await vite.listen();
  const [address] = vite.resolvedUrls?.local ?? [];
  console.log(`The web client, with hot reload: ${address}`);
  return vite;
}
