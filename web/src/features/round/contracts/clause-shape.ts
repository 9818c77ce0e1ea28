/**
 * Clauses and shares of contracts as sentences with blanks. The drafts of rules use the same
 * pieces.
 */
import {
  at,
  newEntry,
  entryJson,
  listAt,
  NOTHING_KNOWN,
  fixedText,
  formValuesOf,
} from '../../rules-editor';
import type { Line, NamedChoice, FormValues } from '../../rules-editor';
import { t } from '../../../platform/i18n/translate';
import type { PlainWord } from '../../../platform/i18n/translate';
import type { ClauseInput, ContractFragment, ShareInput } from '../../../generated/graphql';

/** The people, items and phases that a clause can name. */
export type ClauseLists = {
  readonly people: readonly NamedChoice[];
  /** The parties whose consent can be required. */
  readonly parties: readonly NamedChoice[];
  readonly items: readonly NamedChoice[];
  readonly phases: readonly NamedChoice[];
};

const named = (value: string, word: PlainWord): NamedChoice => ({ value, name: t(word) });

const costsNothing = (typed: FormValues): boolean => listAt(typed, 'for').length === 0;

export const clauseLines = ({ people, parties, items, phases }: ClauseLists): readonly Line[] => [
  [
    fixedText('contracts.takersOf'),
    { kind: 'many', key: 'to', label: 'contracts.takers', empty: 'list', of: () => people },
  ],
  [
    fixedText('contracts.mayTake'),
    {
      ...{ kind: 'list', key: 'items', label: 'contracts.taken', add: 'contracts.addItem' },
      ...{ begins: NEW_ITEM, empty: 'list', lines: takenLines(items) },
    },
  ],
  [
    fixedText('contracts.for'),
    fixedText('contracts.nothing', costsNothing),
    {
      ...{ kind: 'list', key: 'for', label: 'contracts.cost', add: 'contracts.addPrice' },
      ...{ begins: { quantity: '1' }, empty: 'list', lines: priceLines(items) },
    },
  ],
  [
    {
      ...{ kind: 'choice', key: 'when', label: 'contracts.when' },
      of: () => [
        named('AT_ONCE', 'contracts.when.AT_ONCE'),
        named('FROM', 'contracts.when.FROM'),
        named('WEEKLY', 'contracts.when.WEEKLY'),
        named('PHASE', 'contracts.when.PHASE'),
      ],
    },
    {
      ...{ kind: 'moment', key: 'from', label: 'contracts.from', empty: 'left out' },
      when: at('when', 'FROM'),
    },
    {
      ...{ kind: 'choice', key: 'phase', label: 'contracts.inPhase' },
      of: () => phases,
      when: at('when', 'PHASE'),
    },
  ],
  [
    fixedText('contracts.consentOf'),
    { kind: 'many', key: 'consent', label: 'contracts.consent', empty: 'list', of: () => parties },
  ],
];

const takenLines = (items: readonly NamedChoice[]): readonly Line[] => [
  [
    {
      ...{ kind: 'number', key: 'total', label: 'contracts.total', natural: true },
      ...{ hint: 'contracts.noLimit', empty: 'left out' },
    },
    { kind: 'choice', key: 'item', label: 'contracts.item', of: () => items },
    fixedText('contracts.inAll'),
    {
      ...{ kind: 'number', key: 'perWeek', label: 'contracts.perWeek', natural: true },
      ...{ hint: 'contracts.noLimit', empty: 'left out' },
    },
    fixedText('contracts.aWeek'),
  ],
];

const priceLines = (items: readonly NamedChoice[]): readonly Line[] => [
  [
    { kind: 'number', key: 'quantity', label: 'contracts.price', natural: true },
    { kind: 'choice', key: 'item', label: 'contracts.priceItem', of: () => items },
    fixedText('contracts.each'),
  ],
];

/** A share of a contract's items. */
export const shareLines = (
  people: readonly NamedChoice[],
  items: readonly NamedChoice[],
): readonly Line[] => [
  [
    { kind: 'choice', key: 'player', label: 'contracts.shareOf', of: () => people },
    fixedText('contracts.gets'),
    {
      ...{ kind: 'list', key: 'items', label: 'contracts.shared', add: 'contracts.addItem' },
      ...{ begins: { quantity: '1' }, empty: 'list' },
      lines: [
        [
          { kind: 'number', key: 'quantity', label: 'contracts.amount', natural: true },
          { kind: 'choice', key: 'item', label: 'contracts.item', of: () => items },
        ],
      ],
    },
  ],
];

const NEW_ITEM: FormValues = { total: '1' };

export const newClause = (lists: ClauseLists): FormValues =>
  newEntry(clauseLines(lists), { items: [NEW_ITEM], when: 'AT_ONCE' }, NOTHING_KNOWN);

export const newShare = (lines: readonly Line[]): FormValues =>
  newEntry(lines, { items: [{ quantity: '1' }] }, NOTHING_KNOWN);

const NO_LISTS: ClauseLists = { people: [], parties: [], items: [], phases: [] };

/** A clause in the API's form. The API reports its errors. */
export const clauseOf = (typed: FormValues): ClauseInput =>
  entryJson(clauseLines(NO_LISTS), typed) as unknown as ClauseInput;

export const shareOf = (typed: FormValues): ShareInput =>
  entryJson(shareLines([], []), typed) as unknown as ShareInput;

/** An existing clause as a draft. */
export const typedClause = (clause: ContractFragment['clauses'][number]): FormValues =>
  formValuesOf(clauseLines(NO_LISTS), {
    to: clause.to.map(({ id }) => id),
    items: clause.items.map(({ item, total, perWeek }) => ({ item, total, perWeek })),
    for: clause.for.map(({ item, quantity }) => ({ item, quantity })),
    when: clause.when,
    from: clause.from,
    phase: clause.phase,
    consent: clause.consent.map(({ id }) => id),
  });
