/** Some days of a dynasty: the host creates it, bots join and play, a watcher prints the story. */
import { randomUUID } from 'node:crypto';
import { makeChance } from '../bots/chance';
import { enter, enterAsGuest, join } from '../bots/sit-down';
import { openClient } from '../client/http';
import type { Client } from '../client/http';
import { openLive } from '../client/live';
import { WearMaskDocument } from '../generated/operations';
import { play } from './bot';
import { COMPANY } from './company';
import { hostDynasty, makeDynasty } from './host';
import { proposeVictory } from './laws';
import { beReady, fixSeed } from './ready';
import { newTally } from './seat';
import type { Seat, Tally, Temper } from './seat';
import type { GameTeller, Heard } from './tell';
import { watch } from './watch';

export type Evening = {
  readonly seasonId: string;
  readonly heard: readonly Heard[];
  /** The number of table states that the watcher received. */
  readonly states: number;
  readonly tally: Tally;
  readonly connections: number;
  /** The watcher's client, signed out. */
  readonly client: Client;
};

export async function spendEvening(
  url: string,
  seed: string,
  teller: GameTeller,
): Promise<Evening> {
  const client = openClient(url, null);
  const { token } = await enterAsGuest(client, 'Host');
  const host = { client: openClient(url, token), live: openLive(url, token) };
  const tally = newTally();
  const seasonId = await makeDynasty(host.client);
  const watcher = openLive(url, null);
  const seats: Seat[] = [];
  try {
    for (const [place, temper] of COMPANY.entries()) {
      const bot = await enter(client, place, temper.name);
      seats.push(await sitDown(url, bot, temper, { seasonId, seed, tally, teller }));
    }
    const [watched] = await Promise.all([
      watch(client, watcher, seasonId, teller),
      hostDynasty(host.client, host.live, seasonId, {
        teller,
        proposeEnd: async () => {
          const [seat] = seats;
          if (seat !== undefined) await proposeVictory(seat);
        },
      }),
      ...seats.map(play),
      makeReady(seats),
    ]);
    return { seasonId, ...watched, tally, connections: watcher.connections(), client };
  } finally {
    const all = [watcher, host.live, ...seats.map(({ live }) => live)];
    await Promise.all(all.map((live) => live.close()));
  }
}

type Room = {
  readonly seasonId: string;
  readonly seed: string;
  readonly tally: Tally;
  readonly teller: GameTeller;
};

async function sitDown(
  url: string,
  token: string,
  temper: Temper,
  { seasonId, seed, tally, teller }: Room,
): Promise<Seat> {
  const client = openClient(url, token);
  const playerId = await join(client, seasonId, temper.name);
  const { wearMask } = await client.ask(WearMaskDocument, {
    input: { seasonId, mask: temper.mask, idempotencyKey: randomUUID() },
  });
  if (wearMask.refusal !== null) throw new Error(wearMask.refusal.message);
  return {
    ...temper,
    playerId,
    seasonId,
    client,
    live: openLive(url, token),
    chance: makeChance(`${seed}:${temper.name}`),
    tell: teller.aside,
    tally,
    environments: new Map(),
    repents: false,
  };
}

/** Every other bot fixes a client seed for game 2. Then the bots get ready, one after the other. */
async function makeReady(seats: readonly Seat[]): Promise<void> {
  for (const [place, seat] of seats.entries()) if (place % 2 === 0) await fixSeed(seat);
  for (const seat of seats) await beReady(seat);
}
