import type { SeasonId } from '../kernel';
import type { Outcome, Reading, Scope } from '../engine';
import type { SignedIn } from '../accounts';
import type { CreateDynasty, DynastyCommand } from '../dynasty';
import type { CreateRound, RoundCommand } from '../round';
import { needReading, requireScope } from './access';
import type { Context } from './context';
import { seasonNotFound } from './fault';
import { readDynastyId, readRoundId, readSeasonId } from './ids';
import { readKey } from './input/checks';
import { isDynasty, isRound } from './reading';
import { canSeeSeason } from './seasons/season-view';
import type { Done } from './sources';

type SeasonInput = {
  readonly seasonId: string;
  readonly idempotencyKey?: string | null | undefined;
};
type RoundOnly = Exclude<RoundCommand, CreateRound>;
type DynastyOnly = Exclude<DynastyCommand, CreateDynasty>;
/** What both games know. */
type Either = Extract<RoundOnly, DynastyOnly>;

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
async function send(
  context: Context,
  scope: Scope,
  input: { readonly idempotencyKey?: string | null | undefined },
  readId: () => SeasonId,
  isRight: (reading: Reading) => boolean,
  commandOf: (submission: Submission) => RoundOnly | DynastyOnly,
): Promise<Done> {
  const submission = {
    viewer: requireScope(context, scope),
    seasonId: readId(),
    idempotencyKey: readKey(input.idempotencyKey),
  };
  const { viewer, seasonId, idempotencyKey } = submission;
  const command = commandOf(submission);
  // Whoever would join need not see a season before; its code is asked for by the rules.
  if (command.type !== 'JoinSeason') {
    const reading = await needReading(context, seasonId, viewer.account.id);
    // A season is of one kind for ever.
    if (!isRight(reading)) throw seasonNotFound();
  }
  const asking = { accountId: viewer.account.id, idempotencyKey };
  const outcome = await context.deps.engine.submit(seasonId, command, asking);
  if (outcome === null) throw seasonNotFound();
  return done(context, outcome, isRight);
}

/** A mutation of a round. */
export const submit = (
  context: Context,
  scope: Scope,
  input: SeasonInput,
  commandOf: (submission: Submission) => RoundOnly,
): Promise<Done> =>
  send(context, scope, input, () => readRoundId('seasonId', input.seasonId), isRound, commandOf);

/** A mutation of a dynasty, or of what has its id within one. */
export const submitToDynasty = (
  context: Context,
  scope: Scope,
  input: { readonly idempotencyKey?: string | null | undefined },
  seasonId: () => SeasonId,
  commandOf: (submission: Submission) => DynastyOnly,
): Promise<Done> => send(context, scope, input, seasonId, isDynasty, commandOf);

/** The same, where the season itself is named. */
export const submitToItsDynasty = (
  context: Context,
  scope: Scope,
  input: SeasonInput,
  commandOf: (submission: Submission) => DynastyOnly,
): Promise<Done> =>
  submitToDynasty(
    context,
    scope,
    input,
    () => readDynastyId('seasonId', input.seasonId),
    commandOf,
  );

/** A mutation that every season has. */
export const submitToSeason = (
  context: Context,
  scope: Scope,
  input: SeasonInput,
  commandOf: (submission: Submission) => Either,
): Promise<Done> =>
  send(
    context,
    scope,
    input,
    () => readSeasonId('seasonId', input.seasonId),
    () => true,
    commandOf,
  );

/**
 * What payloads are resolved from; the season is read only when something happened, and not as it
 * was before: an answer of another node may be repeated.
 */
export async function done(
  context: Context,
  outcome: Outcome,
  isRight: (reading: Reading) => boolean,
): Promise<Done> {
  const { refusal, seq, seasonId, subject } = outcome;
  const found =
    refusal === null && seasonId !== null
      ? await context.deps.engine.read(seasonId, seq ?? 0)
      : null;
  // Whoever joined once and has been removed since can repeat the request, and sees no more than
  // others.
  const account = context.viewer?.account.id ?? null;
  const reading = found !== null && isRight(found) && canSeeSeason(found, account) ? found : null;
  return { refusal, seq, seasonId, reading, subject, inviteCode: null };
}

/** With the invitation code, unless it was refused. */
export const invited = (ended: Done, inviteCode: string | null): Done =>
  ended.refusal === null ? { ...ended, inviteCode } : ended;
