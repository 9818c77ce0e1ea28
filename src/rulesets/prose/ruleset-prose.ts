import type { Ruleset } from '../document/ruleset';
import { articles } from './common/articles';
import { dynastyProseDifference, proseDifference } from './difference';
import type { SectionDifference } from './difference';
import { dynastyMarkdown, dynastyProse } from './dynasty/dynasty-prose';
import { ruleMarkdown, ruleProse } from './round/round-prose';
import { mechanics } from './common/mechanics';
import type { RuleSection } from './common/section';

/**
 * The sections of either game's rules, then the sections of its own mechanics, then the articles.
 */
export const sectionsOf = (ruleset: Ruleset): readonly RuleSection<string>[] => [
  ...(ruleset.kind === 'ROUND' ? ruleProse(ruleset) : dynastyProse(ruleset)),
  ...mechanics(ruleset),
  ...articles(ruleset),
];

/** The rules as one Markdown text. */
export const markdownOf = (ruleset: Ruleset): string =>
  ruleset.kind === 'ROUND' ? ruleMarkdown(ruleset) : dynastyMarkdown(ruleset);

/** The sections that differ between two rulesets of one game. */
export function differenceOf(before: Ruleset, after: Ruleset): readonly SectionDifference[] {
  if (before.kind === 'ROUND' && after.kind === 'ROUND') return proseDifference(before, after);
  if (before.kind === 'ROUND' || after.kind === 'ROUND') return [];
  return dynastyProseDifference(before, after);
}
