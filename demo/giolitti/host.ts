/**
 * The host's actions. It creates the dynasty, moves the rehearsal's clock to the next day after the
 * day's games, voids one game, and publishes a revision during another. When the demo's goals are
 * met, the players adopt a victory condition and play until somebody wins.
 */
import { randomUUID } from 'node:crypto';
import type { Client } from '../client/http';
import type { Live } from '../client/live';
import {
  TurnClockDocument,
  CloseSeasonDocument,
  CreateDynastyDocument,
  GiolittiStoryDocument,
  PublishRulesetDocument,
  VoidGameDocument,
} from '../generated/operations';
import type { WhyFragment } from '../generated/operations';
import { COMPANY } from './company';
import { isOver, makeFloor } from './floor';
import { isMissingNothing } from './seen';
import type { GameTeller, Heard } from './tell';

/** A Monday morning in the past; a rehearsal's clock can start at any time. */
const MORNING = '2021-03-01T09:00:00.000Z';
const DAY_MS = 86_400_000;
/**
 * Play lasts at least one day longer than this. While a goal is missing it continues, up to
 * `MOST_DAYS`.
 */
export const LEAST_DAYS = 3;
const MOST_DAYS = 20;

const GAMES_A_DAY = COMPANY.length / 2;
/** The number of the game that is voided after its end: the first game of the second day. */
const VOIDED = GAMES_A_DAY + 1;
/**
 * The number of the game during which the rules change: the second game of the second day. They
 * change after the first `AMENDED_AFTER` plays of this game; no game has fewer plays.
 */
const AMENDED = GAMES_A_DAY + 2;
const AMENDED_AFTER = 3;

const VERME_FOR_SIX = [
  { op: 'test', path: '/tricks/7/trick', value: 'VERME' },
  { op: 'replace', path: '/tricks/7/points', value: 6 },
];

type Company = {
  readonly teller: GameTeller;
  /** Makes a player propose the victory condition. */
  readonly proposeEnd: () => Promise<void>;
};

export async function makeDynasty(client: Client): Promise<string> {
  const { createDynasty } = await client.ask(CreateDynastyDocument, {
    input: {
      name: 'The masks of Giolitti',
      rehearsal: true,
      startsAt: MORNING,
      idempotencyKey: randomUUID(),
    },
  });
  const { refusal, season } = createDynasty;
  if (season === null) throw new Error(`The dynasty was refused: ${refusal?.message ?? ''}`);
  return season.id;
}

export async function hostDynasty(
  client: Client,
  live: Live,
  seasonId: string,
  { teller, proposeEnd }: Company,
): Promise<void> {
  const floor = makeFloor();
  const heard: Heard[] = [];
  let started = 0;
  let isProposed = false;
  for await (const event of live.follow(GiolittiStoryDocument, seasonId, 0)) {
    heard.push(event);
    floor.hear(event);
    if (event.__typename === 'GameStarted') started = event.game.number;
    await interfere(client, seasonId, event, heard, teller);
    const days = started / GAMES_A_DAY;
    if (isOver(event)) return;
    const isEvening = event.__typename === 'GameEnded' && floor.current() === null;
    if (event.__typename === 'ProposalAdopted') await turnClock(client, seasonId, days);
    if (!isEvening || !Number.isInteger(days)) continue;
    if (days >= MOST_DAYS) await close(client, seasonId);
    else if (isProposed || days < LEAST_DAYS || !isMissingNothing(heard)) {
      await turnClock(client, seasonId, days);
    } else {
      isProposed = true;
      await proposeEnd();
    }
  }
}

/** The demo's examples of a host's rare actions. */
async function interfere(
  client: Client,
  seasonId: string,
  event: Heard,
  heard: readonly Heard[],
  teller: GameTeller,
): Promise<void> {
  if (event.__typename === 'GameEnded' && event.game.number === VOIDED) {
    teller.aside('aside', 'The host hears that somebody looked into the cards.');
    const { voidGame } = await client.ask(VoidGameDocument, {
      input: {
        gameId: event.game.id,
        reason: 'A spectator called out a card',
        idempotencyKey: randomUUID(),
      },
    });
    expectDone(voidGame);
  }
  if (event.__typename === 'CardPlayed' && event.game.number === AMENDED) {
    const played = heard.filter(
      (each) => each.__typename === 'CardPlayed' && each.game.number === AMENDED,
    );
    if (played.length !== AMENDED_AFTER) return;
    teller.aside('aside', 'The host would have Il Verme score more, in games to come.');
    const { publishRuleset } = await client.ask(PublishRulesetDocument, {
      input: { seasonId, patch: VERME_FOR_SIX, idempotencyKey: randomUUID() },
    });
    expectDone(publishRuleset);
  }
}

async function turnClock(client: Client, seasonId: string, days: number): Promise<void> {
  const to = new Date(Date.parse(MORNING) + days * DAY_MS).toISOString();
  const { advanceClock } = await client.ask(TurnClockDocument, {
    input: { seasonId, to, idempotencyKey: randomUUID() },
  });
  expectDone(advanceClock);
}

async function close(client: Client, seasonId: string): Promise<void> {
  const { closeSeason } = await client.ask(CloseSeasonDocument, {
    input: { seasonId, idempotencyKey: randomUUID() },
  });
  expectDone(closeSeason);
}

function expectDone({ refusal }: { readonly refusal: WhyFragment | null }): void {
  if (refusal !== null) throw new Error(`The host was refused: ${refusal.message}`);
}
