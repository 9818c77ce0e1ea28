import { articlesOf } from '../articles/articles-of';
import type { Citing } from '../mechanics/cited-rule';
import type { Ruleset } from '../ruleset';
import { plain } from './markdown';

/** Where the rule is told that something names as its own; nothing where it names none. */
export function seeRule(ruleset: Ruleset, { rule }: Citing): string {
  if (rule === undefined) return '';
  const article = articlesOf(ruleset).find(({ anchor }) => anchor === rule);
  const title = article === undefined ? rule.replaceAll('-', ' ') : plain(article.title);
  return ` (see [${title}](#${rule}))`;
}
