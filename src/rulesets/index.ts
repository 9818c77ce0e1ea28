export { DEFAULT_EDITION, EDITIONS, findEdition } from './editions/round-editions';
export {
  DEFAULT_DYNASTY_EDITION,
  DYNASTY_EDITIONS,
  findDynastyEdition,
} from './editions/dynasty-editions';
export { RULE_ANCHORS } from './articles/rule-anchors';
export type { RuleAnchor } from './articles/rule-anchors';
export { amendDynastyRuleset, amendRuleset, movedSince } from './amending/amend';
export type { Amended, AmendedDynasty, AmendProblem } from './amending/amend';
export { articleProblem, articlesOf } from './articles/articles-of';
export { changeArticles } from './articles/change-articles';
export type { ArticleChange } from './articles/change-articles';
export type { Article } from './articles/article';
export { expressionProblems } from './expressions/check-expression';
export type { KnownNames, NamedValue } from './expressions/check-expression';
export { evaluate, flagOf, numberOf } from './expressions/evaluate';
export { namesIn } from './expressions/check-expression';
export type { Value, ValueOf } from './expressions/evaluate';
export type { Expression } from './expressions/expression';
export { expressionWords } from './expressions/expression-words';
export { LONGEST_ARTICLE, LONGEST_ARTICLE_TITLE } from './articles/article';
export type { Action, ActionEffect, ActionTarget } from './mechanics/action';
export { ruleOf } from './mechanics/cited-rule';
export type { CitedAnchor, Citing } from './mechanics/cited-rule';
export { actionsOf, findAction } from './mechanics/actions-of';
export type { Office, OfficePower } from './mechanics/office';
export {
  findOffice,
  hasPower,
  officesOf,
  remindersOf,
  renewalDaysOf,
} from './mechanics/offices-of';
export { officeSentence } from './prose/common/offices';
export { partsOfName } from './mechanics/names-of-actions';
export { expectedOf, findTracked, takes, trackedValuesOf } from './mechanics/values-of';
export type { Tracked } from './mechanics/values-of';
export type { TrackedValue } from './mechanics/tracked-value';
export { valueOfHandName, valueOfName } from './mechanics/value-names';
export type { AnyVictoryConditions } from './mechanics/victory-conditions';
export { isOfOthers, ofOthers } from './mechanics/victory-names';
export { cardsOf, hasCard, nameOfCard } from './any-card';
export type { MechanicAnchor } from './articles/mechanic-anchors';
export { rulesetDigest } from './document/digest';
export { dynastyJsonSchema, roundJsonSchema } from './parsing/json-schema';
export { isGrave, mayDo } from './document/effect-kinds';
export type { DynastyEffectKind, RoundEffectKind } from './document/effect-kinds';
export { limitsFor } from './dynasty/proposal-limits';
export { proposableClasses, usableClasses } from './amending/proposable';
export { parseDynastyRuleset, parseRuleset } from './parsing/parse';
export type { ParsedDynastyRuleset, ParsedRuleset } from './parsing/parse';
export type { Problem } from './document/problem';
export { dynastyProseDifference, proseDifference } from './prose/difference';
export type { LineDifference, SectionDifference } from './prose/difference';
export { differenceOf, markdownOf, sectionsOf } from './prose/of-any-game';
export { actionSentence } from './prose/common/player-actions';
export { pokerHandName } from './prose/round/poker-hands';
export { dynastyMarkdown, dynastyProse } from './prose/dynasty/dynasty-prose';
export { maskEffectWords, maskSentences } from './prose/dynasty/masks';
export { trickCondition } from './prose/dynasty/tricks';
export { graveNeed } from './prose/common/gravity';
export { hasSection, ruleMarkdown, ruleProse } from './prose/round/rule-prose';
export type { DynastySection, RuleSection } from './prose/common/section';
export {
  dynastyCardName,
  dynastyCards,
  isArcana,
  isDynastyCard,
  printedHeft,
} from './dynasty/cards';
export type { GrandCanalEffect, PocketEffect } from './dynasty/arcana';
export type { DynastyDeck } from './dynasty/deck';
export type { DynastyRuleset } from './dynasty/document';
export { effectsOfMask } from './dynasty/masks';
export { tableActionsOf } from './dynasty/table-actions';
export type { TableAction } from './dynasty/table-actions';
export type { DynastyProposalClass } from './dynasty/proposals';
export type { DynastyVictoryCondition } from './dynasty/victory';
export type { Mask, MaskEffect } from './dynasty/masks';
export type { Pattern, Trick, TrickClass } from './dynasty/tricks';
export { DYNASTY_ANCHORS } from './articles/dynasty-anchors';
export type { DynastyAnchor } from './articles/dynasty-anchors';
export { hostingOf } from './document/hosting';
export { mostPauseDays } from './document/pausing';
export type { Hosting, HostPower } from './document/hosting';
export type { Ruleset } from './document/ruleset';
export {
  archetypeOf,
  cardName,
  findRank,
  findSuit,
  isCard,
  parseCardName,
  rankCount,
} from './round/cards';
export { hasBothProcedures, hasProcedure, procedureOf } from './round/lot-classes';
export type { BiddingProcedure, LotClass } from './round/lot-classes';
export { withNumbers } from './round/fortune-names';
export { MULTIPLIER_RANGE, scoreNames } from './round/score-names';
export { whatWins } from './round/victory-names';
export type { VictoryConditions } from './round/victory-conditions';
export {
  cardOfCode,
  codeOfCard,
  codeOfUnique,
  idOfUnique,
  isCardCode,
  isUniqueCode,
} from './round/item-code';
export type { Card } from './document/card';
export type { ArchetypeEntry, Deck, RankEntry, SuitEntry, SuitGroup } from './round/deck';
export type {
  Exchange,
  Fortune,
  IncomeCause,
  ItemCount,
  Multiplier,
  PokerHand,
  Prize,
  Ranking,
} from './round/auction';
export type { Phase, RoundRuleset } from './round/document';
export type { JudgeRules, ProposalClass, SlotLine, SlotSymbol } from './round/society';
export { isAdoptedBy, settlesEarly, voteFormulaWords } from './mechanics/vote-formula';
export type { Votes } from './mechanics/vote-formula';
export { LEAST_DAY_SECONDS, tempoProblems } from './document/tempo';
