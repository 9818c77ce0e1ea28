/** The bots of one season. Each has its own connection and token. */
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
  /** True in exhibitions, where the bots play each other. */
  readonly isShow: boolean;
  /** Called when all bots are seated. */
  readonly onSeated: () => void;
  /** Called when a bot has nothing more to play. */
  readonly onOver: () => void;
};

type Placed = Seating & { readonly sits: (place: number) => void };

export type Party = { readonly leave: () => Promise<void> };

/** The first pause of a failed bot. The pause doubles after each failure, up to the longest. */
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

/** Plays until the season ends, the token ends, or the bot has to leave. Failures are retried. */
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
      // After any failure the bot starts again, at growing intervals.
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
  // A removed player stops playing.
  if (found === undefined || player === null) return;
  sits(place);
  const chance = makeChance(`${season}:${String(place)}:${String(found.seq)}`);
  // Visitors of an exhibition wait for the first card, so it comes without delay.
  const hurry = isShow && found.__typename === 'Dynasty' ? { hurriesTo: 'PlayCard' } : {};
  const bot: Bot = {
    ...{ place, playerId: player.id, name: player.name },
    ...{ seasonId: found.id, seq: found.seq, live, chance, isShow },
    client: paced(client, { thinkMs, chance, signal, ...hurry }),
  };
  await (found.__typename === 'Round' ? playRound(bot) : playDynasty(bot));
}
