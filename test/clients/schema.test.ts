/** The schema as others read it: by the published introspection of each, printed and parsed again. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as old from 'graphql-16-8';
import { possibleTypes } from '../../src/server/possible-types';
import { loadSchema } from '../../src/graphql';
import { closeAll, startTestServer } from '../server/harness';

afterAll(closeAll);

const hasPython =
  spawnSync('python3', ['-c', 'import graphql'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
const inPython = hasPython ? it : it.skip;

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

inPython('is read by graphql-core of Python, and printed and parsed again', () => {
  const sdl = readFileSync(join(__dirname, '../../schema/ridotto.graphql'), 'utf8');
  const { status, stdout, stderr } = spawnSync('python3', [join(__dirname, 'read-sdl.py')], {
    input: sdl,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const types = Object.keys(old.buildSchema(sdl).getTypeMap()).sort();
  expect(stdout.trim().split('\n')).toEqual(expect.arrayContaining(types.filter(isOurs)));
});

it('says what interfaces and unions can be, for caches', async () => {
  const { client } = await startTestServer();
  const served: unknown = await (await fetch(`${client.url}/possible-types.json`)).json();
  expect(served).toEqual(possibleTypes(loadSchema()));
  expect(served).toMatchObject({ Season: ['Dynasty', 'Round'] });
});
