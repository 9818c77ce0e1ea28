import { diffLines } from 'diff';
import type { DynastyRuleset } from '../dynasty/document';
import { DYNASTY_ANCHORS, RULE_ANCHORS } from '../articles/anchors';
import type { RoundRuleset } from '../round/document';
import type { Ruleset } from '../document/ruleset';
import { articles } from './common/articles';
import { dynastyProse } from './dynasty/dynasty-prose';
import { mechanics } from './common/mechanics';
import { ruleProse } from './round/round-prose';
import type { RuleSection } from './common/section';

/** A line of a section. It is in both rulesets, or only in the later or the earlier one. */
export type LineDifference = {
  readonly change: 'SAME' | 'ADDED' | 'REMOVED';
  /** The line as Markdown, without its line ending. */
  readonly text: string;
};

/** The differences of one section or article between two rulesets. */
export type SectionDifference = {
  readonly before: RuleSection<string> | null;
  readonly after: RuleSection<string> | null;
  /** The lines of both versions, in order. */
  readonly lines: readonly LineDifference[];
};

/**
 * The sections that differ between two rulesets, in the order of the rules, followed by mechanics
 * and articles.
 */
export const proseDifference = (before: RoundRuleset, after: RoundRuleset): SectionDifference[] => [
  ...differenceOf(RULE_ANCHORS, ruleProse(before), ruleProse(after)),
  ...addedDifference(before, after),
];

/** Like `proseDifference`, for two rulesets of dynasties. */
export const dynastyProseDifference = (
  before: DynastyRuleset,
  after: DynastyRuleset,
): SectionDifference[] => [
  ...differenceOf(DYNASTY_ANCHORS, dynastyProse(before), dynastyProse(after)),
  ...addedDifference(before, after),
];

/** The differences of mechanics and of articles. */
const addedDifference = (before: Ruleset, after: Ruleset): SectionDifference[] => [
  ...inLaterOrder(mechanics(before), mechanics(after)),
  ...inLaterOrder(articles(before), articles(after)),
];

/** Compares sections in the order of the later ruleset. Removed sections come last. */
function inLaterOrder(
  earlier: readonly RuleSection<string>[],
  later: readonly RuleSection<string>[],
): SectionDifference[] {
  const anchors = new Set([...later, ...earlier].map(({ anchor }) => anchor));
  return differenceOf([...anchors], earlier, later);
}

function differenceOf(
  anchors: readonly string[],
  before: readonly RuleSection<string>[],
  after: readonly RuleSection<string>[],
): SectionDifference[] {
  const find = (sections: readonly RuleSection<string>[], anchor: string) =>
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

// Every line gets a line ending, so that a last line equals the same line in the middle.
const textOf = (section: Read): string => (section === null ? '' : `${section.markdown}\n`);
