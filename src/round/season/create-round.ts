/**
 * The host makes a round, and can join it at once. A ruleset that would stop the clock at some point of the round is refused
 * here.
 */
import { CLOCK, inOnePiece, instant, quoted } from '../../kernel';
import {
  firstRevision,
  foundedBy,
  foundingShape,
  keepCode,
  NEVER_PAUSED,
  seatHost,
} from '../../season';
import { startRound } from '../clock/start-round';
import { joinAsNew } from '../membership/join-season';
import { byFounder, auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { refuse } from '../model/refusal';
import { SHAPES } from '../model/shapes';
import type { CreateRound, RoundCreated } from './vocabulary';

export const ROUND_FOUNDING = 'CreateRound' satisfies CreateRound['type'];

export const createRound = byFounder<CreateRound>({
  rule: 'seasons',
  shape: foundingShape(SHAPES),
  decide: (turn, command) => {
    const startsAtMs = command.startsAtMs ?? turn.now;
    if (startsAtMs < turn.now && !command.rehearsal) {
      return refuse('START_IN_THE_PAST', 'seasons', { startsAtMs, nowMs: turn.now });
    }
    // The start of a rehearsal may be in the past. Its clock begins at the start.
    const now = instant(Math.min(turn.now, startsAtMs));
    const making = turn.as(turn.actor, now);
    keepCode(turn, command.inviteHash, command.newCode);
    const founded = foundedBy(command.accountId, command, { startsAtMs, now });
    making.emit({ type: 'RoundCreated', ...founded, startsAtMs });
    if (startsAtMs <= now) inOnePiece(startRound(making.as(CLOCK)));
    seatHost(making, command, joinAsNew);
    return null;
  },
});

export const roundCreated: RoundEventRecord<RoundCreated> = {
  evolve: (state, stamped) => {
    const { atMs, event } = stamped;
    const { type: _type, document, ...made } = event;
    state.put('revisions', firstRevision(stamped, document));
    state.put('rounds', {
      ...made,
      description: made.description ?? null,
      id: 'round',
      status: 'SETUP',
      coHostIds: [],
      hostActedAtMs: atMs,
      ...NEVER_PAUSED,
      pauses: [],
      createdAtMs: atMs,
      endedAtMs: null,
      revision: 1,
      week: 0,
      phase: null,
      phaseStartedAtMs: null,
      nextBoundaryMs: null,
      warnedAtMs: null,
      nextDraw: 1,
      previousBidders: 0,
      winnerId: null,
    });
  },
  facts: (_state, { name, testClockMs }) => ({ name, rehearsal: testClockMs !== null }),
  text: (_state, { name, testClockMs }) =>
    `The ${testClockMs === null ? 'round' : 'rehearsal'} ${quoted(name)} was created.`,
  channel: null,
  touches: auctionTopic,
};
