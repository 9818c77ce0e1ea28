import type { Ruleset } from '../document/ruleset';
import { Article, ARTICLE_EXPECTED, markdownWithoutHtml } from './article';

/** The articles of a document. Earlier documents have none. */
export const articlesOf = (ruleset: Pick<Ruleset, 'articles'>): readonly Article[] =>
  ruleset.articles ?? [];

/** The first wrong property of an article and its expected form; null if all are right. */
export function articleProblem(
  article: Article,
): { readonly field: keyof Article; readonly expected: string } | null {
  const { anchor, title, markdown } = article;
  const parsed = Article.safeParse({ anchor, title, markdown });
  const field = parsed.error?.issues[0]?.path[0] as keyof Article | undefined;
  if (field === undefined) return null;
  const noHtml = field === 'markdown' ? markdownWithoutHtml(markdown) : null;
  return { field, expected: noHtml ?? ARTICLE_EXPECTED[field] };
}
