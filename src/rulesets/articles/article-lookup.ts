import type { Ruleset } from '../document/ruleset';
import { Article, ARTICLE_EXPECTED } from './article';

/** The articles of a document. Earlier documents have none. */
export const articlesOf = (ruleset: Pick<Ruleset, 'articles'>): readonly Article[] =>
  ruleset.articles ?? [];

/** The first wrong property of an article and its expected form; null if all are right. */
export function articleProblem(
  article: Article,
): { readonly field: keyof Article; readonly expected: string } | null {
  const { anchor, title, markdown } = article;
  const parsed = Article.safeParse({ anchor, title, markdown });
  const issue = parsed.error?.issues[0];
  if (issue === undefined) return null;
  const field = issue.path[0] as keyof Article;
  const expected =
    issue.code === 'custom' ? issue.message.replace('expected ', '') : ARTICLE_EXPECTED[field];
  return { field, expected };
}
