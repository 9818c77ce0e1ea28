import type { SeasonKind } from '../../../generated/graphql';
import { t } from '../../../platform/i18n/translate';
import type { PlainWord } from '../../../platform/i18n/translate';
import type { Line } from '../model/sentence';
import { ACTION, NEW_ACTION } from './action';
import { FORTUNE, NEW_FORTUNE } from './fortune';
import { MASK, NEW_MASK } from './mask';
import { MULTIPLIER, NEW_MULTIPLIER } from './multiplier';
import { NEW_OFFICE, OFFICE } from './office';
import { NEW_TRACKED_VALUE, TRACKED_VALUE } from './tracked-value';
import {
  EXCHANGE,
  NEW_EXCHANGE,
  NEW_VICTORY,
  NEW_VICTORY_CONDITIONS,
  VICTORY,
  VICTORY_CONDITIONS,
} from './victory';
import type { FormValues } from '../model/form-values';

/** A list of the rules whose entries are drafted as sentences. */
export type RuleList = {
  /** The path in the document. */
  readonly path: readonly string[];
  /** True for a single entry instead of a list. */
  readonly single?: boolean;
  /** The property that identifies an entry. */
  readonly code: string;
  /** The property with an entry's name for people. */
  readonly title: string;
  readonly lines: readonly Line[];
  readonly begins: FormValues;
  /** The game whose rules have the list; both games by default. */
  readonly of?: SeasonKind;
  /** The name of an entry's kind, if the server describes the list. */
  readonly name?: string;
  /** A description, for lists of players' own entries. These lists come first. */
  readonly about?: PlainWord;
};

const LISTS = {
  VALUE: {
    ...{ path: ['trackedValues'], code: 'value', title: 'title', about: 'draft.aboutVALUE' },
    ...{ lines: TRACKED_VALUE, begins: NEW_TRACKED_VALUE },
  },
  ACTION: {
    ...{ path: ['actions'], code: 'action', title: 'title', about: 'draft.aboutACTION' },
    ...{ lines: ACTION, begins: NEW_ACTION },
  },
  OFFICE: {
    ...{ path: ['offices'], code: 'office', title: 'title', about: 'draft.aboutOFFICE' },
    ...{ lines: OFFICE, begins: NEW_OFFICE },
  },
  FORTUNE: {
    ...{ path: ['fortunes'], code: 'fortune', title: 'name', of: 'ROUND' },
    ...{ lines: FORTUNE, begins: NEW_FORTUNE },
  },
  MULTIPLIER: {
    ...{ path: ['hands', 'ranking', 'multipliers'], code: 'name', title: 'name', of: 'ROUND' },
    ...{ lines: MULTIPLIER, begins: NEW_MULTIPLIER },
  },
  EXCHANGE: {
    ...{ path: ['exchanges'], code: 'exchange', title: 'exchange', of: 'ROUND' },
    ...{ lines: EXCHANGE, begins: NEW_EXCHANGE },
  },
  MASK: {
    ...{ path: ['masks'], code: 'mask', title: 'name', of: 'DYNASTY' },
    ...{ lines: MASK, begins: NEW_MASK },
  },
  VICTORY: {
    ...{ path: ['victory'], code: '', title: 'type', of: 'DYNASTY' },
    ...{ lines: VICTORY, begins: NEW_VICTORY },
  },
  CONDITIONS: {
    ...{ path: ['victoryConditions'], single: true, code: '', title: 'meet' },
    ...{ lines: VICTORY_CONDITIONS, begins: NEW_VICTORY_CONDITIONS },
  },
} as const satisfies Readonly<Record<string, RuleList>>;

export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];
export const listOf = (name: ListName): RuleList => LISTS[name];

/** The lists of the rules by name. */
export type Lists = ReadonlyMap<string, RuleList>;
/** The lists with sentences of their own. */
export const SENTENCES: Lists = new Map(Object.entries(LISTS));

/** The kind of a list's entries. */
export const kindName = (name: string, { name: described }: RuleList): string =>
  described ?? t(`draft.kind.${name as ListName}`);
