/** Preloaded into a server: at SIGUSR2 it prints how many modules it has loaded, in its main thread. */
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  process.on('SIGUSR2', () => {
    process.stdout.write(`modules: ${Object.keys(require.cache).length}\n`);
  });
}
