import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** Starts a server with contents on every page: a round at auction, and a dynasty with a game. */
export async function startShown() {
  const house = await startHouse();
  try {
    return { ...house, ...(await furnish(house.url)) };
  } catch (error) {
    await house.stop();
    throw error;
  }
}

/** Starts a server where only its bots play. */
export async function startHouse() {
  const dataDir = mkdtempSync(join(tmpdir(), 'ridotto-shown-'));
  const child = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let heard = '';
    child.stdout.on('data', (chunk) => {
      heard += chunk;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(heard) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${heard}`)));
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Sends requests; throws if one is refused. */
function asking(url) {
  const ask = async (token, query, variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  const send = async (token, mutation, input, wanted = '') => {
    const type = `${mutation[0].toUpperCase()}${mutation.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { done: ${mutation}(input: $input) { refusal { message } ${wanted} } }`;
    const { done } = await ask(token, query, { input });
    if (done.refusal) throw new Error(`${mutation}: ${done.refusal.message}`);
    return done;
  };
  return { ask, send };
}

async function furnish(url) {
  const { ask, send } = asking(url);
  const names = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elena'];
  const tokens = [];
  for (const displayName of names) {
    tokens.push((await send('', 'startGuest', { displayName }, 'token')).token);
  }
  const [ada] = tokens;
  const round = await makeRound(send, tokens);
  const dynasty = await makeDynasty(send, ask, tokens);
  return { token: ada, tokens, ids: { round, ...dynasty } };
}

const START = '2021-08-22T00:00:00Z';

async function makeRound(send, tokens) {
  const [ada] = tokens;
  const made = { name: 'Round 12', rehearsal: true, startsAt: START };
  const { season } = await send(ada, 'createRound', made, 'season { id }');
  const seasonId = season.id;
  for (const token of tokens) await send(token, 'joinSeason', { seasonId });
  await send(ada, 'advanceClock', { seasonId, to: '2021-08-23T13:10:00Z' });
  await send(tokens[1], 'say', {
    seasonId,
    channel: 'AUCTIONS',
    text: 'Whose is the lot with the bells?',
  });
  return seasonId;
}

async function makeDynasty(send, ask, tokens) {
  const [ada] = tokens;
  const made = {
    name: 'Carnival at the Grand Canal',
    automaticDealing: false,
    rehearsal: true,
    startsAt: START,
  };
  const { season } = await send(ada, 'createDynasty', made, 'season { id }');
  const seasonId = season.id;
  for (const token of tokens) await send(token, 'joinSeason', { seasonId });
  for (const [at, mask] of ['PANTALONE', 'ARLECCHINO', 'REALI'].entries()) {
    await send(tokens[at], 'wearMask', { seasonId, mask });
  }
  for (const token of tokens.slice(0, 3))
    await send(token, 'setReadiness', { seasonId, ready: true });
  const { game } = await send(
    ada,
    'startGame',
    { seasonId },
    'game { id turn { name } participants { player { name } } }',
  );
  const names = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Elena'];
  const HAND =
    '{ node(id: "ID") { ... on GiolittiGame { turn { name } participants { hand { rank suit } } } } }';
  for (let play = 0; play < 3; play += 1) {
    for (const token of tokens) {
      const { node } = await ask(token, HAND.replace('ID', game.id));
      const mine = node.participants.find(({ hand }) => hand !== null);
      if (mine === undefined || names[tokens.indexOf(token)] !== node.turn?.name) continue;
      const { rank, suit } = mine.hand[play] ?? mine.hand[0];
      await send(token, 'playCard', { gameId: game.id, card: { rank, suit }, claim: 0 });
    }
  }
  return { dynasty: seasonId, game: game.id };
}

const WEEK_MS = 7 * 86_400_000;

/** Makes a round with an auction of 200 lots and more than a thousand journal entries. */
export async function makeLargeRound({ url, tokens }) {
  const { ask, send } = asking(url);
  const [ada] = tokens;
  const perPlayers = { lots: 2, players: 1 };
  const ruleset = [{ op: 'replace', path: '/auction/participation/perPlayers', value: perPlayers }];
  const made = { name: 'Two hundred lots', rehearsal: true, startsAt: START, ruleset };
  const { season } = await send(ada, 'createRound', made, 'season { id }');
  const seasonId = season.id;
  for (const token of tokens) await send(token, 'joinSeason', { seasonId });
  for (let more = tokens.length; more < 100; more += 1) {
    const guest = await send('', 'startGuest', { displayName: `Guest ${more}` }, 'token');
    await send(guest.token, 'joinSeason', { seasonId });
  }
  const seq = async () => (await ask(ada, `{ season(id: "${seasonId}") { seq } }`)).season.seq;
  const monday = Date.parse('2021-08-23T13:10:00Z');
  for (let week = 0; week === 0 || (await seq()) < 1_000; week += 1) {
    const to = new Date(monday + week * WEEK_MS).toISOString();
    await send(ada, 'advanceClock', { seasonId, to });
  }
  return seasonId;
}
