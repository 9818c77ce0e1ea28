/**
 * The kinds of effects of proposals, with their words in the rules. A game has exactly these kinds
 * [rulings H3, L4].
 */
const OF_BOTH = {
  AMEND_RULESET: 'amends these rules',
  ADD_ARTICLE: 'adds an article to them',
  REPLACE_ARTICLE: 'replaces one',
  REPEAL_ARTICLE: 'repeals one',
  SET_VALUE: 'sets a tracked value that is not secret',
  SET_TERM: 'sets the end of a term of an office or of a Judge',
  REPLACE_HOST: 'makes a player the host in place of all present hosts',
  REMOVE_PLAYER: 'removes a player',
  CLOSE_SEASON: 'ends the season',
  PAUSE_SEASON: 'pauses it',
  RESUME_SEASON: 'ends a pause',
  DECLARE_VICTOR: 'declares a winner',
  VOID_SECRET_ATTEMPT: 'voids a secret action',
} as const;

const OF_ROUNDS = {
  ...OF_BOTH,
  GIVE_ITEMS: 'gives items',
  TAKE_ITEMS: 'takes items',
  MOVE_ITEMS: 'moves items from their owners',
  VOID_TRADE: 'voids a trade',
  VOID_TABLE: 'voids a war or a spin',
  VOID_SECRET_ACTION: 'voids a secret action',
  END_JUDGE_TERM: 'ends the term of a Judge',
  CORRECT_HAND: 'corrects the place and the score of a hand',
  CORRECT_STANDING: 'corrects the standing of a player',
  CREATE_DUCK: 'gives a player a duck',
  CREATE_WORK: 'makes a Work of Art',
} as const;

const OF_DYNASTIES = {
  ...OF_BOTH,
  SET_TERM: 'sets the end of a term of an office',
  GIVE_ITEMS: 'gives pegs',
  TAKE_ITEMS: 'takes pegs',
  CORRECT_MAGISTRELLI: 'corrects Magistrelli',
  CORRECT_MODA: 'corrects the Moda of a mask',
  CHANGE_MASK: 'gives a player a mask or takes it off',
  SET_STAKES: 'corrects the stakes of a game that has not ended',
  SET_SCORE: 'corrects a score in such a game',
  VOID_GAME: 'voids a game',
  REPLACE_DEALER: 'makes a player the dealer',
} as const;

export type RoundEffectKind = keyof typeof OF_ROUNDS;
export type DynastyEffectKind = keyof typeof OF_DYNASTIES;

export const ROUND_EFFECT_WORDS: Readonly<Record<RoundEffectKind, string>> = OF_ROUNDS;
export const DYNASTY_EFFECT_WORDS: Readonly<Record<DynastyEffectKind, string>> = OF_DYNASTIES;

const kindsOf = <Kind extends string>(words: Readonly<Record<Kind, string>>) =>
  Object.keys(words) as [Kind, ...Kind[]];
export const ROUND_EFFECT_KINDS = kindsOf(OF_ROUNDS);
export const DYNASTY_EFFECT_KINDS = kindsOf(OF_DYNASTIES);

export type EffectLimits = { readonly effects?: readonly string[] | undefined };

/**
 * True if proposals of the class may have the effect. A class without a list may have all effects.
 */
export const allowsEffect = ({ effects }: EffectLimits, kind: string): boolean =>
  effects === undefined || effects.includes(kind);
