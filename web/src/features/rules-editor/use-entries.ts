import { useMemo, useState } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useRulesDocument } from './use-rules-document';
import type { RulesOf } from './use-rules-document';
import { t } from '../../platform/i18n/translate';
import { newEntry } from './model/new-entry';
import { freshId, planOf, ruleEntries } from './entry-draft';
import type { EntryDraft, RuleEntry } from './entry-draft';
import { referencesOf } from './model/references';
import type { References } from './model/references';
import type { Json } from '../../platform/json';
import { useLists } from './use-lists';
import type { Lists } from './model/rule-list';
import type { FormValues } from './model/form-values';
import { isObject } from '../../platform/json';

const NONE: readonly EntryDraft[] = [];
const BARE: Json = {};

export type Entries = {
  readonly drafts: readonly EntryDraft[];
  /** Null while the rules in force load. */
  readonly known: References | null;
  readonly standing: readonly RuleEntry[];
  /** The lists that these rules can have. */
  readonly all: Lists;
  readonly places: ReadonlyMap<string, string>;
  readonly lost: ReadonlySet<string>;
  /** Retries a failed load; null without a failure. */
  readonly retry: (() => void) | null;
  readonly wasTyped: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly add: (list: string) => void;
  readonly change: (standing: RuleEntry, gone: boolean) => void;
  readonly put: (id: string, typed: FormValues) => void;
  readonly drop: (id: string) => void;
  readonly clear: () => void;
  /** The steps of the patch; null while a draft is incomplete or the rules are loading. */
  readonly steps: readonly object[] | null;
};

/** A command's drafts of entries, compared with the rules in force. */
export function useEntries(season: string | null, ruleset: RulesOf, command: string): Entries {
  const place = { season, command: `${command} entries` };
  const [drafts, setDrafts, clear] = useDraft<readonly EntryDraft[]>(place, NONE);
  const [wasTyped] = useState(drafts.length > 0);
  const [open, setOpen] = useState(wasTyped);
  const { document, retry } = useRulesDocument(ruleset, !open && drafts.length === 0);
  const rules = isObject(document) ? document : null;
  const { all, ...loaded } = useLists(ruleset, !open && drafts.length === 0);
  const plan = useMemo(() => planOf(drafts, rules ?? BARE, all), [drafts, rules, all]);
  const standing = useMemo(() => (rules === null ? [] : ruleEntries(rules, all)), [rules, all]);
  const { steps, places, after, lost } = plan;
  const shown = drafts.filter(({ list }) => all.has(list));
  const isKnown =
    drafts.length === 0 || (rules !== null && (loaded.isWhole || shown.length === drafts.length));
  const known = rules === null ? null : referencesOf(after, t('effect.pegs'));
  return {
    drafts: shown,
    all,
    known,
    standing,
    places,
    lost: rules === null ? new Set() : lost,
    retry: rules === null ? retry : loaded.retry,
    wasTyped,
    setOpen,
    add: (list) => {
      const { lines = [], begins = {} } = all.get(list) ?? {};
      const typed = known === null ? begins : newEntry(lines, begins, known);
      const fresh = { list, was: null, gone: false, typed };
      setDrafts([...drafts, { id: freshId(drafts), ...fresh }]);
    },
    change: ({ list, code, typed }, gone) =>
      setDrafts([...drafts, { id: freshId(drafts), list, was: code, gone, typed }]),
    put: (id, typed) =>
      setDrafts(drafts.map((each) => (each.id === id ? { ...each, typed } : each))),
    drop: (id) => setDrafts(drafts.filter((each) => each.id !== id)),
    clear,
    steps: isKnown ? steps : null,
  };
}
