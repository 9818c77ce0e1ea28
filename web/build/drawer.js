/**
 * A server thread that draws pages (src/server/ssr/drawing-worker.ts). A message has a number, the page's path
 * and the answers to its first queries; the reply has the number with markup or an error.
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
