/**
 * The founding of a season. At the default tempo, rules-time is UTC. At another tempo, it begins at
 * a rules-time of the host's choice, by default the Sunday 00:00 before the start [ruling A4].
 */
import { rulesInstant, SECOND_MS, startOfWeek } from '../../kernel';
import type { AccountId, Actor, Instant, RulesInstant } from '../../kernel';
import { LONGEST_PLAYER_NAME, LONGEST_SEASON_NAME } from '../framework/field-shapes';
import { playerActor } from '../model/players';
import type { RevisionRow, SeasonRow, SeasonState } from '../model/rows';
import type { Shapes } from '../framework/field-shapes';

/** One rules-day lasts one real day, so rules-time can be UTC. */
const DEFAULT_DAY_SECONDS = 86_400;

/** The host's settings for a new season, in any game. */
export type Founding<Document> = {
  readonly name: string;
  /** Left out for none. */
  readonly description?: string;
  readonly visibility: SeasonRow['visibility'];
  readonly inviteHash: string | null;
  /**
   * The code that has this hash, stored in the vault so that the host can see it again; left out
   * for none.
   */
  readonly newCode?: string;
  readonly document: Document;
  /** The start, or the first instant of a rehearsal's clock; null to start at once. */
  readonly startsAtMs: Instant | null;
  /** The rules-time of the start; null for the default. */
  readonly rulesStartMs: RulesInstant | null;
  readonly rehearsal: boolean;
  /** The name under which the host also joins as a player; left out for a host who does not play. */
  readonly playerName?: string;
};

/** A game's command that makes a season. */
export type FoundingIn<C> = Extract<C, Founding<unknown>>;

/** The contents of the event that makes a season, in any game. */
export type Founded<Document> = Pick<
  SeasonRow,
  | 'name'
  | 'hostAccountId'
  | 'visibility'
  | 'inviteHash'
  | 'dayMs'
  | 'anchorMs'
  | 'rulesAnchorMs'
  | 'testClockMs'
> & {
  /** Left out without a description, and in events from before descriptions existed. */
  readonly description?: string;
  readonly document: Document;
};

type ByAccount = { readonly accountId: AccountId };
type Timed = { readonly rulesDaySeconds: number };

export const foundingShape =
  <F>({ nameShape, personNameShape, descriptionShape, inviteShape, unless }: Shapes<F>) =>
  ({
    name,
    description,
    inviteHash,
    newCode,
    document,
    rulesStartMs,
    playerName,
  }: Founding<Timed>): F | null =>
    nameShape(name, LONGEST_SEASON_NAME) ??
    (playerName === undefined
      ? null
      : personNameShape('playerName', playerName, LONGEST_PLAYER_NAME, 'players')) ??
    (description === undefined ? null : descriptionShape(description)) ??
    (inviteHash === null ? null : inviteShape(inviteHash, newCode)) ??
    unless(
      rulesStartMs === null || document.rulesDaySeconds !== DEFAULT_DAY_SECONDS,
      'startsAtRulesTime',
      'no time at the default tempo, where rules-time is UTC',
      'seasons',
    );

/**
 * `startsAtMs`: the real instant of the start, at which rules-time begins. `now`: the season's
 * present time.
 */
export function foundedBy<Document extends Timed>(
  founder: AccountId,
  {
    name,
    description = '',
    visibility,
    inviteHash,
    document,
    rulesStartMs,
    rehearsal,
  }: Founding<Document>,
  { startsAtMs, now }: { readonly startsAtMs: Instant; readonly now: Instant },
): Founded<Document> {
  const utc = rulesInstant(startsAtMs);
  const isUtc = document.rulesDaySeconds === DEFAULT_DAY_SECONDS;
  return {
    name: name.trim(),
    ...(description.trim() === '' ? {} : { description }),
    hostAccountId: founder,
    visibility,
    inviteHash,
    document,
    dayMs: document.rulesDaySeconds * SECOND_MS,
    anchorMs: startsAtMs,
    rulesAnchorMs: isUtc ? utc : (rulesStartMs ?? startOfWeek(utc)),
    testClockMs: rehearsal ? now : null,
  };
}

type Maker<T> = { readonly state: SeasonState; readonly as: (actor: Actor) => T };

/** Lets the host join the new season as a player, if the command names one. */
export function seatHost<T>(
  turn: Maker<T>,
  { accountId, playerName }: Pick<Founding<unknown>, 'playerName'> & ByAccount,
  join: (turn: T, joining: ByAccount & { readonly name: string }) => void,
): void {
  if (playerName === undefined) return;
  join(turn.as(playerActor(turn.state, accountId)), { accountId, name: playerName });
}

/** The first revision of the rules, before any amendment. */
export const firstRevision = <Document>(
  { seq, atMs }: { readonly seq: number; readonly atMs: Instant },
  document: Document,
): RevisionRow<Document> => ({
  id: 'r1',
  revision: 1,
  adoptedAtMs: atMs,
  adoptedSeq: seq,
  document,
});
