import { useMemo, useState } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { heldAgainst, ruleSteps } from './rule-draft';
import type { HeldDrafts, RuleDraft } from './rule-draft';
import { valuesIn } from './rule-values';
import type { RuleValue } from './rule-values';
import { useRulesDocument } from '../../rules-editor';
import type { RulesOf } from '../../rules-editor';

const NONE: readonly RuleDraft[] = [];

export type RuleDrafts = HeldDrafts & {
  /** Every number and flag of the rules in force; null while loading. */
  readonly values: readonly RuleValue[] | null;
  /** Retries a failed load; null without a failure. */
  readonly retry: (() => void) | null;
  readonly wasTyped: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly add: (draft: RuleDraft) => void;
  readonly put: (at: number, draft: RuleDraft) => void;
  readonly drop: (at: number) => void;
  readonly clear: () => void;
  /** The patch steps; null while a draft is incomplete or the rules in force are loading. */
  readonly steps: readonly object[] | null;
};

/**
 * A command's changes to numbers and flags, matched with the rules in force. `ruleset` is the
 * ruleset's id, which changes with each revision, or the edition for a new season.
 */
export function useRules(
  season: string | null,
  ruleset: RulesOf,
  command = 'submitProposal',
): RuleDrafts {
  const place = { season, command: `${command} rules` };
  const [drafts, setDrafts, clear] = useDraft<readonly RuleDraft[]>(place, NONE);
  const [wasTyped] = useState(drafts.length > 0);
  const [open, setOpen] = useState(wasTyped);
  const { document, retry } = useRulesDocument(ruleset, !open && drafts.length === 0);
  const values = useMemo(() => (document === undefined ? null : valuesIn(document)), [document]);
  const { held, gone } = heldAgainst(drafts, values ?? []);
  const isKnown = drafts.length === 0 || values !== null;
  return {
    held: isKnown ? held : [],
    gone: isKnown ? gone : [],
    values,
    retry,
    wasTyped,
    setOpen,
    add: (draft) => setDrafts([...drafts, draft]),
    put: (at, draft) => setDrafts(drafts.map((each, index) => (index === at ? draft : each))),
    drop: (at) => setDrafts(drafts.filter((_, index) => index !== at)),
    clear,
    steps: isKnown ? ruleSteps(held) : null,
  };
}
