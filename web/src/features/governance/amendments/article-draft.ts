import { useDraft } from '../../../platform/api/draft';
import type { ProposalEffectInput, RuleHolder } from '../../../generated/graphql';

/** A section or article of the rules in force. */
export type RuleHead = {
  readonly anchor: string;
  readonly title: string;
  readonly heldBy: RuleHolder;
};

/** The part of a proposal that makes its text a rule for people to enforce. */
export type ArticleDraft = {
  readonly becomes: boolean;
  /** The anchor of the article to replace; empty for a new one. */
  readonly replaces: string;
  /** The typed title; null while the suggestion applies. */
  readonly title: string | null;
  readonly anchor: string | null;
  readonly evenIfOthersFail: boolean;
  /** The anchor of the article to repeal; empty for none. */
  readonly repeals: string;
};

const EMPTY: ArticleDraft = {
  becomes: false,
  replaces: '',
  title: null,
  anchor: null,
  evenIfOthersFail: false,
  repeals: '',
};

export const useArticleDraft = (season: string) =>
  useDraft<ArticleDraft>({ season, command: 'submitProposal article' }, EMPTY);

const LONGEST_ANCHOR = 60;

/** The title's letters and digits, with a number added if the rules already have the anchor. */
function suggestAnchor(title: string, rules: readonly RuleHead[]): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  const base = (plain === '' ? 'article' : plain).slice(0, LONGEST_ANCHOR - 4).replace(/-+$/, '');
  const taken = new Set(rules.map(({ anchor }) => anchor));
  const names = Array.from({ length: 99 }, (_, at) => (at === 0 ? base : `${base}-${at + 1}`));
  return names.find((name) => !taken.has(name)) ?? base;
}

/** The content of the fields, which is also sent: the typed text, or a suggestion. */
export function articleOf(
  { replaces, title, anchor }: ArticleDraft,
  proposalTitle: string,
  rules: readonly RuleHead[],
): { readonly anchor: string; readonly title: string } {
  const replaced = rules.find((rule) => rule.anchor === replaces);
  if (replaced !== undefined) return { anchor: replaces, title: title ?? replaced.title };
  const called = title ?? proposalTitle;
  return { anchor: anchor ?? suggestAnchor(called, rules), title: called };
}

/** The effects of an article draft, with the proposal's text. */
export function articleEffects(
  draft: ArticleDraft,
  proposalTitle: string,
  rules: readonly RuleHead[],
): ProposalEffectInput[] {
  const repeal = draft.repeals === '' ? [] : [{ repealArticle: { anchor: draft.repeals } }];
  if (!draft.becomes) return repeal;
  const article = articleOf(draft, proposalTitle, rules);
  const { evenIfOthersFail } = draft;
  const put = rules.some(({ anchor }) => anchor === draft.replaces)
    ? { replaceArticle: article }
    : { addArticle: { ...article, evenIfOthersFail } };
  return [...repeal, put];
}
