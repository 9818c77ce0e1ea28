import type { ProposalEffectInput } from '../../../generated/graphql';

/**
 * The effects of a proposal besides rule changes: names in the catalogue, with the API's fields.
 */
export const EFFECT_FIELDS = {
  GIVE: 'giveItems',
  TAKE: 'takeItems',
  MOVE: 'moveItems',
  VALUE: 'setValue',
  TRADE: 'voidTrade',
  TABLE: 'voidTable',
  SECRET: 'voidSecretAction',
  TERM: 'endJudgeTerm',
  UNTIL: 'setTerm',
  PLACE: 'correctHand',
  HOST: 'replaceHost',
  REMOVE: 'removePlayer',
  DEALER: 'replaceDealer',
  CLOSE: 'closeSeason',
  PAUSE: 'pauseSeason',
  RESUME: 'resumeSeason',
  STANDING: 'correctStanding',
  VICTOR: 'declareVictor',
  WORK: 'createWork',
  DUCK: 'createDuck',
  MAGISTRELLI: 'correctMagistrelli',
  MODA: 'correctModa',
  MASK: 'changeMask',
  GAME: 'voidGame',
  STAKES: 'setStakes',
  SCORE: 'setScore',
} as const satisfies Readonly<Record<string, keyof ProposalEffectInput>>;

export type EffectKind = keyof typeof EFFECT_FIELDS;

export const EFFECTS = Object.keys(EFFECT_FIELDS) as EffectKind[];

/** The API's fields for changes to the rules and articles. */
export const RULE_FIELDS = [
  'amendRuleset',
  'addArticle',
  'replaceArticle',
  'repealArticle',
] as const satisfies readonly (keyof ProposalEffectInput)[];
