import { articlesOf } from '../../articles/article-lookup';
import { plain } from '../../document/markdown';
import type { Ruleset } from '../../document/ruleset';
import type { Citing } from '../../mechanics/cited-rule';
import type { RuleSection } from './section';

/** The rules that people follow, as they were written [ruling L2]. */
export const articles = (ruleset: Ruleset): RuleSection<string>[] =>
  articlesOf(ruleset).map((article) => ({ ...article, heldBy: 'PEOPLE' }));

/** A reference to the rule that a declaration cites; an empty text for none. */
export function ruleReference(ruleset: Ruleset, { rule }: Citing): string {
  if (rule === undefined) return '';
  const article = articlesOf(ruleset).find(({ anchor }) => anchor === rule);
  const title = article === undefined ? rule.replaceAll('-', ' ') : plain(article.title);
  return ` (see [${title}](#${rule}))`;
}
