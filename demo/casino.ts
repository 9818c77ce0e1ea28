/** A complete run: the host creates a round, bots join and play, a watcher prints the story. */
import type { Arguments, Edition } from './arguments';
import { makeChance } from './bots/chance';
import { play } from './bots/play';
import { newTally } from './bots/seat';
import type { Seat, Tally } from './bots/seat';
import { enter, enterAsGuest, join, profileOf } from './bots/sit-down';
import type { Profile } from './bots/sit-down';
import { openClient } from './client/http';
import type { Client } from './client/http';
import { openLive } from './client/live';
import type { Rules } from './game/rules';
import { readRules } from './game/rules';
import { RulesDocument } from './generated/operations';
import type { RulesQuery } from './generated/operations';
import { closeRound, makeRound } from './host';
import { weeksOf } from './scenes/scene';
import type { Guest, Scene } from './scenes/scene';
import { SCENES } from './scenes';
import { rulesClock } from './story/rules-clock';
import type { StoryEvent, Teller } from './story/teller';
import { watch } from './story/watch';

export type Evening = {
  readonly seasonId: string;
  readonly scene: Scene;
  readonly rules: Rules;
  readonly heard: readonly StoryEvent[];
  readonly tally: Tally;
  /** The number of the watcher's connections. */
  readonly connections: number;
  /** The watcher's client, signed out. */
  readonly client: Client;
  readonly describe: (name: string) => string;
};

/** The time from the round's creation to its start: enough for all bots to join. */
const setupMs = (bots: number): number => 1_500 + 50 * bots;

export async function spendEvening(
  url: string,
  edition: Edition,
  asked: Arguments,
  teller: Teller,
): Promise<Evening> {
  const scene = SCENES[edition];
  const client = openClient(url, null);
  const host = await enterHost(url, client);
  const profiles = Array.from({ length: asked.bots }, (_, place) => profileOf(place));
  const tokens = await Promise.all(profiles.map(({ name }, at) => enter(client, at, name)));
  const seasonId = await makeRound(host.client, {
    edition,
    tempo: asked.day,
    startsAt: new Date(host.now() + setupMs(asked.bots)),
    startsAtRulesTime: scene.startsAt,
  });
  const season = await askRules(client, seasonId);
  const rules = readRules(season.ruleset.document);
  const describe = describer(profiles);
  const tally = newTally();
  const watcher = openLive(url, null);
  const clients = tokens.map((token) => openClient(url, token));
  const guests = await sitDown(clients, seasonId, profiles);
  await scene.prepare(host.client, seasonId, guests);
  const seats = profiles.map((profile, at): Seat => {
    const token = found(tokens[at]);
    return {
      ...profile,
      place: at,
      playerId: found(guests[at]).playerId,
      client: found(clients[at]),
      live: openLive(url, token),
      seasonId,
      rules,
      chance: makeChance(`${asked.seed}:${profile.name}`),
      kept: new Map(),
      limits: new Map(),
      offers: new Set(),
      tell: teller.aside,
      tally,
    };
  });
  try {
    const clock = rulesClock(season);
    const [heard] = await Promise.all([
      watch({ client, live: watcher, seasonId, rules, clock, teller, describe, cutInWeek: 2 }),
      Promise.all(seats.map((seat) => play(seat, weeksOf(scene, asked.weeks), scene.act))).then(
        () => closeRound(host.client, seasonId),
      ),
    ]);
    const connections = watcher.connections();
    return { seasonId, scene, rules, heard, tally, connections, client, describe };
  } finally {
    await Promise.all([watcher, ...seats.map(({ live }) => live)].map((live) => live.close()));
  }
}

/** The bots join one after the other, so that the story lists their names in order. */
async function sitDown(
  clients: readonly Client[],
  seasonId: string,
  profiles: readonly Profile[],
): Promise<readonly Guest[]> {
  const guests: Guest[] = [];
  for (const [at, { name }] of profiles.entries()) {
    guests.push({ name, playerId: await join(found(clients[at]), seasonId, name) });
  }
  return guests;
}

/**
 * Enters the host. `now` is the server's clock, derived from the creation time of the host's
 * account.
 */
async function enterHost(
  url: string,
  anybody: Client,
): Promise<{ readonly client: Client; readonly now: () => number }> {
  const { token, createdAt } = await enterAsGuest(anybody, 'Host');
  const enteredAt = performance.now();
  return {
    client: openClient(url, token),
    now: () => Date.parse(createdAt) + performance.now() - enteredAt,
  };
}

async function askRules(
  client: Client,
  seasonId: string,
): Promise<NonNullable<RulesQuery['season']>> {
  const { season } = await client.ask(RulesDocument, { seasonId });
  return found(season);
}

function describer(profiles: readonly Profile[]): (name: string) => string {
  const words = new Map(
    profiles.map(({ name, personality, custody }) => [
      name,
      `${personality.character}, ${custody === 'OWN' ? 'keeps its secrets' : 'entrusts them'}`,
    ]),
  );
  return (name) => words.get(name) ?? '';
}

function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something is missing.');
  return value;
}
