import { parseNumber } from '../../../platform/parse-number';
import type { RuleValue } from './rule-values';

/** A number or flag with its new value. */
export type RuleDraft = RuleValue & {
  /** The typed value; `yes` or `no` for a flag. */
  readonly to: string;
};

/** A flag starts with its opposite value; a number starts empty. */
export const ruleDraft = (value: RuleValue): RuleDraft => ({
  ...value,
  to: typeof value.now === 'boolean' ? (value.now ? 'no' : 'yes') : '',
});

/** A draft matched with the rules in force. */
export type HeldDraft = RuleDraft & {
  /** The draft's index among the stored drafts. */
  readonly at: number;
  /** The value when the draft was written, if the rules have changed it since; otherwise null. */
  readonly was: RuleValue['now'] | null;
};

export type HeldDrafts = {
  readonly held: readonly HeldDraft[];
  /** Drafts for places that the rules no longer have. */
  readonly gone: readonly (RuleDraft & { readonly at: number })[];
};

/**
 * Matches drafts with the rules in force, which may have changed since. If a list has grown or
 * shrunk, a place is found by its words.
 */
export function heldAgainst(
  drafts: readonly RuleDraft[],
  values: readonly RuleValue[],
): HeldDrafts {
  const held: HeldDraft[] = [];
  const gone: (RuleDraft & { readonly at: number })[] = [];
  for (const [at, draft] of drafts.entries()) {
    const found = foundAgain(draft, values);
    if (found === null) gone.push({ ...draft, at });
    else held.push({ ...found, to: draft.to, at, was: found.now === draft.now ? null : draft.now });
  }
  return { held, gone };
}

function foundAgain({ path, words, now }: RuleDraft, values: readonly RuleValue[]) {
  const called = values.filter((each) => each.words === words && typeof each.now === typeof now);
  const there = called.find((each) => each.path === path);
  return there ?? (called.length === 1 ? (called[0] ?? null) : null);
}

/** The patch steps of the drafts; null while a draft is incomplete. */
export function ruleSteps(drafts: readonly RuleDraft[]): readonly object[] | null {
  if (drafts.some(({ to }) => to.trim() === '')) return null;
  return drafts.map(({ path, now, to }) => ({
    op: 'replace',
    path,
    value: typeof now === 'boolean' ? to === 'yes' : parseNumber(to),
  }));
}
