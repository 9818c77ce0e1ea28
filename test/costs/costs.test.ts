/**
 * Counts what a bid, a play, an event to 1,000 sockets, a loaded season and a start cost. Other
 * load on the machine does not change the counts. A count more than 3 % above `.ci/costs.json`
 * fails. `RECORD=1 npm test -- test/costs` writes the file again; the commit that does so explains
 * the higher cost.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { act, dealAt, shownTo } from '../api/dynasties';
import type { Card, Dealt } from '../api/dynasties';
import { Person, signUpAnew } from '../support/person';
import { clockTo, createRound, join as joinRound, MONDAY } from '../api/rounds';
import { pairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';
import { EntrustBidsDocument } from '../generated/operations';
import { bidOn } from '../support/lot-ids';
import { countStatements, leastOf } from './counted';
import type { Counts } from './counted';

const ROOT = join(__dirname, '../..');
const FILE = join(ROOT, '.ci/costs.json');
const MOST = 1.03;
const SOCKETS = 1_000;

const SAY = 'mutation ($input: SayInput!) { say(input: $input) { refusal { code } } }';

const isRecording = process.env['RECORD'] === '1';
const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Counts>;
const measured: Record<string, Counts> = {};

/** Fails for each count that has risen, and for each count without a record. */
function expectNoRise(name: string, counts: Counts): void {
  measured[name] = counts;
  if (isRecording) return;
  const before = recorded[name] ?? {};
  expect(Object.keys(counts)).toEqual(Object.keys(before));
  const risen = Object.entries(counts).filter(([unit, value]) => value > before[unit]! * MOST);
  const told = risen.map(([unit, value]) => `${unit}: ${value}, was ${String(before[unit])}`);
  expect(told).toEqual([]);
}

let site: Site;
let node: OpenNode;
beforeAll(async () => {
  site = await pairs()
    .find(({ name }) => name.startsWith('SQLite'))!
    .fresh();
  node = await site.open({ socketsPerAddress: 2 * SOCKETS });
});
afterAll(async () => {
  await site.drop();
  if (isRecording) writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
});

const bytesOf = (answer: unknown): number => Buffer.byteLength(JSON.stringify(answer));

it('a bid', async () => {
  const host = await signUpAnew(node.client, 'host');
  const bidder = await signUpAnew(node.client, 'bidder');
  const { id } = await createRound(host);
  await joinRound(bidder, id);
  await clockTo(host, id, MONDAY);
  const bid = async (number: number): Promise<unknown> => {
    const input = { seasonId: id, bids: [bidOn(id, number, 1)] };
    const answer = await bidder.ask(EntrustBidsDocument, { input });
    expect(answer.sealBids.refusal).toBeNull();
    return answer;
  };
  await bid(1);
  const counts = await leastOf(async () => {
    let answer: unknown;
    const counted = await countStatements(async () => {
      answer = await bid(2);
    });
    return { ...counted, 'bytes of the answer': bytesOf(answer) };
  });
  expectNoRise('a bid', counts);
});

describe('in a dynasty', () => {
  let dealt: Dealt;
  beforeAll(async () => {
    dealt = await dealAt(node.client);
  });

  it('a play', async () => {
    const { first, second, gameId } = dealt;
    const plays = [[first, 0] as const, [second, 0] as const, [first, 1] as const];
    const counts = await leastOf(async () => {
      const [player, at] = plays.shift()!;
      const card = (await handOf(player, gameId))[at];
      let answer: unknown;
      const counted = await countStatements(async () => {
        answer = await act(player, 'playCard', { gameId, card });
      });
      return { ...counted, 'bytes of the answer': bytesOf(answer) };
    });
    expectNoRise('a play', counts);
  });

  it('an event to 1,000 sockets', async () => {
    const { first, id } = dealt;
    const counts = await leastOf(async () => {
      const audience: Follower[] = [];
      // A busy machine cannot shake hands with all of them within the time limit of one.
      while (audience.length < SOCKETS) {
        const some = Array.from({ length: 50 }, () => follow(node.client.port, id));
        audience.push(...(await Promise.all(some)));
      }
      const counted = await countStatements(async () => {
        const input = { seasonId: id, channel: 'GAME_ACTIONS', text: 'Hello.' };
        const { body } = await first.post(SAY, { input });
        expect(body.data?.['say']).toEqual({ refusal: null });
        await Promise.all(audience.map(({ heard }) => heard));
      });
      const bytes = await Promise.all(audience.map(({ heard }) => heard));
      for (const { socket } of audience) socket.terminate();
      return { ...counted, 'bytes to each': Math.max(...bytes) };
    });
    expectNoRise('an event to 1,000 sockets', counts);
  });

  it('a season that is loaded', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { ... on Dynasty { name phase: status } } }';
    const counts = await leastOf(async () => {
      await node.close();
      node = await site.open();
      const reader = new Person(node.client, null);
      return countStatements(async () => {
        const { body } = await reader.post(query, { id: dealt.id });
        expect(body.data?.['node']).toMatchObject({ name: 'D' });
      });
    });
    expectNoRise('a season that is loaded', counts);
  });
});

it('a start', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'ridotto-start-'));
  const preload = join(__dirname, 'modules-loaded.cjs');
  const child = spawn(process.execPath, ['--require', preload, 'dist/src/main.js'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let modules = 0;
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('Ridotto is open')) child.kill('SIGUSR2');
    if (!line.startsWith('modules: ')) continue;
    modules = Number(line.slice('modules: '.length));
    child.kill('SIGTERM');
  }
  await ended;
  rmSync(dir, { recursive: true });
  const bundle = ['serve.js', 'packages.js'].map((name) => join(ROOT, 'dist/server', name));
  const bytes = bundle.reduce((sum, file) => sum + statSync(file).size, 0);
  expectNoRise('a start', { 'modules loaded': modules, 'bytes of the bundle': bytes });
});

/** The cards of the player's own hand. */
async function handOf(player: Person, gameId: string): Promise<readonly Card[]> {
  const { participants } = (await shownTo(player, gameId)) as {
    participants: { hand: Card[] | null }[];
  };
  return participants.flatMap(({ hand }) => hand ?? []);
}

type Follower = {
  readonly socket: WebSocket;
  /** Resolves with the length of the first event that the follower receives. */
  readonly heard: Promise<number>;
};

/**
 * Opens a subscription. Resolves once a ping sent after it is answered: the subscription has then
 * begun.
 */
async function follow(port: number, seasonId: string): Promise<Follower> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  const query = 'subscription ($id: ID!) { journal(seasonId: $id) { seq text } }';
  const send = (message: object): void => socket.send(JSON.stringify(message));
  let hear: (bytes: number) => void;
  const heard = new Promise<number>((resolve) => (hear = resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => send({ type: 'connection_init' }));
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { readonly type: string };
      if (type === 'connection_ack') {
        send({ id: 'all', type: 'subscribe', payload: { query, variables: { id: seasonId } } });
        send({ type: 'ping' });
      } else if (type === 'pong') resolve();
      else if (type === 'next') hear(data.length);
      else reject(new Error(data.toString()));
    });
  });
  return { socket, heard };
}
