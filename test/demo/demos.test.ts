/** Runs both demos from end to end in their own processes, as people start them. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, ServerProcess } from '../support/server-process';

const ROOT = join(__dirname, '../..');
const LONG_MS = 280_000;

/**
 * A server that the demos must leave alone. Its settings and port are in the demos' environment.
 */
let theirs: ServerProcess;
let settings: Readonly<Record<string, string>>;
beforeAll(async () => {
  build();
  const dataDir = await mkdtemp(join(tmpdir(), 'ridotto-demos-'));
  settings = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LEAST_DAY_SECONDS: '1' };
  theirs = await ServerProcess.start(settings);
});
afterAll(async () => {
  await theirs.stop();
  await rm(settings['DATA_DIR']!, { recursive: true, force: true });
});

/** Runs a demo. Resolves with its output and status. */
async function demo(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', ...settings, PORT: String(theirs.client.port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const exit = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { exit, said };
}

/** The number of seasons on the other server, which the demos must not change. */
async function seasonsThere(): Promise<number> {
  const { body } = await theirs.client.post('{ seasons(rehearsal: null) { totalCount } }');
  return (body.data as { seasons: { totalCount: number } }).seasons.totalCount;
}

it(
  'the casino is played to a winner, with a Judge, a tax and an amendment in force',
  async () => {
    const { exit, said } = await demo('demo', '--day', '2');
    expect([exit, exit === 0 ? '' : said]).toEqual([0, '']);
    expect(said).toMatch(/^\s*Playing on a server of the demo's own/m);
    expect(said).toMatch(/^\s*\w[^\n]* has won\.\s*$/m);
    for (const what of SHOWN) expect(said).toMatch(new RegExp(`^\\s*✓ .*${what}`, 'm'));
    expect(said).not.toMatch(/^\s*✗/m);
    expect(await seasonsThere()).toBe(0);
  },
  LONG_MS,
);

const SHOWN = ['Judge', 'tax', 'amend'];

it(
  'Giolitti is played to a winner, and on somebody’s server only where --url says so',
  async () => {
    const own = await demo('demo-giolitti');
    expect([own.exit, own.exit === 0 ? '' : own.said]).toEqual([0, '']);
    expect(own.said).toMatch(/^\s*\w[^\n]* has won\.\s*$/m);
    expect(await seasonsThere()).toBe(0);
    const named = await demo('demo-giolitti', '--url', `http://127.0.0.1:${theirs.client.port}`);
    expect([named.exit, named.exit === 0 ? '' : named.said]).toEqual([0, '']);
    expect(named.said).toMatch(/^\s*Playing on the server at/m);
    expect(await seasonsThere()).toBe(1);
  },
  LONG_MS,
);
