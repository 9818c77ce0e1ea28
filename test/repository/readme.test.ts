import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import type { TestSocket } from '../support/test-client';
import { closeAll, startTestServer } from '../support/test-server';

const ROOT = join(__dirname, '../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const README = read('README.md');
const blocks = (language: string): string[] =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, text = '']) => text,
  );

afterAll(closeAll);

/** A program run as the README says; its output is kept. */
class Program {
  readonly child: ChildProcess;
  said = '';

  constructor(...args: readonly string[]) {
    this.child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (text) => (this.said += String(text)));
    }
  }

  /** The program's exit status. */
  async code(): Promise<unknown> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const [code] = (await once(this.child, 'close')) as [number | null];
    return code;
  }
}

describe('the README', () => {
  it('shows the programs that are in demo/, as they are', () => {
    expect(blocks('js')).toEqual([read('demo/first-week.mjs'), read('demo/bot.mjs')]);
  });

  it('has operations that the schema takes', () => {
    const schema = buildSchema(read('schema/ridotto.graphql'));
    const operations = blocks('graphql');
    expect(operations).not.toEqual([]);
    expect(operations.flatMap((text) => validate(schema, parse(text)))).toEqual([]);
  });

  it('leads a first week to its settlement', async () => {
    const { client } = await startTestServer();
    const week = new Program('demo/first-week.mjs', `${client.url}/graphql`);
    expect([await week.code(), week.said]).toEqual([0, week.said]);
    expect(week.said).toMatch(/^2021-08-23 Ada committed bids\.$/m);
    expect(week.said).toMatch(/^2021-08-29 Bea won lot 1 for 30 Chips\.$/m);
    expect(week.said).toMatch(/^2021-08-29 The auction of week 1 was concluded: 2 lots sold/m);
  });

  it('has a bot that plays a game of Giolitti against another of its kind', async () => {
    const { client } = await startTestServer();
    const token = await client.guest('Host');
    const { body } = await client.post(
      'mutation { createDynasty(input: { name: "Bots" }) { season { id } } }',
      { token },
    );
    const { id } = (body.data?.['createDynasty'] as { season: { id: string } }).season;
    const bots = [1, 2].map(() => new Program('demo/bot.mjs', id, client.url));
    const socket = await client.connected();
    const query =
      'subscription ($id: ID!) { journal(seasonId: $id, after: 0) { __typename text } }';
    socket.send({ id: '1', type: 'subscribe', payload: { query, variables: { id } } });
    const closed = await until(socket, 'GameClosed');
    for (const { child } of bots) child.kill();
    expect(await Promise.all(bots.map(async (bot) => [await bot.code(), bot.said]))).toEqual([
      [null, ''],
      [null, ''],
    ]);
    expect(closed).toContain('was played to its end');
  });
});

type Told = { readonly payload?: { readonly data?: { readonly journal?: TextOfEvent } } };
type TextOfEvent = { readonly __typename: string; readonly text: string };

/** The sentence of the next event of the type. */
async function until(socket: TestSocket, type: string): Promise<string> {
  for (;;) {
    const { payload } = (await socket.next()) as Told;
    const event = payload?.data?.journal;
    if (event?.__typename === type) return event.text;
  }
}
