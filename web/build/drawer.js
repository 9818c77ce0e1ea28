/**
 * A server thread that draws pages (src/server/ssr/drawing-worker.ts): it receives each with its number, the
 * path of its address and the answers to its first queries, and returns markup or an error.
 */
import { parentPort } from 'node:worker_threads';

// A first-time visitor has nothing stored.
globalThis.localStorage = { getItem: () => null };
const { draw } = await import('./draw.mjs');

parentPort.on('message', async ({ number, path, answers }) => {
  try {
    parentPort.postMessage({ number, markup: await draw(path, answers) });
  } catch (error) {
    parentPort.postMessage({ number, error: error?.stack ?? String(error) });
  }
});
