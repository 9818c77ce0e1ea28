import type { MechanicAnchor } from './mechanic-anchors';

/** The possible sections of rules, in order. Refusals name them; links lead to them. */
export const RULE_ANCHORS = [
  'general',
  'seasons',
  'players',
  'phases',
  'income',
  'bidding',
  'lots',
  'auction-house',
  'works-of-art',
  'submitting-a-hand',
  'prizes',
  'scoring',
  'participation',
  'fortunes',
  'actions',
  'trade',
  'ducks',
  'contracts',
  'proposals',
  'items',
  'cards',
  'proposal-makers',
  'trung',
  'gold-star',
  'judge',
  'secret-information',
  'tables',
  'slots',
  'war',
  'chance',
  'victory',
] as const;

/** A section of the text. */
export type TextAnchor = (typeof RULE_ANCHORS)[number];
export type RuleAnchor = TextAnchor | MechanicAnchor;
