import { entryJson, isWholeEntry } from './model/entry-json';
import { entriesAt } from './model/references';
import type { Json } from '../../platform/json';
import type { Lists, RuleList } from './model/rule-list';
import { formValuesOf } from './model/form-values-of';
import { isObject } from '../../platform/json';
import type { FormValues } from './model/form-values';

/** An entry to add, change or remove. */
export type EntryDraft = {
  readonly id: string;
  readonly list: string;
  /** The code of the entry to change; null for a new one. */
  readonly was: string | null;
  /** True to remove the entry. */
  readonly gone: boolean;
  readonly typed: FormValues;
};

/** An entry of the rules in force. */
export type RuleEntry = {
  readonly list: string;
  readonly code: string;
  readonly title: string;
  readonly typed: FormValues;
};

const codeOfEntry = ({ code }: RuleList, entry: unknown, at: number): string => {
  const named = isObject(entry) && code !== '' ? entry[code] : undefined;
  return typeof named === 'string' ? named : String(at);
};

function entriesOf(document: Json, { path, isSingle }: RuleList): readonly unknown[] {
  if (!isSingle) return entriesAt(document, path);
  const only = document[path[0] ?? ''];
  return only === undefined ? [] : [only];
}

/** All entries open to change. */
export const ruleEntries = (document: Json, lists: Lists): readonly RuleEntry[] =>
  [...lists].flatMap(([list, rules]) => {
    return entriesOf(document, rules).map((entry, at) => {
      const title = isObject(entry) ? entry[rules.title] : undefined;
      const code = codeOfEntry(rules, entry, at);
      const typed = formValuesOf(rules.lines, entry);
      return { list, code, title: typeof title === 'string' ? title : code, typed };
    });
  });

type Plan = {
  /** The steps of the patch; null while a draft is incomplete. */
  readonly steps: readonly object[] | null;
  /** The JSON Pointer of each entry after the patch. */
  readonly places: ReadonlyMap<string, string>;
  /** The document after the patch. */
  readonly after: Json;
  /** Drafts of entries that the rules no longer have. */
  readonly lost: ReadonlySet<string>;
};

/** The patch that applies the drafts to a document. */
export function planOf(drafts: readonly EntryDraft[], document: Json, lists: Lists): Plan {
  const steps: object[] = [];
  const places = new Map<string, string>();
  const lost = new Set<string>();
  let after = document;
  for (const [name, list] of lists) {
    const of = drafts.filter((each) => each.list === name);
    if (of.length === 0) continue;
    const planned = planList(list, entriesOf(document, list), of);
    steps.push(...planned.steps);
    planned.places.forEach((place, id) => places.set(id, place));
    planned.lost.forEach((id) => lost.add(id));
    after = withAt(after, list.path, list.isSingle ? planned.after[0] : planned.after);
  }
  // The form does not show drafts in unknown lists, so the plan leaves them out.
  const isWhole = drafts.every(({ list, gone, typed }) => {
    const rules = lists.get(list);
    return rules === undefined || gone || isWholeEntry(rules.lines, typed);
  });
  return { steps: isWhole ? steps : null, places, after, lost };
}

type PlannedSteps = Omit<Plan, 'steps' | 'after'> & {
  readonly steps: readonly object[];
  readonly after: readonly unknown[];
};

/** Changes come first, then removals from the end backwards, and then additions at the end. */
function planList(
  list: RuleList,
  entries: readonly unknown[],
  drafts: readonly EntryDraft[],
): PlannedSteps {
  const path = list.path.map((part) => `/${part}`).join('');
  const codes = entries.map((entry, at) => codeOfEntry(list, entry, at));
  const found = new Map(
    drafts.map((draft) => [draft, draft.was === null ? -1 : codes.indexOf(draft.was)] as const),
  );
  const indexOf = (draft: EntryDraft): number => found.get(draft) ?? -1;
  const standing = drafts.filter((draft) => indexOf(draft) >= 0);
  const changed = standing.filter(({ gone }) => !gone);
  const leaving = standing.filter(({ gone }) => gone).sort((a, b) => indexOf(b) - indexOf(a));
  const added = drafts.filter((draft) => !draft.gone && indexOf(draft) < 0);
  const made = (draft: EntryDraft): unknown => entryJson(list.lines, draft.typed);
  const left = new Set(leaving.map(indexOf));
  const placed = new Map(changed.map((draft) => [indexOf(draft), draft] as const));
  const after = [
    ...entries.map((entry, at) => {
      const draft = placed.get(at);
      return draft === undefined ? entry : made(draft);
    }),
  ].filter((_, at) => !left.has(at));
  const shift = (at: number): number => at - [...left].filter((each) => each < at).length;
  const pointer = (at: number): string => (list.isSingle ? path : `${path}/${at}`);
  const isStill = (at: number): readonly object[] =>
    list.code === '' ? [] : [{ op: 'test', path: `${path}/${at}/${list.code}`, value: codes[at] }];
  return {
    steps: [
      ...changed.flatMap((draft) => [
        ...isStill(indexOf(draft)),
        { op: 'replace', path: pointer(indexOf(draft)), value: made(draft) },
      ]),
      ...leaving.flatMap((draft) => [
        ...isStill(indexOf(draft)),
        { op: 'remove', path: pointer(indexOf(draft)) },
      ]),
      ...additions(list, path, added.map(made)),
    ],
    places: new Map([
      ...changed.map((draft) => [draft.id, pointer(shift(indexOf(draft)))] as const),
      ...added.map((draft, at) => [draft.id, pointer(after.length + at)] as const),
    ]),
    after: [...after, ...added.map(made)],
    lost: new Set(
      drafts.filter(({ was }) => was !== null && !codes.includes(was)).map(({ id }) => id),
    ),
  };
}

function additions(list: RuleList, path: string, made: readonly unknown[]) {
  if (made.length === 0) return [];
  if (list.isSingle) return [{ op: 'add', path, value: made[0] }];
  if (list.startsList) return [{ op: 'add', path, value: made }];
  return made.map((value) => ({ op: 'add', path: `${path}/-`, value }));
}

function withAt(document: Json, path: readonly string[], value: unknown): Json {
  const [key = '', ...deeper] = path;
  const within = document[key];
  return {
    ...document,
    [key]: deeper.length === 0 ? value : withAt(isObject(within) ? within : {}, deeper, value),
  };
}

/** An unused id for a draft. */
export const freshId = (drafts: readonly EntryDraft[]): string =>
  String(Math.max(0, ...drafts.map(({ id }) => Number(id))) + 1);
