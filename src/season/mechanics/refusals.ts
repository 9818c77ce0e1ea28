import { listed, phrase, quoted, timesInWords, word, moment } from '../../kernel';
import type { Refuse, Sentences } from '../../kernel';
import type { MechanicAnchor } from '../../rulesets';
import type { SeasonFacts } from '../model/facts';
import { amountOf, called, calledAll, phaseTitle, titled } from '../model/labels';
import type { Titles } from '../model/labels';
import type { SeasonRefusals } from '../model/refusals';
import { HASH_REFUSALS } from './secret-actions';
import type { HashRefusals } from './secret-actions';

/** The refusals about offices of the rules. */
export type OfficeRefusals = {
  readonly OFFICE_UNKNOWN: SeasonFacts<'office'>;
  readonly OFFICE_FILLED_OTHERWISE: SeasonFacts<'office' | 'filledBy'>;
  readonly OFFICE_NOT_YOURS: SeasonFacts<'office'>;
  readonly OFFICE_HELD: SeasonFacts<'office' | 'playerId', 'opensAtMs'>;
  readonly OFFICE_VOTE_STANDS: SeasonFacts<'office'>;
  readonly OFFICE_FOR_THE_AWAKE: SeasonFacts<'office' | 'playerId'>;
  readonly OFFICE_NOT_HELD: SeasonFacts<'office' | 'playerId'>;
  readonly OFFICE_LACKS_POWER: SeasonFacts<'office', 'power' | 'effect'>;
  readonly CORRECTION_WINS: SeasonFacts<'office' | 'playerId'>;
  readonly ALREADY_REMINDED: SeasonFacts<'office' | 'playerId' | 'most'>;
  readonly OWN_OFFICE: SeasonFacts<'proposalId'>;
  readonly ALL_OTHERS_FOR: SeasonFacts<'proposalId'>;
  readonly TERM_IN_THE_PAST: SeasonFacts<'untilMs' | 'nowMs'>;
};

const FILLED = {
  VOTE: 'the players elect its holder',
  HOST: 'the host appoints its holder',
  OFFICE: 'the holder of another office appoints its holder',
  DICE: 'dice draw its holder',
} as const;

const POWERS: Readonly<Record<string, string>> = {
  CORRECT: 'make corrections',
  VOID: 'void things',
  REMIND: 'remind players',
  VETO: 'veto proposals',
};

const OFFICE_REFUSALS: Sentences<OfficeRefusals> = {
  OFFICE_UNKNOWN: ({ office }) => `The rules have no office ${titled(office)}.`,
  OFFICE_FILLED_OTHERWISE: ({ office, filledBy, titles }) =>
    `${called(titles, 'office', office)} is not filled in that way: ${FILLED[filledBy]}.`,
  OFFICE_NOT_YOURS: ({ office, titles }) =>
    `You do not hold the office of ${called(titles, 'office', office)}.`,
  OFFICE_HELD: ({ office, opensAtMs, titles }) =>
    `That player already holds the office of ${called(titles, 'office', office)}` +
    `${opensAtMs === null || opensAtMs === undefined ? '' : `, and can be chosen again from ${moment(opensAtMs)}`}.`,
  OFFICE_VOTE_STANDS: ({ office, titles }) =>
    `You already vote that way on the office of ${called(titles, 'office', office)}.`,
  OFFICE_NOT_HELD: ({ office, titles }) =>
    `That player does not hold the office of ${called(titles, 'office', office)}.`,
  OFFICE_LACKS_POWER: ({ office, power, titles }) =>
    power === undefined
      ? 'That needs a proposal: no office has such a power.'
      : `The rules do not give the holder of the office of ${called(titles, 'office', office)} the power to ${POWERS[power] ?? power}.`,
  CORRECTION_WINS: () => 'That would make a player win: only play or a proposal can do so.',
  ALREADY_REMINDED: ({ office, most, titles }) =>
    `The holder of the office of ${called(titles, 'office', office)} has reminded that player ${timesInWords(most)} today, as often as the rules allow.`,
  OWN_OFFICE: () =>
    'The proposal only ends a term of yours, removes you or changes the rules of offices, so you cannot veto it.',
  ALL_OTHERS_FOR: () =>
    'More than half of the other players support the proposal, or all who voted do, so it cannot be vetoed.',
  TERM_IN_THE_PAST: ({ nowMs }) =>
    `A term must end in the future, or have no end: it is ${moment(nowMs)} now.`,
  OFFICE_FOR_THE_AWAKE: () => 'An idle player cannot hold an office.',
};

/** The facts about an unmet condition. `expected` has the condition and its values in words. */
type Condition = 'expected' | 'condition' | 'values';

/** The refusals about tracked values. */
export type ValueRefusals = OfficeRefusals &
  HashRefusals & {
    readonly HASH_OF_ANOTHER: SeasonFacts<'sha256' | 'playerId'>;
    readonly ATTEMPT_NOT_FOUND: SeasonFacts<'action'>;
    readonly ATTEMPT_NOT_MATURED: SeasonFacts<'action' | 'maturesAtMs'>;
    readonly ATTEMPT_OVER: SeasonFacts<'action' | 'revealsAtMs'>;
    readonly ATTEMPT_REVEALED: SeasonFacts<'action' | 'revealedAtMs'>;
    readonly VALUE_UNKNOWN: SeasonFacts<'value'>;
    readonly VALUE_NOT_YOURS: SeasonFacts<'value'>;
    readonly VALUE_SECRET: SeasonFacts<'value'>;
    readonly VALUE_OUT_OF_LIMITS: SeasonFacts<'value', 'expected'>;
    readonly ACTION_UNKNOWN: SeasonFacts<'action'>;
    readonly ACTION_NOT_YOURS: SeasonFacts<'action', Condition>;
    readonly ACTION_NOT_NOW: SeasonFacts<'action', Condition | 'phases'>;
    readonly ACTION_USED_UP: SeasonFacts<'action' | 'most', 'of'>;
    readonly ACTION_UNPAID: SeasonFacts<'action' | 'item' | 'amount', 'have'>;
    readonly ACTION_LACKS: SeasonFacts<'action' | 'item' | 'amount', 'playerId' | 'have'>;
    readonly ACTION_IMPOSSIBLE: SeasonFacts<'action' | 'amount', 'item'>;
  };

const TAKEN = {
  PLAYER: (action: string) => `You have taken ${action}`,
  PAIR: (action: string) => `You have taken ${action} on this target`,
  TARGET: (action: string) => `${upperFirst(action)} has been taken on this target`,
  SEASON: (action: string) => `${upperFirst(action)} has been taken`,
} as const;

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type OfAction = { readonly action: string; readonly titles?: Titles };

/** For example: the action “Take the tax back”. */
const actionWords = ({ action, titles }: OfAction): string => {
  const title = titles?.['action'];
  return `the action ${quoted(typeof title === 'string' ? title : titled(action))}`;
};

type WhenFacts = { readonly phases?: readonly string[]; readonly titles?: Titles };

const phasesWords = ({ phases, titles }: WhenFacts): string | null =>
  phases === undefined
    ? null
    : listed(
        calledAll(titles, 'phases', phases, phaseTitle).map((phase) => `the ${phase}`),
        'or',
      );

export const VALUE_REFUSALS: Sentences<ValueRefusals> = {
  ...OFFICE_REFUSALS,
  ...HASH_REFUSALS,
  HASH_OF_ANOTHER: () =>
    'Another player has committed this hash: put a salt of your own into your text.',
  ATTEMPT_NOT_FOUND: (facts) => `You have no attempt at ${actionWords(facts)} to reveal.`,
  ATTEMPT_NOT_MATURED: ({ maturesAtMs, ...facts }) =>
    `It is too early to reveal ${actionWords(facts)}: it matures at ${moment(maturesAtMs)}.`,
  ATTEMPT_OVER: ({ revealsAtMs, ...facts }) =>
    `It is too late to reveal ${actionWords(facts)}: the revelation date was ${moment(revealsAtMs)}.`,
  ATTEMPT_REVEALED: ({ revealedAtMs, ...facts }) =>
    `Your attempt at ${actionWords(facts)} was already revealed, at ${moment(revealedAtMs)}.`,
  VALUE_UNKNOWN: ({ value }) => `The rules do not track ${titled(value)}.`,
  VALUE_NOT_YOURS: ({ value, titles }) =>
    `The rules do not let you set this ${called(titles, 'value', value)}.`,
  VALUE_SECRET: ({ value, titles }) =>
    `${called(titles, 'value', value)} is secret: only its own player may set it.`,
  VALUE_OUT_OF_LIMITS: ({ value, expected, titles }) =>
    `${called(titles, 'value', value)} must be ${word(expected, 'something else')}.`,
  ACTION_UNKNOWN: ({ action }) => `The rules have no action ${titled(action)}.`,
  ACTION_NOT_YOURS: ({ expected, ...facts }) =>
    expected === undefined
      ? `The rules do not let you take ${actionWords(facts)}.`
      : `The rules let you take ${actionWords(facts)} only if ${expected}.`,
  ACTION_NOT_NOW: ({ expected, ...facts }) => {
    const only = phrase(' only in ', phasesWords(facts)) + phrase(' only if ', expected);
    return only === ''
      ? `The rules do not allow ${actionWords(facts)} now.`
      : `The rules allow ${actionWords(facts)}${only}.`;
  },
  ACTION_USED_UP: ({ most, of, ...facts }) =>
    `${TAKEN[of ?? 'PLAYER'](actionWords(facts))} ${timesInWords(most)}, as often as the rules allow.`,
  ACTION_UNPAID: ({ item, amount, have, ...facts }) =>
    `You cannot pay for ${actionWords(facts)}: it costs ${amountOf(amount, item, facts.titles)}${phrase(', and you have ', have)}.`,
  ACTION_LACKS: ({ item, amount, have, ...facts }) =>
    `${upperFirst(actionWords(facts))} would move ${amountOf(amount, item, facts.titles)}, and there ${have === 1 ? 'is' : 'are'} ${have === undefined ? 'not enough' : `only ${have}`}.`,
  ACTION_IMPOSSIBLE: ({ item, amount, ...facts }) =>
    `${upperFirst(actionWords(facts))} would come to ${item === undefined ? amount : amountOf(amount, item, facts.titles)}, which is impossible.`,
};

/** Makes a game's refusal from a code about tracked values or a code of every season. */
export type RefuseValue<F> = Refuse<ValueRefusals & SeasonRefusals, MechanicAnchor | 'general', F>;
