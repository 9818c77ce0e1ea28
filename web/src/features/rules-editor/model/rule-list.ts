import { served } from '../../../platform/i18n/served';
import { describedLines, LAST } from './described-lines';
import type { Kind } from './described-lines';
import type { FormValues } from './form-values';
import { formValuesOf } from './form-values-of';
import type { Line } from './sentence';

/** A list of the rules, or a part that they can have once, whose entries are drafted in a form. */
export type RuleList = {
  /** The path in the document. */
  readonly path: readonly string[];
  /** True for a part instead of a list. */
  readonly isSingle: boolean;
  /** True if the rules lack the list. */
  readonly startsList: boolean;
  /** The property that identifies an entry; empty for none. */
  readonly code: string;
  /** The property with an entry's name for people. */
  readonly title: string;
  /** The name of an entry's kind, and its meaning. */
  readonly name: string;
  readonly about: string;
  /** True if its properties have phrases, so that an entry reads like a rule. */
  readonly isSaid: boolean;
  readonly lines: readonly Line[];
  readonly begins: FormValues;
};

/** The lists of the rules by path: `/actions`. */
export type Lists = ReadonlyMap<string, RuleList>;

/**
 * The lists that read like rules come first. Articles have a form of their own, and so have parts
 * without phrases.
 */
export const describedLists = (
  kinds: readonly Kind[],
): readonly (readonly [place: string, list: RuleList])[] =>
  kinds
    .map((kind) => listOf(kind, kind.path.replace(/\/-$/, '')))
    .filter(([place, { isSingle, isSaid }]) => place !== '/articles' && (!isSingle || isSaid))
    .sort(([, one], [, other]) => Number(other.isSaid) - Number(one.isSaid));

function listOf(kind: Kind, place: string): readonly [string, RuleList] {
  const { needs, example, startsList } = kind;
  const lines = describedLines(needs);
  const own = needs.filter(({ field }) => field !== null && !field.includes('/'));
  const code = own.find(({ type }) => type === 'CODE')?.field ?? '';
  const named = own.find(({ field }) => field === 'title' || field === 'name')?.field;
  const begins = formValuesOf(lines, example);
  return [
    place,
    {
      ...{ path: place.slice(1).split('/'), code, title: named ?? code, startsList, lines },
      isSingle: place === kind.path && !startsList,
      name: served(kind.title),
      about: served(kind.description.replace(/ \[[^\]]*\]/g, '')),
      isSaid: own.some(({ phrase, type }) => phrase !== null && !LAST.includes(type)),
      begins: named ? { ...begins, [named]: '', [code]: '' } : begins,
    },
  ];
}

/** The list at a JSON Pointer, or the list of the entry there; null for any other place. */
export const listAtPath = (lists: Lists, path: string): RuleList | null =>
  lists.get(path) ?? lists.get(path.replace(/\/(\d+|-)$/, '')) ?? null;
