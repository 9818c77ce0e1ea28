/** Bids and hands as kinds of secret actions [Secret Information; rulings D1 to D6]. */
import { byOrdinal, required } from '../../kernel';
import type { CitedAnchor } from '../../rulesets';
import { secretDates } from '../../season';
import type { SecretActions } from '../../season';
import { phaseEnd } from '../calendar/boundary';
import { unlessPhase } from '../calendar/unless-phase';
import { unlessRunning } from '../model/access';
import { SECRET_ACTION_IDS } from '../model/ids';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { hashInWeek, nextNumber, roundOf, rulesetOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundMoment, RoundTurn } from '../model/turn';
import { failSecretAction } from './fail-secret-action';
import { KINDS } from './kind';
import type { KnownKind } from './kind';
import { actionsUpTo, openActionsOf } from './open-actions';
import { openDeclaration } from './open-declaration';
import { revealableAction, unlessRevealable, unrevealedAction } from './revealable-action';
import { SECRET_ACTION_KINDS } from './vocabulary';
import type { SecretActionRow } from './vocabulary';

const SECTION = 'secret-information';
const HOURS_A_DAY = 24;
const anchorOf = ({ kind }: KnownKind) => KINDS[kind].anchor;
/** A section of the rules as the rule of an offer. */
const cited = (known: KnownKind): CitedAnchor => anchorOf(known) as string as CitedAnchor;

export const CASINO: SecretActions<RoundTurn, SecretActionRow, KnownKind, RoundRefusal> = {
  committing: ({ state, now }) =>
    SECRET_ACTION_KINDS.map((kind) => ({
      description: `Commit ${KINDS[kind].words} by ${kind === 'BIDS' ? 'their' : 'its'} hash.`,
      known: { kind },
      rule: cited({ kind }),
      untilMs: phaseEnd(state, now),
    })),
  unlessCommitting: (moment, _player, known) => unlessCommitting(moment, known),
  revealing: (_state, { id: actionId, kind }) => ({
    description: `Reveal your ${KINDS[kind].owned}.`,
    known: { kind },
    rule: cited({ kind }),
    facts: { actionId },
  }),
  unlessPlayed: (state, known) => unlessRunning(state, anchorOf(known)),
  unlessRevealable: (moment, player, { kind }) => unlessRevealable(moment, player, kind),
  refuseHash: (field) => refuse('HASH_MALFORMED', SECTION, { field }),
  refuseTaken: ({ id: actionId, sha256, playerId }) =>
    refuse('HASH_TAKEN', SECTION, { sha256, actionId, playerId }),
  refuseText: (field, expected) => refuse('MALFORMED', SECTION, { field, expected }),
  refuseMismatch: (committed, sha256) => refuse('HASH_MISMATCH', SECTION, { committed, sha256 }),
  citing: (_state, _known, refusal) => refusal,

  // Two weeks may have the same hash.
  withHash: (state, sha256) =>
    state.by('secretActions', 'hash', hashInWeek({ week: roundOf(state).week, sha256 })),
  replacedBy: (state, player, { kind }) =>
    openActionsOf(state, player, kind).filter(({ week }) => week === roundOf(state).week),
  unrevealed: (moment, player) =>
    SECRET_ACTION_KINDS.flatMap((kind) => unrevealedAction(moment, player, kind)),
  revealable: (moment, player, { kind }) => revealableAction(moment, player, kind),
  matured: ({ state, now }) =>
    actionsUpTo(state, 'matures', now)
      .filter(({ revealsAtMs }) => now < revealsAtMs)
      .sort(byOrdinal),

  datesOf: (state, now) => {
    const ruleset = rulesetOf(state);
    const { revelationAfterDays } = required(ruleset.secretActions, 'secret actions');
    const hours = { revealedWithinHours: revelationAfterDays * HOURS_A_DAY };
    return secretDates(tempoOf(roundOf(state)), ruleset, now, hours);
  },
  commit: (turn, playerId, { kind }, sha256, dates) => {
    const actionId = SECRET_ACTION_IDS.of(nextNumber(turn.state, 'action'));
    turn.emit({ type: 'SecretActionCommitted', actionId, playerId, kind, sha256, ...dates });
    return actionId;
  },
  open: openDeclaration,
  fail: failSecretAction,
  tellMatured: (turn) => {
    const { state, now } = turn;
    const actionIds = state
      .by('secretActions', 'matures', String(now))
      .sort(byOrdinal)
      .map(({ id }) => id);
    if (actionIds.length > 0) turn.emit({ type: 'RevelationOpened', actionIds });
  },
  windows: (state) => state.keys('secretActions', 'window'),
  warn: (turn, window, revealsAtMs) => {
    const awaited = turn.state.by('secretActions', 'window', window).sort(byOrdinal);
    const actionIds = awaited.map(({ id }) => id);
    turn.emit({ type: 'RevelationWarned', actionIds, revealsAtMs });
  },
};

/** Refuses a commitment at the wrong time, for hashes and entrusted texts. */
export const unlessCommitting = (
  { state, now }: RoundMoment,
  known: KnownKind,
): RoundRefusal | null => {
  const rule = anchorOf(known);
  const ruleset = rulesetOf(state);
  const { phaseIn, isSealed } = KINDS[known.kind];
  const isTimed = ruleset.secretActions !== null && isSealed(ruleset);
  return (
    unlessRunning(state, rule) ??
    unlessSealed(state, known) ??
    unlessPhase(state, now, isTimed ? [phaseIn(ruleset)] : [], rule)
  );
};

/** Refuses kinds that are not sealed: open bids or presented hands [Bidding, Readying a hand]. */
function unlessSealed(state: RoundState, known: KnownKind): RoundRefusal | null {
  if (KINDS[known.kind].isSealed(rulesetOf(state))) return null;
  const rule = anchorOf(known);
  return known.kind === 'BIDS'
    ? refuse('BIDS_ARE_OPEN', rule)
    : refuse('HANDS_ARE_PRESENTED', rule);
}
