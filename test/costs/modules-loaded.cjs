/**
 * Preloaded into a server. At SIGUSR2 it prints the number of modules that the main thread has
 * loaded.
 */
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  process.on('SIGUSR2', () => {
    process.stdout.write(`modules: ${Object.keys(require.cache).length}\n`);
  });
}
