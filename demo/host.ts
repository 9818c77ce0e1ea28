/** The host's actions: it creates the round, and closes it after the bots have played. */
import { randomUUID } from 'node:crypto';
import type { Edition } from './arguments';
import type { Client } from './client/http';
import { CloseSeasonDocument, CreateRoundDocument } from './generated/operations';

export type RoundWanted = {
  readonly edition: Edition;
  readonly tempo: number;
  readonly startsAt: Date;
  /** The rules-time of the start. */
  readonly startsAtRulesTime: string;
};

/** Creates a round without a steward, since the bots draw the lots. */
export async function makeRound(client: Client, wanted: RoundWanted): Promise<string> {
  const { createRound } = await client.ask(CreateRoundDocument, {
    input: {
      name: 'The bots at the Auction Casino',
      ...wanted,
      startsAt: wanted.startsAt.toISOString(),
      steward: false,
      idempotencyKey: randomUUID(),
    },
  });
  if (createRound.season === null) {
    throw new Error(`The round was refused: ${createRound.refusal?.message ?? 'nobody says why'}`);
  }
  return createRound.season.id;
}

/** Closes the round, unless a win has already ended it. */
export async function closeRound(client: Client, seasonId: string): Promise<void> {
  const { closeSeason } = await client.ask(CloseSeasonDocument, {
    input: { seasonId, idempotencyKey: randomUUID() },
  });
  const { refusal } = closeSeason;
  if (refusal !== null && refusal.code !== 'ROUND_OVER') throw new Error(refusal.message);
}
