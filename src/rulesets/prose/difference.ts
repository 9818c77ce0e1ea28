import { diffLines } from 'diff';
import type { DynastyRuleset } from '../dynasty/document';
import { DYNASTY_ANCHORS } from '../dynasty/rule-anchors';
import type { RoundRuleset } from '../round/document';
import { RULE_ANCHORS } from '../rule-anchors';
import { dynastyProse } from './dynasty/dynasty-prose';
import { ruleProse } from './rule-prose';
import type { DynastySection, RuleSection } from './section';

/** A line of a section: in both rulesets, or only in the later or the earlier one. */
export type LineDifference = {
  readonly change: 'SAME' | 'ADDED' | 'REMOVED';
  /** Markdown, without the end of the line. */
  readonly text: string;
};

/** A section that reads differently. */
export type SectionDifference<S extends RuleSection<string> = RuleSection> = {
  readonly before: S | null;
  readonly after: S | null;
  /** Of both, in order. */
  readonly lines: readonly LineDifference[];
};

/** The sections that read differently in two rulesets, in the order of the rules. */
export const proseDifference = (before: RoundRuleset, after: RoundRuleset): SectionDifference[] =>
  differenceOf(RULE_ANCHORS, ruleProse(before), ruleProse(after));

/** The same of two rulesets of dynasties. */
export const dynastyProseDifference = (
  before: DynastyRuleset,
  after: DynastyRuleset,
): SectionDifference<DynastySection>[] =>
  differenceOf(DYNASTY_ANCHORS, dynastyProse(before), dynastyProse(after));

function differenceOf<S extends RuleSection<string>>(
  anchors: readonly string[],
  before: readonly S[],
  after: readonly S[],
): SectionDifference<S>[] {
  const find = (sections: readonly S[], anchor: string): S | null =>
    sections.find((section) => section.anchor === anchor) ?? null;
  return anchors
    .map((anchor) => ({ before: find(before, anchor), after: find(after, anchor) }))
    .filter((pair) => readsDifferently(pair.before, pair.after))
    .map((pair) => ({ ...pair, lines: linesOf(pair.before, pair.after) }));
}

type Read = RuleSection<string> | null;

const readsDifferently = (before: Read, after: Read): boolean =>
  before?.title !== after?.title || before?.markdown !== after?.markdown;

function linesOf(before: Read, after: Read): LineDifference[] {
  return diffLines(textOf(before), textOf(after)).flatMap(({ added, removed, value }) => {
    const change = added ? 'ADDED' : removed ? 'REMOVED' : 'SAME';
    return value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): LineDifference => ({ change, text }));
  });
}

// Every line has its end, so that a last line equals the same line in the middle.
const textOf = (section: Read): string => (section === null ? '' : `${section.markdown}\n`);
