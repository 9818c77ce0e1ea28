/** The whole evening: the host makes a round, bots sit down, play it, and a watcher tells of it. */
import type { Arguments } from './arguments';
import { makeChance } from './bots/chance';
import { play } from './bots/play';
import { newTally } from './bots/seat';
import type { Seat, Tally } from './bots/seat';
import { enter, enterAsGuest, join, profileOf } from './bots/sit-down';
import type { Profile } from './bots/sit-down';
import { openClient } from './client/http';
import type { Client } from './client/http';
import { openLive } from './client/live';
import { readRules } from './game/rules';
import { RulesDocument } from './generated/operations';
import type { RulesQuery } from './generated/operations';
import { closeRound, makeRound } from './host';
import { rulesClock } from './story/rules-clock';
import type { StoryEvent, Teller } from './story/teller';
import { watch } from './story/watch';

export type Evening = {
  readonly seasonId: string;
  readonly heard: readonly StoryEvent[];
  readonly tally: Tally;
  /** How often the watcher was connected. */
  readonly connections: number;
  /** The watcher's way to ask, signed out. */
  readonly client: Client;
  readonly describe: (name: string) => string;
};

/** From when the round is made until it starts, so that all have sat down. */
const SETUP_MS = 1_500;

export async function spendEvening(
  url: string,
  asked: Arguments,
  teller: Teller,
): Promise<Evening> {
  const client = openClient(url, null);
  const host = await enterHost(url, client);
  const profiles = Array.from({ length: asked.bots }, (_, place) => profileOf(place));
  const tokens = await Promise.all(profiles.map(({ name }, at) => enter(client, at, name)));
  const seasonId = await makeRound(host.client, asked.day, new Date(host.now() + SETUP_MS));
  const season = await askRules(client, seasonId);
  const describe = describer(profiles);
  const tally = newTally();
  const watcher = openLive(url, null);
  const seats = profiles.map((profile, at): Seat => {
    const token = found(tokens[at]);
    return {
      ...profile,
      client: openClient(url, token),
      live: openLive(url, token),
      seasonId,
      rules: readRules(season.ruleset.document),
      chance: makeChance(`${asked.seed}:${profile.name}`),
      kept: new Map(),
      tell: teller.aside,
      tally,
    };
  });
  try {
    const clock = rulesClock(season);
    const [heard] = await Promise.all([
      watch({ client, live: watcher, seasonId, clock, teller, describe, cutInWeek: 2 }),
      playAll(seats, asked.weeks).then(() => closeRound(host.client, seasonId)),
    ]);
    return { seasonId, heard, tally, connections: watcher.connections(), client, describe };
  } finally {
    await Promise.all([watcher, ...seats.map(({ live }) => live)].map((live) => live.close()));
  }
}

/** One after the other, so that the story is told in the order of the names; then all at once. */
async function playAll(seats: readonly Seat[], weeks: number): Promise<void> {
  for (const { client, seasonId, name } of seats) await join(client, seasonId, name);
  await Promise.all(seats.map((seat) => play(seat, weeks)));
}

/** The server's clock counts, not ours; it tells when it made the host's account. */
async function enterHost(
  url: string,
  anybody: Client,
): Promise<{ readonly client: Client; readonly now: () => number }> {
  const { token, createdAt } = await enterAsGuest(anybody, 'The host');
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
