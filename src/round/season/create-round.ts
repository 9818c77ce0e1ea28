/**
 * The host makes a round. At the default tempo rules-time is UTC itself; at another it begins at a
 * rules-time of the host's choice, by default the Sunday 00:00 before the start [ruling A4]. Its
 * ruleset is one that can be played to the end: what would stop the clock is refused here.
 */
import { CLOCK, instant, rulesInstant, SECOND_MS, startOfWeek } from '../../kernel';
import type { Instant, RulesInstant } from '../../kernel';
import { startRound } from '../calendar/start-round';
import type { Asked, CreateRound } from '../command';
import type { RoundCreated } from '../event';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import type { RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';

export const LONGEST_ROUND_NAME = 80;

/** One rules-day in a real day: rules-time can be UTC. */
export const DEFAULT_DAY_SECONDS = 86_400;

export function createRound(turn: RoundTurn, command: Asked<CreateRound>): RoundRefusal | null {
  const { document, rehearsal } = command;
  const startsAtMs = command.startsAtMs ?? turn.now;
  if (startsAtMs < turn.now && !rehearsal) {
    return refuse('START_IN_THE_PAST', 'seasons', { startsAtMs, nowMs: turn.now });
  }
  // A rehearsal may start in the past: then its clock begins there.
  const now = instant(Math.min(turn.now, startsAtMs));
  const making = turn.as(turn.actor, now);
  making.emit({
    type: 'RoundCreated',
    name: command.name.trim(),
    hostAccountId: command.accountId,
    visibility: command.visibility,
    inviteHash: command.inviteHash,
    document,
    startsAtMs,
    dayMs: document.rulesDaySeconds * SECOND_MS,
    anchorMs: startsAtMs,
    rulesAnchorMs: rulesAnchor(command, startsAtMs),
    testClockMs: rehearsal ? now : null,
  });
  if (startsAtMs <= now) startRound(making.as(CLOCK));
  return null;
}

function rulesAnchor(command: CreateRound, startsAtMs: Instant): RulesInstant {
  const utc = rulesInstant(startsAtMs);
  if (command.document.rulesDaySeconds === DEFAULT_DAY_SECONDS) return utc;
  return command.rulesStartMs ?? startOfWeek(utc);
}

export function evolveRoundCreated(
  state: RoundState,
  { atMs, event }: RoundStamped<RoundCreated>,
): void {
  const { type: _type, document, ...made } = event;
  state.put('revisions', { id: 'r1', revision: 1, adoptedAtMs: atMs, document });
  state.put('rounds', {
    ...made,
    id: 'round',
    status: 'SETUP',
    createdAtMs: atMs,
    endedAtMs: null,
    revision: 1,
    week: 0,
    phase: null,
    phaseStartedAtMs: null,
    nextBoundaryMs: null,
    nextDraw: 1,
    previousBidders: 0,
    winnerId: null,
  });
}
