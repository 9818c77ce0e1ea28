import { LONGEST_ARTICLE, LONGEST_ARTICLE_TITLE } from '../../../rulesets';
import type { ArticleChange } from '../../../rulesets';
import type { ArticleEffectOf } from '../../../season';
import type { ProposalEffectInput } from '../../generated/resolvers';
import { readName, readWords } from '../../input/checks';

/** What becomes of an article, if it is that; `text` is the proposal's. */
export function readArticleEffect(
  field: string,
  { addArticle, replaceArticle, repealArticle }: ProposalEffectInput,
  text: string,
): ArticleEffectOf<ArticleChange> | null {
  if (addArticle) {
    return {
      type: 'ADD_ARTICLE',
      ...readArticle(`${field}.addArticle`, addArticle, text),
      evenIfOthersFail: addArticle.evenIfOthersFail ?? false,
    };
  }
  if (replaceArticle) {
    const article = readArticle(`${field}.replaceArticle`, replaceArticle, text);
    return { type: 'REPLACE_ARTICLE', ...article };
  }
  return repealArticle ? { type: 'REPEAL_ARTICLE', anchor: repealArticle.anchor } : null;
}

type ArticleInput = {
  readonly anchor: string;
  readonly title: string;
  readonly markdown?: string | null | undefined;
};

const readArticle = (field: string, { anchor, title, markdown }: ArticleInput, text: string) => ({
  anchor,
  title: readName(`${field}.title`, title, LONGEST_ARTICLE_TITLE),
  markdown: readWords(`${field}.markdown`, markdown ?? text, LONGEST_ARTICLE),
});
