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
/** The commands of both games. */
type Either = Extract<RoundOnly, DynastyOnly>;

/** The sender, season and key of a mutation. */
export type Submission = {
  readonly viewer: SignedIn;
  readonly seasonId: SeasonId;
  readonly idempotencyKey: string | null;
};

/** The season of a mutation, and the check of its kind. */
type Where = {
  readonly readId: () => SeasonId;
  readonly isRight: (snapshot: SeasonSnapshot) => boolean;
  /** Set if the sender may lack access to the season beforehand. */
  readonly unseen?: true;
};

/**
 * Sends a mutation of a season. Checks the viewer and the token, the input's shape and access to
 * the season; the engine does the rest.
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
    // A season's kind never changes.
    if (!isRight(snapshot)) throw seasonNotFound();
  }
  const asking = { accountId: viewer.account.id, idempotencyKey };
  const outcome = await context.deps.engine.submit(seasonId, command, asking);
  if (outcome === null) throw seasonNotFound();
  return mutationResult(context, outcome, isRight);
}

/** Sends a mutation of a round. */
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

/** Sends a mutation of a dynasty; `readId` gets the season from any id. */
export const submitToDynasty = (
  context: Context,
  scope: Scope,
  input: { readonly idempotencyKey?: string | null | undefined },
  readId: () => SeasonId,
  commandOf: (submission: Submission) => DynastyOnly,
): Promise<MutationResult> =>
  send(context, scope, input, { readId, isRight: isDynasty }, commandOf);

/** Like `submitToDynasty`, with the dynasty's id in the input. */
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

/** Sends a mutation that seasons of both games have. */
export const submitToSeason = (
  context: Context,
  scope: Scope,
  input: SeasonInput,
  commandOf: (submission: Submission) => Either,
): Promise<MutationResult> => send(context, scope, input, anySeason(input), commandOf);

/**
 * Like `submitToSeason`, for an account that may not see the season yet. The engine decides whether
 * the account needs the invitation code.
 */
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
 * The source of a payload. Reads the season only after success, at the mutation's event or later,
 * since a repeated request may reach another node.
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
  // A removed player can repeat an old request, but sees no more than other people.
  const account = context.viewer?.account.id ?? null;
  const snapshot = found !== null && isRight(found) && canSeeSeason(found, account) ? found : null;
  return { refusal, seq, seasonId, snapshot, subject, inviteCode: null };
}

/** Adds the invitation code, unless the mutation was refused. */
export const withInviteCode = (ended: MutationResult, inviteCode: string | null): MutationResult =>
  ended.refusal === null ? { ...ended, inviteCode } : ended;
