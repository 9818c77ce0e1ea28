/** Runs Relay's compiler on a page of every refetchable list. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getNamedType, isObjectType, isRequiredArgument, printSchema } from 'graphql';
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { loadSchema } from '../../src/graphql';
import { needClients, programOf } from './installed';

const schema = loadSchema();
let dir: string;
beforeAll(() => {
  needClients();
  dir = mkdtempSync(join(tmpdir(), 'relay-'));
  mkdirSync(join(dir, 'src'));
});
afterAll(() => {
  rmSync(dir, { recursive: true });
});

type Field = GraphQLField<unknown, unknown>;
type List = { readonly type: GraphQLObjectType; readonly field: Field };

const isRefetchable = (type: GraphQLObjectType): boolean =>
  type === schema.getQueryType() || type.getInterfaces().some(({ name }) => name === 'Node');

const lists: readonly List[] = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(isRefetchable)
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  .filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'))
  .filter(({ field }) => !field.args.some(isRequiredArgument));

const takes = ({ field }: List, name: string): boolean =>
  field.args.some((argument) => argument.name === name && String(argument.type) === 'String');

function fragment({ type, field }: List, [count, cursor]: readonly [string, string]): string {
  const name = `page_${type.name}${field.name}${count}`;
  return `graphql\`
    fragment ${name} on ${type.name}
    @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
    @refetchable(queryName: "page${type.name}${field.name}${count}Query") {
      ${field.name}(${count}: $count, ${cursor}: $cursor) @connection(key: "${name}_${field.name}") {
        edges { node { __typename } }
      }
    }\`;`;
}

it('pages through all of them', () => {
  const forwards = lists.filter((list) => takes(list, 'after'));
  const backwards = lists.filter((list) => takes(list, 'before'));
  const page = [
    ...forwards.map((list) => fragment(list, ['first', 'after'])),
    ...backwards.map((list) => fragment(list, ['last', 'before'])),
  ];
  expect(forwards.length).toBeGreaterThan(10);
  writeFileSync(join(dir, 'schema.graphql'), printSchema(schema));
  writeFileSync(join(dir, 'src/page.js'), page.join('\n'));
  writeFileSync(
    join(dir, 'relay.json'),
    JSON.stringify({ src: './src', schema: './schema.graphql', language: 'javascript' }),
  );
  const { status, stdout, stderr } = spawnSync(programOf('relay-compiler'), ['relay.json'], {
    cwd: dir,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /);
  const made = readdirSync(join(dir, 'src/__generated__'));
  expect(made.filter((name) => name.endsWith('Query.graphql.js'))).toHaveLength(page.length);
});
