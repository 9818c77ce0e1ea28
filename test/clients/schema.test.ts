/** The schema as other tools see it: each published introspection is printed and parsed again. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { possibleTypes } from '../../src/server/graphql/graphcache';
import { loadSchema } from '../../src/graphql';
import { closeAll, startTestServer } from '../support/test-server';
import { needClients } from './installed';

afterAll(closeAll);

/** This import fails with an older graphql-core, which cannot print an introspection. */
const HAS_CORE = 'from graphql import introspection_from_schema';
const hasPython =
  spawnSync('python3', ['-c', HAS_CORE], { stdio: 'ignore', timeout: 30_000 }).status === 0;
/** Without graphql-core the test is skipped, or fails if RIDOTTO_REQUIRE_SERVERS is 1. */
const inPython = hasPython || process.env['RIDOTTO_REQUIRE_SERVERS'] === '1' ? it : it.skip;

/** Runs a program of this folder on the schema. Resolves with the names of its types. */
function read(command: string, args: readonly string[], input = ''): Promise<string[]> {
  const child = spawn(command, args, { cwd: __dirname });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0 && complained === '') resolve(said.trim().split('\n'));
      else reject(new Error(`${command} ended with ${status}: ${complained}`));
    });
  });
}

const readInPython = (input: string, ...args: readonly string[]): Promise<string[]> =>
  read('python3', ['read-schema.py', ...args], input);

const isOurs = (name: string): boolean => !name.startsWith('__');

const types = (): string[] => Object.keys(loadSchema().getTypeMap()).filter(isOurs);

it('is read by graphql-js 16.8, and printed and parsed again', async () => {
  needClients();
  const { client } = await startTestServer();
  const names = await read(process.execPath, ['programs/read-schema.mjs', client.url]);
  expect(names).toEqual(expect.arrayContaining(types()));
});

inPython('is read by graphql-core of Python as SDL, and printed and parsed again', async () => {
  const sdl = readFileSync(join(__dirname, '../../schema/ridotto.graphql'), 'utf8');
  const names = Object.keys(buildSchema(sdl).getTypeMap()).filter(isOurs);
  expect(await readInPython(sdl)).toEqual(expect.arrayContaining(names));
});

inPython('is read by graphql-core of Python from the server, by introspection', async () => {
  const { client } = await startTestServer();
  expect(await readInPython('', client.url)).toEqual(expect.arrayContaining(types()));
});

it('says what interfaces and unions can be, for caches', async () => {
  const { client } = await startTestServer();
  const served: unknown = await (await fetch(`${client.url}/possible-types.json`)).json();
  expect(served).toEqual(possibleTypes(loadSchema()));
  expect(served).toMatchObject({ Season: ['Dynasty', 'Round'] });
});
