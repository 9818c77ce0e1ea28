/**
 * Codegen's mappers by convention. The source of a type `X` is `XSource`, if a file under
 * src/graphql exports it. Otherwise the source of an event is `EventSourceOf<'X'>`, of a payload
 * `MutationResult`, and of a connection a page of its nodes. Any other type is its own source.
 */
const { readdirSync, readFileSync } = require('node:fs');
const { join, sep } = require('node:path');
const { getNamedType, isAbstractType, isObjectType } = require('graphql');
const ts = require('typescript');

const ROOT = join(__dirname, '../src/graphql');
const DEFAULTS = {
  EventSourceOf: 'events/event-source',
  MutationResult: 'nodes/sources',
  Page: 'pagination/page',
  CountedPage: 'pagination/page',
};

/** The names of a module's exported types. */
function exportedTypes(text) {
  const { statements } = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.exportClause?.elements !== undefined) {
      return statement.exportClause.elements.map(({ name }) => name.text);
    }
    const isType = ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement);
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    return isType && isExported ? [statement.name.text] : [];
  });
}

/** Maps each source type to the module, below `root`, that exports it. */
function findSources(root) {
  const found = new Map(Object.entries(DEFAULTS));
  const files = readdirSync(root, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('generated/'))
    .sort();
  for (const file of files) {
    const names = exportedTypes(readFileSync(join(root, file), 'utf8'));
    for (const name of names.filter((name) => name.endsWith('Source'))) {
      if (found.has(name)) throw new Error(`${name} is in ${file} and in ${found.get(name)}.ts`);
      found.set(name, file.replace(/\.ts$/, ''));
    }
  }
  return found;
}

/** The TypeScript source of each type that has one, with the imports. */
function mapTypes(schema, sources) {
  const mappers = {};
  const imported = new Set();
  const use = (name) => {
    imported.add(name);
    return name;
  };
  const implementsOne = (type, name) =>
    isObjectType(type) && type.getInterfaces().some((one) => one.name === name);
  const sourceOf = (type) => {
    const { name } = type;
    if (sources.has(`${name}Source`)) return use(`${name}Source`);
    if (implementsOne(type, 'Event')) return `${use('EventSourceOf')}<'${name}'>`;
    if (implementsOne(type, 'Payload')) return use('MutationResult');
    if (!isObjectType(type) || !name.endsWith('Connection')) return null;
    const fields = type.getFields();
    const node = getNamedType(fields.nodes.type);
    const page = fields.totalCount === undefined ? 'Page' : 'CountedPage';
    return `${use(page)}<${sourceOf(node) ?? node.name}>`;
  };
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isAbstractType(type))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const type of types) {
    const source = sourceOf(type);
    if (source !== null) mappers[type.name] = source;
  }
  return { mappers, imported };
}

function importLines(imported, sources) {
  const byModule = new Map();
  for (const name of [...imported].sort()) {
    const module = sources.get(name);
    byModule.set(module, [...(byModule.get(module) ?? []), name]);
  }
  return [...byModule.keys()]
    .sort()
    .map((module) => `import type { ${byModule.get(module).join(', ')} } from '../${module}';`);
}

module.exports = {
  buildGeneratesSection: (options) => {
    const sources = findSources(ROOT);
    const { mappers, imported } = mapTypes(options.schemaAst, sources);
    const imports = { add: { content: importLines(imported, sources) } };
    return [
      {
        ...options,
        filename: options.baseOutputDir,
        plugins: [...options.plugins, imports],
        config: { ...options.config, mappers },
      },
    ];
  },
};
