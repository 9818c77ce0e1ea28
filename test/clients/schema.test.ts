/** The schema as others read it: by the published introspection of each, printed and parsed again. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as old from 'graphql-16-8';
import { possibleTypes } from '../../src/server/possible-types';
import { loadSchema } from '../../src/graphql';
import { closeAll, startTestServer } from '../server/harness';

afterAll(closeAll);

/** An older graphql-core cannot print what it was told. */
const HAS_CORE = 'from graphql import introspection_from_schema';
const hasPython =
  spawnSync('python3', ['-c', HAS_CORE], { stdio: 'ignore', timeout: 30_000 }).status === 0;
/** Where everything has to be there it fails; elsewhere it shows as skipped. */
const inPython = hasPython || process.env['RIDOTTO_REQUIRE_SERVERS'] === '1' ? it : it.skip;

/** What Python's graphql-core makes of the schema: the names of its types. */
function readInPython(input: string, ...args: readonly string[]): Promise<string[]> {
  const child = spawn('python3', [join(__dirname, 'read-schema.py'), ...args]);
  let [said, complained] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0 && complained === '') resolve(said.trim().split('\n'));
      else reject(new Error(`Python ended with ${status}: ${complained}`));
    });
  });
}

const isOurs = (name: string): boolean => !name.startsWith('__');

async function introspection(query: string): Promise<object> {
  const { client } = await startTestServer();
  const { body } = await client.post(query);
  expect(body.errors).toBeUndefined();
  return body.data ?? {};
}

it('is read by graphql-js 16.8, and printed and parsed again', async () => {
  const data = await introspection(old.getIntrospectionQuery());
  const schema = old.buildClientSchema(data as old.IntrospectionQuery);
  const printed = old.printSchema(schema);
  expect(Object.keys(old.buildSchema(printed).getTypeMap()).sort()).toEqual(
    Object.keys(schema.getTypeMap()).sort(),
  );
});

inPython('is read by graphql-core of Python as SDL, and printed and parsed again', async () => {
  const sdl = readFileSync(join(__dirname, '../../schema/ridotto.graphql'), 'utf8');
  const types = Object.keys(old.buildSchema(sdl).getTypeMap()).filter(isOurs);
  expect(await readInPython(sdl)).toEqual(expect.arrayContaining(types));
});

inPython('is read by graphql-core of Python from the server, by introspection', async () => {
  const { client } = await startTestServer();
  const types = Object.keys(loadSchema().getTypeMap()).filter(isOurs);
  expect(await readInPython('', client.url)).toEqual(expect.arrayContaining(types));
});

it('says what interfaces and unions can be, for caches', async () => {
  const { client } = await startTestServer();
  const served: unknown = await (await fetch(`${client.url}/possible-types.json`)).json();
  expect(served).toEqual(possibleTypes(loadSchema()));
  expect(served).toMatchObject({ Season: ['Dynasty', 'Round'] });
});
