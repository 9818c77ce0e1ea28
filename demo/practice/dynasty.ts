/**
 * A bot in a dynasty, from now on. The number of ready bots equals the number of ready people, so
 * that bots never play only each other; in an exhibition all bots are ready. A bot finishes its
 * current game.
 */
import { randomUUID } from 'node:crypto';
import { COMPANY } from '../giolitti/company';
import { newTally } from '../giolitti/seat';
import type { Seat } from '../giolitti/seat';
import { beReady } from '../giolitti/ready';
import { sitAt } from '../giolitti/table';
import {
  PracticeCallsDocument,
  SetReadinessDocument,
  WaitsInDynastyDocument,
  WearMaskDocument,
} from '../generated/operations';
import type { WaitsInDynastyQuery } from '../generated/operations';
import type { Bot } from './bot';

/** The events that change a player's readiness or game. */
const CALLS: ReadonlySet<string> = new Set([
  ...['ReadinessSet', 'GameStarted', 'GameEnded', 'GameVoided'],
  ...['PlayerJoined', 'PlayerLeft', 'ClockAdvanced'],
]);

/** Plays until the dynasty is closed. */
export async function playDynasty(bot: Bot): Promise<void> {
  const seat = sit(bot);
  const { isShow } = bot;
  await attend(seat, isShow);
  for await (const call of bot.live.follow(PracticeCallsDocument, bot.seasonId, bot.seq)) {
    if (call.__typename === 'DynastyClosed') return;
    if (CALLS.has(call.__typename)) await attend(seat, isShow);
  }
}

function sit(bot: Bot): Seat {
  const { offers, courage, mask } = COMPANY[(bot.place - 1) % COMPANY.length] ?? HONEST;
  return {
    ...bot,
    ...HONEST,
    ...{ offers, courage, mask },
    live: { ...bot.live, cut: noLine, connections: () => 1, close: () => Promise.resolve() },
    tell: noLine,
    tally: newTally(),
    environments: new Map(),
    repents: false,
  };
}

const HONEST = {
  ...{ mask: 'REALI', plays: 'for whoever asks', offers: 0.62, courage: 0 },
  ...{ betsAfter: null, booksAfter: null, followsModa: false, vice: null },
} as const;

const noLine = (): void => undefined;

type Waits = Extract<
  NonNullable<WaitsInDynastyQuery['season']>,
  { readonly __typename: 'Dynasty' }
>;

/** Plays the bot's current game; otherwise sets the bot's readiness. */
async function attend(seat: Seat, isShow: boolean): Promise<void> {
  const { season } = await seat.client.ask(WaitsInDynastyDocument, { seasonId: seat.seasonId });
  if (season?.__typename !== 'Dynasty') return;
  const [game] = season.viewer?.player?.games?.nodes ?? [];
  if (game !== undefined) {
    await sitAt(seat, game.id);
    return;
  }
  await wearMask(seat, season);
  await beReadyOrNot(seat, season, isShow);
}

async function wearMask(seat: Seat, { players }: Waits): Promise<void> {
  if (players.nodes.find(({ id }) => id === seat.playerId)?.mask !== null) return;
  await seat.client.ask(WearMaskDocument, {
    input: { seasonId: seat.seasonId, mask: seat.mask, idempotencyKey: randomUUID() },
  });
}

/** Makes the first bots ready, one per ready person; in an exhibition, all bots. */
async function beReadyOrNot(seat: Seat, { players }: Waits, isShow: boolean): Promise<void> {
  const people = players.nodes.filter(({ account, readiness }) => !account.bot && readiness);
  const bots = players.nodes.filter(({ account }) => account.bot);
  const at = bots.findIndex(({ id }) => id === seat.playerId);
  const isReady = bots[at]?.readiness === true;
  const ready = isShow || at < people.length;
  if (ready === isReady) return;
  if (ready) await beReady(seat);
  else {
    await seat.client.ask(SetReadinessDocument, {
      input: { seasonId: seat.seasonId, ready, idempotencyKey: randomUUID() },
    });
  }
}
