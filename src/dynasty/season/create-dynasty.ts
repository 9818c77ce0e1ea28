/**
 * The host makes a dynasty, which begins at once, and can join it at once. The seed of the first game is bound here, before
 * any player is ready [ruling V1].
 */
import { instant, quoted } from '../../kernel';
import {
  firstRevision,
  foundedBy,
  foundingShape,
  keepCode,
  NEVER_PAUSED,
  seatHost,
} from '../../season';
import { gameScope } from '../dealing/dice';
import { joinAsNew } from '../membership/join-season';
import { byFounder } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { SHAPES, unless } from '../model/access';
import type { CreateDynasty, DynastyCreated } from './vocabulary';

export const DYNASTY_FOUNDING = 'CreateDynasty' satisfies CreateDynasty['type'];

export const createDynasty = byFounder<CreateDynasty>({
  rule: 'seasons',
  shape: (command) =>
    foundingShape(SHAPES)(command) ??
    unless(
      command.startsAtMs === null || command.rehearsal,
      'startsAt',
      'no time, except in a rehearsal: a dynasty starts at once',
      'seasons',
    ),
  decide: (turn, command) => {
    const { accountId, dealerAccountId } = command;
    // The clock of a rehearsal may start in the past, but not in the future.
    const now = instant(Math.min(turn.now, command.startsAtMs ?? turn.now));
    keepCode(turn, command.inviteHash, command.newCode);
    const making = turn.as(turn.actor, now);
    making.emit({
      type: 'DynastyCreated',
      ...foundedBy(accountId, command, { startsAtMs: now, now }),
      dealerAccountId: dealerAccountId ?? accountId,
      nextCommitment: turn.chance.commit(gameScope(1)),
      nextClientSeeds: [],
    });
    seatHost(making, command, joinAsNew);
    return null;
  },
});

export const dynastyCreated: DynastyEventRecord<DynastyCreated> = {
  evolve: (state, stamped) => {
    const { seq, atMs, event } = stamped;
    const { type: _type, document, nextClientSeeds, ...made } = event;
    state.put('revisions', firstRevision(stamped, document));
    state.put('dynasties', {
      ...made,
      description: made.description ?? null,
      nextBinding: nextClientSeeds === undefined ? null : { seq, clientSeeds: nextClientSeeds },
      id: 'dynasty',
      status: 'RUNNING',
      coHostIds: [],
      hostActedAtMs: atMs,
      ...NEVER_PAUSED,
      createdAtMs: atMs,
      endedAtMs: null,
      warnedAtMs: null,
      winnerId: null,
      revision: 1,
    });
  },
  facts: (_state, { name, testClockMs }) => ({ name, rehearsal: testClockMs !== null }),
  text: (_state, { name, testClockMs }) =>
    `The ${testClockMs === null ? 'dynasty' : 'rehearsal'} ${quoted(name)} was created.`,
  channel: null,
};
