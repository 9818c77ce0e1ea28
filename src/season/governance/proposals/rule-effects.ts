/** The effects of proposals that change a game's rules. */
import { listedUpTo, quoted } from '../../../kernel';
import type { Json } from '../../../kernel';
import {
  articleProblem,
  articlesOf,
  changeArticles,
  droppingProblems,
  droppingWords,
  LONGEST_ANCHOR,
  LONGEST_ARTICLE,
  LONGEST_ARTICLE_TITLE,
} from '../../../rulesets';
import type { AmendProblem, ArticleChange, Ruleset } from '../../../rulesets';
import {
  codeField,
  flagField,
  lineField,
  markdownField,
  patchField,
  textField,
} from '../../framework/input-field';
import type { EffectKinds } from './effect-kind';
import type { PauseUnit } from '../../model/pausing';
import { placeInWords } from '../../model/labels';
import type { SeasonRow } from '../../model/rows';
import type { TrackedState } from '../../mechanics/rows';
import type { RuleEffectOf } from './kept-articles';
import { planArticle } from './planning';
import type { SeasonPlanning } from './season-plan';
import type { RefuseValue } from '../../mechanics/refusals';
import type { Refuse } from '../../model/refusals';
import type { RefuseProposal } from './refusals';

export type RuleEffect = RuleEffectOf<ArticleChange>;
export type Refusing<F> = Refuse<F> & RefuseValue<F> & RefuseProposal<F>;

/**
 * A game's functions for its effects. `amend`: changes the rules as amended by the earlier effects.
 */
export type EffectsGame<State, Plan, F> = {
  readonly seasonOf: (state: State) => SeasonRow;
  readonly rulesetOf: (state: State) => Ruleset;
  readonly refuse: Refusing<F>;
  readonly pauseUnit: PauseUnit;
  readonly amend: (plan: Plan, patch: unknown) => F | null;
  /** Refuses these problems of an amendment. */
  readonly refuseAmendment: (problems: readonly AmendProblem[]) => F;
  readonly unless: Unless<F>;
};
type Unless<F> = (
  right: boolean,
  field: string,
  expected: string,
  rule: 'proposals',
  more: { readonly effect: number },
) => F | null;
type Problem = { readonly field: string; readonly expected: string };
type ArticleEffect = Extract<RuleEffect, { readonly anchor: string }>;

const TITLE = lineField('Heading', 'The heading.', LONGEST_ARTICLE_TITLE);
const MARKDOWN = markdownField('Text', 'The text.', LONGEST_ARTICLE);
const ARTICLE = codeField('ARTICLE', 'Article', 'The anchor of the article.');

/** The forms of the inputs. */
const FORMS = {
  AMEND_RULESET: {
    title: 'Amend the rules',
    description:
      'Amends the ruleset document by a JSON Patch (RFC 6902); the result is a new revision. Use `add` at the end of a list, such as `/trackedValues/-`, for a new entry, even if the document has no such list yet. An `add` that would replace a list or an object that has other entries is refused. Use `replace` for that; the preview shows the removed entries.',
    fields: {
      patch: patchField<Json>('Changes', 'A JSON Patch (RFC 6902) of the ruleset document.'),
    },
    bare: true,
    heavy: true,
  },
  ADD_ARTICLE: {
    title: 'Add an article',
    description:
      'Adds an article to the rules: a rule in words that people enforce. The result is a new revision.',
    refusals: ['ARTICLE_EXISTS'],
    fields: {
      anchor: textField(
        'Anchor',
        'The anchor that cites the article: small letters and digits, with hyphens between the words. It must differ from the anchors of all articles, and of all sections of both games.',
        LONGEST_ANCHOR,
      ),
      title: TITLE,
      markdown: MARKDOWN,
      evenIfOthersFail: flagField(
        'Even if other effects fail',
        'True if the article is added even if other effects of the proposal fail.',
      ),
    },
    heavy: true,
  },
  REPLACE_ARTICLE: {
    title: 'Replace an article',
    description:
      'Replaces the text of an article. The article is found by its anchor when the effect happens.',
    refusals: ['ARTICLE_UNKNOWN'],
    fields: { anchor: ARTICLE, title: TITLE, markdown: MARKDOWN },
    heavy: true,
  },
  REPEAL_ARTICLE: {
    title: 'Repeal an article',
    description: 'Removes an article from the rules.',
    refusals: ['ARTICLE_UNKNOWN'],
    fields: { anchor: ARTICLE },
    heavy: true,
  },
} as const;

/** The kinds of effects that change the rules. */
export function ruleEffectsOf<
  State extends TrackedState,
  Plan extends SeasonPlanning<State, Ruleset>,
  F,
>(game: EffectsGame<State, Plan, F>): EffectKinds<RuleEffect, Plan, State, F, unknown> {
  const { rulesetOf, refuse, amend, refuseAmendment, unless } = game;
  const titleOf = (state: State, anchor: string): string =>
    quoted(articleTitled(rulesetOf(state), anchor) ?? anchor);

  const planRules = (plan: Plan, effect: ArticleEffect): F | null => {
    const changed = changeArticles(articlesOf(rulesIn(game, plan)), effect);
    return planArticle(refuse, effect, changed, (patch) => amend(plan, patch));
  };
  return {
    AMEND_RULESET: {
      ...FORMS.AMEND_RULESET,
      power: null,
      plan: (plan, { patch }) => {
        const ruleset = rulesIn(game, plan);
        const problems = plan.decided ? [] : droppingProblems(ruleset, patch);
        plan.gone.push(...droppingWords(ruleset, patch));
        return problems.length > 0 ? refuseAmendment(problems) : amend(plan, patch);
      },
      text: (_state, { patch }) => `The rules are amended: ${changedPlaces(patch)}.`,
    },
    ADD_ARTICLE: {
      ...FORMS.ADD_ARTICLE,
      power: null,
      shape: (effect, at) => unlessRight(unless, articleProblem(effect), at),
      plan: planRules,
      text: (_state, { title, evenIfOthersFail }) =>
        `The article ${quoted(title)} is added to the rules${
          evenIfOthersFail ? ', even if other effects fail' : ''
        }.`,
    },
    REPLACE_ARTICLE: {
      ...FORMS.REPLACE_ARTICLE,
      power: null,
      shape: (effect, at) => unlessRight(unless, articleProblem(effect), at),
      plan: planRules,
      // By its anchor, since the rules in force may have the new title already.
      text: (_state, { anchor, title }) =>
        `The article ${quoted(anchor)} is replaced by ${quoted(title)}.`,
    },
    REPEAL_ARTICLE: {
      ...FORMS.REPEAL_ARTICLE,
      power: null,
      plan: planRules,
      text: (state, { anchor }) => `The article ${titleOf(state, anchor)} is repealed.`,
    },
  };
}

/** The most places of an amendment that its sentence names. */
const MOST_PLACES = 5;

/** The places that a patch changes, as far as a sentence can hold them. */
function changedPlaces(patch: Json): string {
  const paths = (Array.isArray(patch) ? patch : []).flatMap((operation: unknown) =>
    typeof operation === 'object' && operation !== null && 'path' in operation
      ? [String(operation.path)]
      : [],
  );
  // `/items/-` is the end of a list.
  const places = new Set(paths.map((path) => placeInWords(path.replace(/\/-$/, ''))));
  return listedUpTo([...places], MOST_PLACES);
}

const articleTitled = (ruleset: Ruleset, anchor: string): string | null =>
  articlesOf(ruleset).find((article) => article.anchor === anchor)?.title ?? null;

/** The rules as amended by the plan's earlier effects. */
export const rulesIn = <State>(
  { rulesetOf }: { readonly rulesetOf: (state: State) => Ruleset },
  { document, state }: { readonly document: Ruleset | null; readonly state: State },
): Ruleset => document ?? rulesetOf(state);

/** Refuses the problem of an effect's field; null for none. */
export const unlessRight = <F>(
  unless: Unless<F>,
  problem: Problem | null,
  effect: number,
): F | null =>
  problem === null ? null : unless(false, problem.field, problem.expected, 'proposals', { effect });
