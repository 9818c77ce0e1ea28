import type { SeasonId } from '../../kernel';
import type { CreateCommand, Outcome, SeasonSnapshot, Scope } from '../../engine';
import type { SignedIn } from '../../accounts';
import type { DynastyCommand } from '../../dynasty';
import type { RoundCommand } from '../../round';
import { needSeason, requireScope } from '../context/access';
import type { Context } from '../context/context';
import { seasonNotFound } from '../errors/fault';
import { readDynastyId, readRoundId, readSeasonId } from '../ids/global-ids';
import { readKey } from '../input/checks';
import { isDynasty, isRound } from '../snapshots/by-game';
import { canSeeSeason } from '../snapshots/season-view';
import type { MutationResult } from '../nodes/sources';

type SeasonInput = {
  readonly seasonId: string;
  readonly idempotencyKey?: string | null | undefined;
};
type RoundOnly = Exclude<RoundCommand, CreateCommand>;
type DynastyOnly = Exclude<DynastyCommand, CreateCommand>;
/** What both games know. */
type Either = Extract<RoundOnly, DynastyOnly>;

/** What a mutation of a season has to do with. */
export type Submission = {
  readonly viewer: SignedIn;
  readonly seasonId: SeasonId;
  readonly idempotencyKey: string | null;
};

/** Which season it is, and whether it is one that a mutation is of. */
type Where = {
  readonly readId: () => SeasonId;
  readonly isRight: (snapshot: SeasonSnapshot) => boolean;
  /** Whoever sends it need not see the season before. */
  readonly unseen?: true;
};

/**
 * The way of every mutation of a season: who asks and whether the token allows it, then the shape
 * of the input, whether there is such a season for them, and then the engine.
 */
async function send(
  context: Context,
  scope: Scope,
  input: { readonly idempotencyKey?: string | null | undefined },
  { readId, isRight, unseen }: Where,
  commandOf: (submission: Submission) => RoundOnly | DynastyOnly,
): Promise<MutationResult> {
  const submission = {
    viewer: requireScope(context, scope),
    seasonId: readId(),
    idempotencyKey: readKey(input.idempotencyKey),
  };
  const { viewer, seasonId, idempotencyKey } = submission;
  const command = commandOf(submission);
  if (unseen === undefined) {
    const snapshot = await needSeason(context, seasonId, viewer.account.id);
    // A season is of one kind for ever.
    if (!isRight(snapshot)) throw seasonNotFound();
  }
  const asking = { accountId: viewer.account.id, idempotencyKey };
  const outcome = await context.deps.engine.submit(seasonId, command, asking);
  if (outcome === null) throw seasonNotFound();
  return mutationResult(context, outcome, isRight);
}

/** A mutation of a round. */
export const submit = (
  context: Context,
  scope: Scope,
  input: SeasonInput,
  commandOf: (submission: Submission) => RoundOnly,
): Promise<MutationResult> =>
  send(
    context,
    scope,
    input,
    { readId: () => readRoundId('seasonId', input.seasonId), isRight: isRound },
    commandOf,
  );

/** A mutation of a dynasty, or of what has its id within one. */
export const submitToDynasty = (
  context: Context,
  scope: Scope,
  input: { readonly idempotencyKey?: string | null | undefined },
  readId: () => SeasonId,
  commandOf: (submission: Submission) => DynastyOnly,
): Promise<MutationResult> =>
  send(context, scope, input, { readId, isRight: isDynasty }, commandOf);

/** The same, where the season itself is named. */
export const submitToItsDynasty = (
  context: Context,
  scope: Scope,
  input: SeasonInput,
  commandOf: (submission: Submission) => DynastyOnly,
): Promise<MutationResult> =>
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
): Promise<MutationResult> => send(context, scope, input, anySeason(input), commandOf);

/** The same for somebody who is not in the season yet, and may not see it: the rules ask for its code. */
export const submitAsOutsider = (
  context: Context,
  scope: Scope,
  input: SeasonInput,
  commandOf: (submission: Submission) => Either,
): Promise<MutationResult> =>
  send(context, scope, input, { ...anySeason(input), unseen: true }, commandOf);

const anySeason = ({ seasonId }: SeasonInput): Where => ({
  readId: () => readSeasonId('seasonId', seasonId),
  isRight: () => true,
});

/**
 * What payloads are resolved from; the season is read only when something happened, and not as it
 * was before: an answer of another node may be repeated.
 */
export async function mutationResult(
  context: Context,
  outcome: Outcome,
  isRight: (snapshot: SeasonSnapshot) => boolean,
): Promise<MutationResult> {
  const { refusal, seq, seasonId, subject } = outcome;
  const found =
    refusal === null && seasonId !== null
      ? await context.deps.engine.read(seasonId, seq ?? 0)
      : null;
  // Whoever joined once and has been removed since can repeat the request, and sees no more than
  // others.
  const account = context.viewer?.account.id ?? null;
  const snapshot = found !== null && isRight(found) && canSeeSeason(found, account) ? found : null;
  return { refusal, seq, seasonId, snapshot, subject, inviteCode: null };
}

/** With the invitation code, unless it was refused. */
export const withInviteCode = (ended: MutationResult, inviteCode: string | null): MutationResult =>
  ended.refusal === null ? { ...ended, inviteCode } : ended;
