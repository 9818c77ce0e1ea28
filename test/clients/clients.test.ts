/** Runs the recipes of docs/clients.md with the real libraries against a server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeAll, startTestServer } from '../support/test-server';
import type { TestServer } from '../support/test-server';
import { CuttingProxy } from './cutting-proxy';
import { needClients } from './installed';
import { endPrograms, Program } from './program';
import type { Asked } from './program';

const RECIPES = ['apollo', 'urql', 'graphql-request', 'graphql-sse', 'event-source'];
const SAY = `mutation ($id: ID!, $text: String!) {
  say(input: { seasonId: $id, channel: AUCTIONS, text: $text }) { refusal { code } seq } }`;

const AS_APOLLO_3 = ['--import', join(__dirname, 'programs/as-apollo-3.mjs')];

let house: TestServer;
let asked: Asked;

beforeAll(async () => {
  needClients();
  house = await startTestServer();
  const { client } = house;
  const token = await client.guest();
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push(await client.round(token));
  const id = ids[0] ?? '';
  await client.post(
    'mutation ($id: ID!) { joinSeason(input: { seasonId: $id, name: "Ada" }) { seq } }',
    { token, variables: { id } },
  );
  for (const text of ['one', 'two', 'three']) await say(text, token, id);
  asked = { server: client.url, token, id };
});
afterAll(async () => {
  endPrograms();
  await closeAll();
});

async function say(text: string, token: string, id: string): Promise<number> {
  const { body } = await house.client.post(SAY, { token, variables: { id, text } });
  return (body.data?.['say'] as { seq: number }).seq;
}

const answerOf = (name: string, ...flags: readonly string[]): Promise<unknown> =>
  new Program(name, asked, ...flags).answer();
const ROUNDS = Array.from({ length: 5 }, () => 'Round');

test.each([
  ['4', []],
  ['3', AS_APOLLO_3],
])('Apollo Client %s pages, merges what is live by id, and follows', async (_version, flags) => {
  const answer = (await answerOf('use-apollo.mjs', ...flags)) as { said: number };
  expect(answer).toMatchObject({
    names: ROUNDS,
    live: asked.id,
    rounds: [`Round:${asked.id}`],
    merged: { name: 'Round', week: expect.any(Number) as number },
    heard: answer.said,
  });
});

it('urql pages with its normalised cache, and follows', async () => {
  const answer = (await answerOf('use-urql.mjs')) as { said: number };
  expect(answer).toEqual({ names: ROUNDS, said: answer.said, heard: answer.said });
});

test.each([
  ['Apollo Client 4', 'use-apollo-journal.mjs', []],
  ['Apollo Client 3', 'use-apollo-journal.mjs', AS_APOLLO_3],
  ['urql', 'use-urql-journal.mjs', []],
])('%s pages a journal to its end and to its beginning', async (_name, program, flags) => {
  const last = await say('the end', asked.token, asked.id);
  const all = {
    count: Math.ceil(last / 2),
    seqs: Array.from({ length: last }, (_, at) => at + 1),
  };
  expect(await answerOf(program, ...flags)).toEqual({ forwards: all, backwards: all });
});

it('graphql-request asks, and is told why not', async () => {
  expect(await answerOf('use-graphql-request.mjs')).toEqual({
    season: { id: asked.id, name: 'Round' },
    refused: 'BAD_USER_INPUT',
  });
});

it('graphql-sse follows from the beginning', async () => {
  expect(await answerOf('use-graphql-sse.mjs')).toEqual([1, 2, 3]);
});

it('an EventSource that is cut again and again has each event once', async () => {
  const proxy = await CuttingProxy.before(house.client.port);
  const { token, id } = asked;
  const program = new Program('use-event-source.mjs', { ...asked, server: proxy.url });
  const heard: number[] = [];
  let last = await say('begin', token, id);
  for (let cut = 0; cut < 3; cut += 1) {
    while (heard.at(-1) !== last) heard.push(Number(await program.line()));
    proxy.cut();
    await say('missed', token, id);
    last = await say('missed too', token, id);
  }
  while (heard.at(-1) !== last) heard.push(Number(await program.line()));
  expect(heard).toEqual(Array.from({ length: last }, (_, at) => at + 1));
  await proxy.close();
});

test.each(RECIPES)('the recipe for %s is in the docs as it runs here', (name) => {
  const docs = readFileSync(join(__dirname, '../../docs/clients.md'), 'utf8');
  const recipe = readFileSync(join(__dirname, `programs/recipes/${name}.mjs`), 'utf8');
  expect(docs).toContain(`\`\`\`js\n${recipe}\`\`\``);
});
