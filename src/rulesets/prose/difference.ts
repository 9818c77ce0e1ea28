import { diffLines } from 'diff';
import type { RoundRuleset } from '../round/document';
import { RULE_ANCHORS } from '../rule-anchors';
import { ruleProse } from './rule-prose';
import type { RuleSection } from './section';

/** A line of a section: in both rulesets, or only in the later or the earlier one. */
export type LineDifference = {
  readonly change: 'SAME' | 'ADDED' | 'REMOVED';
  /** Markdown, without the end of the line. */
  readonly text: string;
};

/** A section that reads differently. */
export type SectionDifference = {
  readonly before: RuleSection | null;
  readonly after: RuleSection | null;
  /** Of both, in order. */
  readonly lines: readonly LineDifference[];
};

/** The sections that read differently in two rulesets, in the order of the rules. */
export function proseDifference(before: RoundRuleset, after: RoundRuleset): SectionDifference[] {
  const [earlier, later] = [sectionsOf(before), sectionsOf(after)];
  return RULE_ANCHORS.map((anchor) => ({
    before: earlier.get(anchor) ?? null,
    after: later.get(anchor) ?? null,
  }))
    .filter((pair) => readsDifferently(pair.before, pair.after))
    .map((pair) => ({ ...pair, lines: linesOf(pair.before, pair.after) }));
}

const sectionsOf = (ruleset: RoundRuleset): ReadonlyMap<string, RuleSection> =>
  new Map(ruleProse(ruleset).map((section) => [section.anchor, section]));

const readsDifferently = (before: RuleSection | null, after: RuleSection | null): boolean =>
  before?.title !== after?.title || before?.markdown !== after?.markdown;

function linesOf(before: RuleSection | null, after: RuleSection | null): LineDifference[] {
  return diffLines(textOf(before), textOf(after)).flatMap(({ added, removed, value }) => {
    const change = added ? 'ADDED' : removed ? 'REMOVED' : 'SAME';
    return value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): LineDifference => ({ change, text }));
  });
}

// Every line has its end, so that a last line equals the same line in the middle.
const textOf = (section: RuleSection | null): string =>
  section === null ? '' : `${section.markdown}\n`;
