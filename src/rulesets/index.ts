export {
  amendDynastyRuleset,
  amendRuleset,
  droppingProblems,
  droppingWords,
  movedEntries,
  newlyDropped,
} from './amending/amend';
export type { Amended, AmendedDynasty, AmendProblem } from './amending/amend';
export { proposableClasses, usableClasses } from './amending/proposable-classes';
export { cardsOf, hasCard, nameOfCard } from './card-lookup';
export { DYNASTY_ANCHORS, RULE_ANCHORS } from './articles/anchors';
export type { DynastyAnchor, MechanicAnchor, RuleAnchor } from './articles/anchors';
export { LONGEST_ANCHOR, LONGEST_ARTICLE, LONGEST_ARTICLE_TITLE } from './articles/article';
export type { Article } from './articles/article';
export { articleProblem, articlesOf } from './articles/article-lookup';
export { changeArticles } from './articles/change-articles';
export type { ArticleChange } from './articles/change-articles';
export { graveChanges } from './amending/grave-changes';
export { slownessProblems, tempoProblems } from './amending/voting-periods';
export { sharesOf, valuesOfVotes } from './amending/winning-numbers';
export { channelName, DYNASTY_CHANNELS } from './document/channels';
export type { Channel, DynastyChannel } from './document/channels';
export { allowsEffect } from './document/effect-kinds';
export type { DynastyEffectKind, EffectLimits, RoundEffectKind } from './document/effect-kinds';
export type { Card } from './document/fields';
export { GRAVE_WORDS } from './document/grave-deeds';
export type { GraveDeed } from './document/grave-deeds';
export type { Problem } from './document/problem';
export { rulesetDigest } from './document/ruleset';
export { possibleEffects } from './document/possible-effects';
export type { Ruleset } from './document/ruleset';
export { hostingOf, LEAST_DAY_SECONDS, mostPauseDays } from './document/seasons';
export type { Hosting, HostPower } from './document/seasons';
export type { GrandCanalEffect, PocketEffect } from './dynasty/arcana';
export {
  dynastyCardName,
  dynastyCards,
  isArcana,
  isDynastyCard,
  printedHeft,
} from './dynasty/cards';
export type { DynastyDeck } from './dynasty/deck';
export type { DynastyRuleset } from './dynasty/document';
export { effectsOfMask } from './dynasty/masks';
export type { Mask, MaskEffect } from './dynasty/masks';
export { limitsFor } from './dynasty/proposal-limits';
export type { DynastyProposalClass } from './dynasty/proposals';
export { tableActionsOf } from './dynasty/table-actions';
export type { TableAction } from './dynasty/table-actions';
export type { Pattern, Trick, TrickClass } from './dynasty/tricks';
export type { DynastyVictoryCondition } from './dynasty/victory';
export {
  DEFAULT_DYNASTY_EDITION,
  DYNASTY_EDITIONS,
  findDynastyEdition,
} from './editions/dynasty-editions';
export { DEFAULT_EDITION, EDITIONS, findEdition } from './editions/round-editions';
export { expressionProblems, namesIn } from './expressions/check-expression';
export type { KnownNames, NamedValue } from './expressions/check-expression';
export { evaluate, flagOf, numberOf } from './expressions/evaluate';
export type { Value, ValueOf } from './expressions/evaluate';
export type { Expression } from './expressions/expression';
export { expressionWords } from './expressions/expression-words';
export type { Action, ActionEffect, ActionTarget } from './mechanics/action';
export { actionsOf, findAction, partsOfName } from './mechanics/action-names';
export { MOST_DECLARED } from './mechanics/secret-action';
export type { DeclaredPart, SecretAction } from './mechanics/secret-action';
export {
  actionOfSecret,
  declaredValues,
  failureOfSecret,
  channelOfSecret,
  findSecretAction,
  secretActionsOf,
} from './mechanics/secret-action-names';
export { ruleOf } from './mechanics/cited-rule';
export type { CitedAnchor, Citing } from './mechanics/cited-rule';
export type { Office, OfficePower } from './mechanics/office';
export {
  findOffice,
  hasPower,
  officesOf,
  remindersOf,
  renewalDaysOf,
} from './mechanics/office-lookup';
export type { TrackedValue } from './mechanics/tracked-value';
export { valueOfHandName, valueOfName } from './mechanics/value-names';
export { findTracked, trackedValuesOf } from './mechanics/value-lookup';
export { acceptsValue, expectedOf } from './mechanics/tracked-value';
export type { Tracked } from './mechanics/tracked-value';
export type { AnyVictoryConditions } from './mechanics/victory-conditions';
export { isOfOthers, ofOthers } from './mechanics/victory-names';
export { unmetCondition } from './mechanics/unmet-condition';
export { isAdoptedBy, settlesEarly, voteFormulaWords } from './mechanics/vote-formula';
export type { Votes } from './mechanics/vote-formula';
export { exampleOf } from './parsing/examples';
export { describedGame } from './parsing/games';
export { mechanicKindsIn, mechanicKindsOf } from './parsing/mechanic-kinds';
export type { MechanicKind, PresentKind } from './parsing/mechanic-kinds';
export type { Game, Property } from './parsing/properties';
export { jsonLength } from './patching/measure';
export { dynastyJsonSchema, roundJsonSchema } from './parsing/json-schema';
export { parseDynastyRuleset, parseRuleset } from './parsing/parse';
export type { ParsedDynastyRuleset, ParsedRuleset } from './parsing/parse';
export { officeSentence } from './prose/common/offices';
export { actionSentence } from './prose/common/player-actions';
export { secretActionSentence } from './prose/common/secret-actions';
export type { DynastySection, RuleSection } from './prose/common/section';
export { graveNeed } from './prose/common/voting';
export { dynastyProseDifference, proseDifference } from './prose/difference';
export type { LineDifference, SectionDifference } from './prose/difference';
export { dynastyMarkdown, dynastyProse } from './prose/dynasty/dynasty-prose';
export { maskEffectWords, maskSentences } from './prose/dynasty/masks';
export { trickCondition } from './prose/dynasty/tricks';
export { differenceOf, markdownOf, sectionsOf } from './prose/ruleset-prose';
export { changesInWords } from './prose/changed-words';
export { pokerHandName } from './prose/round/poker-hands';
export { hasSection, ruleMarkdown, ruleProse } from './prose/round/round-prose';
export type { Exchange, ItemCount, Multiplier, PokerHand, Prize, Ranking } from './round/auction';
export type { Fortune } from './round/fortune';
export {
  archetypeOf,
  cardName,
  findRank,
  findSuit,
  isCard,
  parseCardName,
  rankCount,
} from './round/cards';
export type { ArchetypeEntry, Deck, RankEntry, SuitEntry, SuitGroup } from './round/deck';
export type { IncomeCause } from './round/income';
export type { RoundRuleset, VictoryConditions } from './round/document';
export { substituteHandNames } from './round/fortune-names';
export {
  cardOfCode,
  codeOfCard,
  codeOfUnique,
  idOfUnique,
  isCardCode,
  isUniqueCode,
} from './round/item-code';
export { hasBothProcedures, hasProcedure, procedureOf } from './round/lot-classes';
export type { BiddingProcedure, LotClass } from './round/lot-classes';
export { MULTIPLIER_RANGE, scoreNames } from './round/score-names';
export type { JudgeRules, ProposalClass, SlotLine, SlotSymbol } from './round/society';
export { victoryMeasure } from './round/victory-names';
