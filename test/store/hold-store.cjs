/**
 * A process that opens the store in a directory, prints the result, and holds the store until it is
 * killed.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};

const { openStore } = require(join(__dirname, '../../src/store/index.ts'));

openStore({ url: null, dataDir: process.argv[2] }).then(
  (store) => {
    console.log(`opened ${store.describe()}`);
    setTimeout(() => {}, 60_000);
  },
  (error) => console.log(`${error.name}: ${error.message}`),
);
