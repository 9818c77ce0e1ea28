import type { SeasonId } from '../kernel';
import type { Outcome, Scope } from '../engine';
import type { SignedIn } from '../accounts';
import type { CreateRound, RoundCommand } from '../round';
import { needReading, requireScope } from './access';
import type { Context } from './context';
import { seasonNotFound } from './fault';
import { readSeasonId } from './ids';
import { readKey } from './input/checks';
import type { Done } from './sources';

type SeasonInput = {
  readonly seasonId: string;
  readonly idempotencyKey?: string | null | undefined;
};
type Command = Exclude<RoundCommand, CreateRound>;

/** What a mutation of a season has to do with. */
export type Submission = {
  readonly viewer: SignedIn;
  readonly seasonId: SeasonId;
  readonly idempotencyKey: string | null;
};

/**
 * The way of every mutation of a season: who asks and whether the token allows it, then the shape
 * of the input, whether there is such a season for them, and then the engine.
 */
export async function submit(
  context: Context,
  scope: Scope,
  input: SeasonInput,
  commandOf: (submission: Submission) => Command,
): Promise<Done> {
  const submission = {
    viewer: requireScope(context, scope),
    seasonId: readSeasonId('seasonId', input.seasonId),
    idempotencyKey: readKey(input.idempotencyKey),
  };
  const { viewer, seasonId, idempotencyKey } = submission;
  const command = commandOf(submission);
  // Who would join has not to see a season before; its code is asked for by the rules.
  if (command.type !== 'JoinSeason') await needReading(context, seasonId, viewer.account.id);
  const asking = { accountId: viewer.account.id, idempotencyKey };
  const outcome = await context.deps.engine.submit(seasonId, command, asking);
  if (outcome === null) throw seasonNotFound();
  return done(context, outcome);
}

/** What payloads are resolved from; the season is read only when something happened. */
export async function done(context: Context, outcome: Outcome): Promise<Done> {
  const { refusal, seq, seasonId, subject } = outcome;
  const reading =
    refusal === null && seasonId !== null ? await context.deps.engine.read(seasonId) : null;
  return { refusal, seq, seasonId, reading, subject, inviteCode: null };
}
