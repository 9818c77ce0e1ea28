/**
 * Changes articles one at a time, by their anchors. A second change of the same document builds on
 * the first, even if the articles' places have changed [rulings L2, L9].
 */
import { assertNever } from '../../kernel';
import type { Article } from './article';
import { isSectionAnchor } from './anchors';

export type ArticleChange =
  | ({ readonly type: 'ADD_ARTICLE' } & Article)
  | ({ readonly type: 'REPLACE_ARTICLE' } & Article)
  | { readonly type: 'REPEAL_ARTICLE'; readonly anchor: string };

/** The articles after the change, or the reason for a refusal. */
export type ChangedArticles =
  | { readonly ok: true; readonly articles: readonly Article[] }
  | { readonly ok: false; readonly because: 'EXISTS' | 'HELD_BY_SERVER' | 'UNKNOWN' };

const UNKNOWN: ChangedArticles = { ok: false, because: 'UNKNOWN' };

export function changeArticles(
  articles: readonly Article[],
  change: ArticleChange,
): ChangedArticles {
  const { anchor } = change;
  const exists = articles.some((article) => article.anchor === anchor);
  switch (change.type) {
    case 'ADD_ARTICLE':
      if (exists) return { ok: false, because: 'EXISTS' };
      if (isSectionAnchor(anchor)) return { ok: false, because: 'HELD_BY_SERVER' };
      return { ok: true, articles: [...articles, articleOf(change)] };
    case 'REPLACE_ARTICLE': {
      if (!exists) return UNKNOWN;
      const put = articleOf(change);
      return { ok: true, articles: articles.map((old) => (old.anchor === anchor ? put : old)) };
    }
    case 'REPEAL_ARTICLE':
      if (!exists) return UNKNOWN;
      return { ok: true, articles: articles.filter((article) => article.anchor !== anchor) };
    default:
      return assertNever(change);
  }
}

const articleOf = ({ anchor, title, markdown }: Article): Article => ({ anchor, title, markdown });
