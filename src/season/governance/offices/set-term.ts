/** A proposal can set the end of an office's present term [ruling P13]. */
import { moment } from '../../../kernel';
import type { Instant, PlayerId } from '../../../kernel';
import { findOffice } from '../../../rulesets';
import type { Ruleset } from '../../../rulesets';
import { codeField, dateTimeField, optional, playerField } from '../../framework/input-field';
import type { EmittingTurn } from '../../model/types';
import type { ProposalId } from '../../model/ids';
import { citing } from '../../mechanics/value-tracking';
import type { ValueTracking } from '../../mechanics/value-tracking';
import type { TrackedState } from '../../mechanics/rows';
import { nameOf } from '../../model/players';
import type { OfficeTermSet } from './vocabulary';
import { termAt } from '../../mechanics/office-holders';

export type SetTermEffect = {
  readonly type: 'SET_TERM';
  /** The code of the office; null for the Judge of a round. */
  readonly office: string | null;
  readonly playerId: PlayerId;
  /** The end of the term; null for no end. For a Judge, null means the end that the rules set. */
  readonly untilMs: Instant | null;
};
export type SetOfficeTerm = SetTermEffect & { readonly office: string };

/** The form of the kind's input, and its power. */
export const SET_TERM = {
  title: 'Set the end of a term',
  description: 'Sets the end of the term of an office’s holder.',
  refusals: ['OFFICE_UNKNOWN', 'OFFICE_NOT_HELD', 'TERM_IN_THE_PAST'],
  fields: {
    playerId: playerField('The holder or the Judge.', 'Holder'),
    office: optional(
      codeField('OFFICE', 'Office', 'Code of the office; null for a Judge of a round.'),
    ),
    untilMs: optional(
      dateTimeField(
        'End of the term',
        'The end of the term, in the future; null for a term without end. A Judge’s term ends with the first week that ends at this time or later; null for the usual term of the rules.',
      ),
    ),
  },
  power: null,
} as const;

const setsTerm = (effect: { readonly type: string }): effect is SetTermEffect =>
  effect.type === 'SET_TERM';

export const isOfOffice = (effect: SetTermEffect): effect is SetOfficeTerm =>
  effect.office !== null;

/**
 * Refuses an office term that cannot be set. `ruleset`: the rules as amended by the earlier
 * effects. A term does not run out in a pause [ruling AA5].
 */
export function unlessTermOf<State extends TrackedState, F>(
  { refuse, seasonOf }: Pick<ValueTracking<State, F>, 'refuse' | 'seasonOf'>,
  { state, now }: { readonly state: State; readonly now: Instant },
  ruleset: Ruleset,
  { office, playerId, untilMs }: SetOfficeTerm,
): F | null {
  const declared = findOffice(ruleset, office);
  if (declared === null) return refuse('OFFICE_UNKNOWN', 'general', { office });
  if (termAt(state, seasonOf(state).pausedSinceMs ?? now, office)?.playerId !== playerId) {
    return citing(declared, refuse('OFFICE_NOT_HELD', 'offices', { office, playerId }));
  }
  return untilMs !== null && untilMs <= now
    ? citing(declared, refuse('TERM_IN_THE_PAST', 'offices', { untilMs, nowMs: now }))
    : null;
}

/** Sets the term of an adopted proposal. */
export function carryOutTerm(
  turn: EmittingTurn<OfficeTermSet>,
  { office, playerId, untilMs }: SetOfficeTerm,
  proposalId: ProposalId,
): void {
  turn.emit({ type: 'OfficeTermSet', office, playerId, untilMs, proposalId });
}

/** Checks all terms of the proposal again, under the rules as amended by all its effects. */
export const unlessAllTerms = <State extends TrackedState, F>(
  tracking: Pick<ValueTracking<State, F>, 'refuse' | 'seasonOf'>,
  at: { readonly state: State; readonly now: Instant },
  ruleset: Ruleset,
  effects: readonly { readonly type: string }[],
): F | null =>
  effects
    .filter(setsTerm)
    .filter(isOfOffice)
    .reduce<F | null>(
      (found, effect) => found ?? unlessTermOf(tracking, at, ruleset, effect),
      null,
    );

/** "Ann is Scribe until … now." */
export const termSetText = (who: string, untilMs: Instant | null): string =>
  untilMs === null ? `${who} without an end.` : `${who} until ${moment(untilMs)}.`;

/** The effect in a sentence: "The term of Ann as Scribe ends at …". */
export function setTermText(
  state: TrackedState,
  ruleset: Ruleset,
  { office, playerId, untilMs }: SetTermEffect,
): string {
  const title = office === null ? 'Judge' : (findOffice(ruleset, office)?.title ?? office);
  const term = `The term of ${nameOf(state, playerId)} as ${title}`;
  return untilMs === null ? `${term} has no end.` : `${term} ends at ${moment(untilMs)}.`;
}
