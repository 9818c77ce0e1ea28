/**
 * The SDL as the server serves it (src/graphql/type-defs.ts), for the tools that read it: codegen and lint.
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const SOURCE = join(__dirname, '../src/graphql/type-defs.ts');

module.exports = () => {
  const { code } = transformSync(readFileSync(SOURCE, 'utf8'), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const compiled = new Module(SOURCE);
  compiled.filename = SOURCE;
  compiled.paths = module.paths;
  compiled._compile(code, SOURCE);
  return compiled.exports.readTypeDefs(join(__dirname, '../schema'));
};
