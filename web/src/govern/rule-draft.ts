import { numberIn } from '../values/number-in';
import type { RuleValue } from './rule-values';

/** A number or a flag that should be something else. */
export type RuleDraft = RuleValue & {
  /** As it was typed; of a flag `yes` or `no`. */
  readonly to: string;
};

/** A flag is chosen to be changed; what a number should be is yet to be typed. */
export const ruleDraft = (value: RuleValue): RuleDraft => ({
  ...value,
  to: typeof value.now === 'boolean' ? (value.now ? 'no' : 'yes') : '',
});

/** A draft as the rules in force have what it is about. */
export type HeldDraft = RuleDraft & {
  /** Which it is of those that are kept. */
  readonly at: number;
  /** What it was as it was written, where the rules have changed it since; else null. */
  readonly was: RuleValue['now'] | null;
};

export type HeldDrafts = {
  readonly held: readonly HeldDraft[];
  /** What the rules no longer have. */
  readonly gone: readonly (RuleDraft & { readonly at: number })[];
};

/**
 * Drafts are kept for days, and the rules may change meanwhile: each is held against those in force, and found by
 * its words where a list has grown or shrunk before it.
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

/** The steps of a patch that they make; null while one is not wholly said. */
export function ruleSteps(drafts: readonly RuleDraft[]): readonly object[] | null {
  if (drafts.some(({ to }) => to.trim() === '')) return null;
  return drafts.map(({ path, now, to }) => ({
    op: 'replace',
    path,
    value: typeof now === 'boolean' ? to === 'yes' : numberIn(to),
  }));
}
