/**
 * The host makes a dynasty, which begins at once. At the default tempo rules-time is UTC itself;
 * at another it begins at a rules-time of the host's choice, by default the Sunday 00:00 before
 * [ruling A4]. The seed of the first game is bound here, before anybody is ready [ruling V1].
 */
import { instant, rulesInstant, SECOND_MS, startOfWeek } from '../../kernel';
import type { Instant, RulesInstant } from '../../kernel';
import type { Asked, CreateDynasty } from '../command';
import { gameScope } from '../dealing/dice';
import type { DynastyCreated } from '../event';
import { DEFAULT_DAY_SECONDS } from './dynasty-shape';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';

export function createDynasty(turn: DynastyTurn, command: Asked<CreateDynasty>): null {
  const { document, rehearsal } = command;
  // The clock of a rehearsal may begin in the past, not in the future.
  const now = instant(Math.min(turn.now, command.startsAtMs ?? turn.now));
  turn.as(turn.actor, now).emit({
    type: 'DynastyCreated',
    name: command.name.trim(),
    hostAccountId: command.accountId,
    dealerAccountId: command.dealerAccountId ?? command.accountId,
    visibility: command.visibility,
    inviteHash: command.inviteHash,
    document,
    dayMs: document.rulesDaySeconds * SECOND_MS,
    anchorMs: now,
    rulesAnchorMs: rulesAnchor(command, now),
    testClockMs: rehearsal ? now : null,
    nextCommitment: turn.chance.commit(gameScope(1)),
    nextClientSeeds: [],
  });
  return null;
}

function rulesAnchor(command: CreateDynasty, startsAtMs: Instant): RulesInstant {
  const utc = rulesInstant(startsAtMs);
  if (command.document.rulesDaySeconds === DEFAULT_DAY_SECONDS) return utc;
  return command.rulesStartMs ?? startOfWeek(utc);
}

export function evolveDynastyCreated(
  state: DynastyState,
  { seq, atMs, event }: DynastyStamped<DynastyCreated>,
): void {
  const { type: _type, document, nextClientSeeds, ...made } = event;
  state.put('revisions', { id: 'r1', revision: 1, adoptedAtMs: atMs, document });
  state.put('dynasties', {
    ...made,
    nextBinding: nextClientSeeds === undefined ? null : { seq, clientSeeds: nextClientSeeds },
    id: 'dynasty',
    status: 'RUNNING',
    createdAtMs: atMs,
    endedAtMs: null,
    revision: 1,
  });
}
