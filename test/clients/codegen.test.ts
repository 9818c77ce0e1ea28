/**
 * Applies the recipe for graphql-codegen to every document of the demo and the docs, and compiles
 * the result with our settings.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kind, parse, print, visit } from 'graphql';
import { closeAll, startTestServer } from '../support/test-server';

const ROOT = join(__dirname, '../..');
const RECIPE = readFileSync(join(__dirname, 'programs/recipes/codegen.yml'), 'utf8');
const PAGES = ['README.md', 'docs/clients.md', 'docs/verifying.md'];
const BLOCK = /^```graphql\n([^]*?)^```/gm;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'codegen-'));
  mkdirSync(join(dir, 'src'));
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
});
afterAll(async () => {
  rmSync(dir, { recursive: true });
  await closeAll();
});

/** Runs a package's program in the client's folder. Resolves with its status and output. */
function run(name: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(join(ROOT, 'node_modules/.bin', name), args, { cwd: dir });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(`${String(code)} ${said}`));
  });
}

/**
 * The documents in the docs. Generators require unique operation names, so each operation gets one.
 */
function documented(): string[] {
  let count = 0;
  return PAGES.flatMap((page) => [...readFileSync(join(ROOT, page), 'utf8').matchAll(BLOCK)]).map(
    ([, text = '']) =>
      print(
        visit(parse(text), {
          OperationDefinition: (node) => ({
            ...node,
            name: { kind: Kind.NAME, value: `Documented${String((count += 1))}` },
          }),
        }),
      ),
  );
}

function demoDocuments(): string[] {
  return readdirSync(join(ROOT, 'demo'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.graphql'));
}

const tsconfig = {
  extends: join(ROOT, 'tsconfig.json'),
  compilerOptions: { types: [], rootDir: '.' },
  include: ['src'],
};

it('makes types that compile under the strictest flags', async () => {
  const { client } = await startTestServer();
  writeFileSync(join(dir, 'codegen.yml'), RECIPE.replace('http://localhost:4000', client.url));
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(tsconfig));
  writeFileSync(join(dir, 'package.json'), '{}');
  const demo = demoDocuments();
  expect(demo.length).toBeGreaterThan(3);
  for (const name of demo) cpSync(join(ROOT, 'demo', name), join(dir, 'src/demo', name));
  const docs = documented();
  expect(docs.length).toBeGreaterThan(7);
  docs.forEach((text, at) => writeFileSync(join(dir, `src/docs${String(at)}.graphql`), text));
  expect(await run('graphql-codegen', '--config', 'codegen.yml')).toMatch(/^0 /);
  const made = readFileSync(join(dir, 'src/generated/graphql.ts'), 'utf8');
  expect(made).toContain('export type Documented1');
  expect(made).not.toMatch(/\bany\b(?=[;,|)\]}])/);
  expect(await run('tsc', '--noEmit', '-p', 'tsconfig.json')).toBe('0 ');
});

it('is in the docs as it runs here', () => {
  const docs = readFileSync(join(ROOT, 'docs/clients.md'), 'utf8');
  expect(docs).toContain(`\`\`\`yml\n${RECIPE}\`\`\``);
});
