import { articlesOf } from '../../articles/articles-of';
import type { Citing } from '../../mechanics/cited-rule';
import type { Ruleset } from '../../document/ruleset';
import { plain } from '../../document/markdown';

/** A reference to the rule that it names; an empty text for none. */
export function seeRule(ruleset: Ruleset, { rule }: Citing): string {
  if (rule === undefined) return '';
  const article = articlesOf(ruleset).find(({ anchor }) => anchor === rule);
  const title = article === undefined ? rule.replaceAll('-', ' ') : plain(article.title);
  return ` (see [${title}](#${rule}))`;
}
