/** The sections about a ruleset's own mechanics, in either game. */
const MECHANIC_ANCHORS = [
  'tracked-values',
  'player-actions',
  'additional-secret-actions',
  'offices',
] as const;

export type MechanicAnchor = (typeof MECHANIC_ANCHORS)[number];

const isMechanicAnchor = (anchor: string): anchor is MechanicAnchor =>
  MECHANIC_ANCHORS.some((known) => known === anchor);

/**
 * The possible sections of a round's rules, in order. Refusals name sections, and links lead to
 * them.
 */
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

/**
 * The possible sections of a dynasty's rules, in order. Refusals name sections, and links lead to
 * them.
 */
export const DYNASTY_ANCHORS = [
  'general',
  'seasons',
  'players',
  'deck',
  'starting-a-game',
  'play',
  'ending-a-game',
  'tricks',
  'readiness',
  'magistrelli',
  'arcana',
  'masks',
  'moda',
  'gambling',
  'proposals',
  'chance',
] as const;

/** A section of the text. */
export type DynastyTextAnchor = (typeof DYNASTY_ANCHORS)[number];
export type DynastyAnchor = DynastyTextAnchor | MechanicAnchor;

/**
 * The anchors of both games. Features that a document lacks are included, since an amendment can
 * add them.
 */
const SECTION_ANCHORS: ReadonlySet<string> = new Set([...RULE_ANCHORS, ...DYNASTY_ANCHORS]);

/** True if the server has, or could have, a section of its own with this anchor. */
export const isSectionAnchor = (anchor: string): boolean =>
  SECTION_ANCHORS.has(anchor) || isMechanicAnchor(anchor);
