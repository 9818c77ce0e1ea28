export { DEFAULT_EDITION, EDITIONS, findEdition } from './editions';
export { RULE_ANCHORS } from './rule-anchors';
export type { RuleAnchor } from './rule-anchors';
export { amendRuleset } from './amend';
export type { Amended, AmendProblem } from './amend';
export { rulesetDigest } from './digest';
export { parseRuleset } from './parse';
export type { ParsedRuleset } from './parse';
export type { Problem } from './problem';
export { proseDifference } from './prose/difference';
export type { LineDifference, SectionDifference } from './prose/difference';
export { ruleMarkdown, ruleProse } from './prose/rule-prose';
export type { RuleSection } from './prose/section';
export {
  archetypeOf,
  cardName,
  findRank,
  findSuit,
  isCard,
  parseCardName,
  rankCount,
} from './round/cards';
export type { Card } from './round/cards';
export type { ArchetypeEntry, Deck, RankEntry, SuitEntry, SuitGroup } from './round/deck';
export type {
  Exchange,
  Fortune,
  ItemCount,
  Multiplier,
  PokerHand,
  Prize,
  Ranking,
} from './round/auction';
export type { Phase, RoundRuleset } from './round/document';
export type { Popularity, ProposalClass, SlotLine, SlotSymbol } from './round/society';
