/**
 * A thread of the server that draws pages (src/server/drawing.ts): each comes with its number, the path of its
 * address and the answers to what it asks first, and goes as markup or with what went wrong.
 */
import { parentPort } from 'node:worker_threads';

// Whoever comes for the first time has nothing kept.
globalThis.localStorage = { getItem: () => null };
const { draw } = await import('./draw.mjs');

parentPort.on('message', async ({ number, path, answers }) => {
  try {
    parentPort.postMessage({ number, markup: await draw(path, answers) });
  } catch (error) {
    parentPort.postMessage({ number, error: error?.stack ?? String(error) });
  }
});
