/** The bots of one season, each on a connection of its own with a token of its own. */
import { setTimeout as wait } from 'node:timers/promises';
import { makeChance } from '../bots/chance';
import { openOneSocket } from '../client/one-socket';
import type { OneSocket } from '../client/one-socket';
import { WhereAmIDocument } from '../generated/operations';
import type { Bot } from './bot';
import { playDynasty } from './dynasty';
import { paced } from './paced';
import { playRound } from './round';

export type Seating = {
  readonly url: string;
  readonly season: string;
  readonly bots: readonly { readonly token: string; readonly place: number }[];
  readonly thinkMs: number;
  /** Whether they play each other, for whoever watches. */
  readonly isShow: boolean;
  /** Called when all of them have found their places. */
  readonly onSeated: () => void;
  /** Called when there is nothing more to play for one of them. */
  readonly onOver: () => void;
};

type Placed = Seating & { readonly sits: (place: number) => void };

export type Party = { readonly leave: () => Promise<void> };

/** How long a bot that failed waits until it tries again; twice as long each time. */
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export function openParty(seating: Seating): Party {
  const left = new AbortController();
  const standing = new Set(seating.bots.map(({ place }) => place));
  const sits = (place: number): void => {
    if (standing.delete(place) && standing.size === 0) seating.onSeated();
  };
  const sockets = seating.bots.map((bot) => {
    const ended = new AbortController();
    const socket = openOneSocket(seating.url, bot.token, () => {
      ended.abort();
    });
    const signal = AbortSignal.any([left.signal, ended.signal]);
    void play({ ...seating, sits }, bot.place, socket, signal).then(() => {
      if (!left.signal.aborted) seating.onOver();
    });
    return socket;
  });
  return {
    leave: async () => {
      left.abort();
      await Promise.all(sockets.map((socket) => socket.close()));
    },
  };
}

/** Until the season is over, the token has ended, or the bot is to leave. What fails is tried again. */
async function play(
  seating: Placed,
  place: number,
  socket: OneSocket,
  signal: AbortSignal,
): Promise<void> {
  for (let pauseMs = PAUSE_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      await playOn(seating, place, socket, signal);
      return;
    } catch {
      // Whatever it was, the bot looks again, later each time.
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function playOn(
  { season, thinkMs, isShow, sits }: Placed,
  place: number,
  { client, live }: OneSocket,
  signal: AbortSignal,
): Promise<void> {
  const { viewer } = await client.ask(WhereAmIDocument, {});
  const [found] = viewer?.seasons.nodes ?? [];
  const player = found?.viewer?.player ?? null;
  // Whoever was removed plays no more.
  if (found === undefined || player === null) return;
  sits(place);
  const chance = makeChance(`${season}:${String(place)}:${String(found.seq)}`);
  // Whoever comes to watch waits for the first card.
  const hurry = isShow && found.__typename === 'Dynasty' ? { hurriesTo: 'PlayCard' } : {};
  const bot: Bot = {
    ...{ place, playerId: player.id, name: player.name },
    ...{ seasonId: found.id, seq: found.seq, live, chance, isShow },
    client: paced(client, { thinkMs, chance, signal, ...hurry }),
  };
  await (found.__typename === 'Round' ? playRound(bot) : playDynasty(bot));
}
