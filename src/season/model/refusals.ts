/** The refusals of any season, and the refusals that both games share. */
import { counted, moment, phrase, word } from '../../kernel';
import type { Refuse as RefuseFrom, Json, NoFacts, Sentences } from '../../kernel';
import type { SeasonFacts } from './facts';
import { itemTitle, inWords, placeInWords, titled } from './labels';

/** The sections that the rules of every game have. */
export type SeasonAnchor = 'seasons' | 'players';

/** Makes a game's refusal from a code that every season has. */
export type Refuse<F, Anchor extends string = never> = RefuseFrom<
  SeasonRefusals,
  Anchor | SeasonAnchor,
  F
>;

export type SeasonRefusals = HostingRefusals &
  PausingRefusals & {
    /** `cards`, `minimumCards` and `maximumCards` concern the size of a hand. */
    readonly MALFORMED: SeasonFacts<
      never,
      'field' | 'expected' | 'index' | 'effect' | 'cards' | 'minimumCards' | 'maximumCards'
    >;
    readonly NOT_THE_HOST: NoFacts;
    readonly NOT_A_PLAYER: NoFacts;
    readonly ALREADY_A_PLAYER: NoFacts;
    readonly INVITE_WRONG: NoFacts;
    readonly REJOIN_TOO_EARLY: SeasonFacts<'rejoinAtMs'>;
    readonly YOU_ARE_IDLE: NoFacts;
    readonly NOT_IDLE: NoFacts;
    readonly NO_IDLING: NoFacts;
    readonly BACK_TOO_EARLY: SeasonFacts<'backAtMs'>;
    readonly NOT_A_REHEARSAL: NoFacts;
    readonly PLAYER_NOT_FOUND: SeasonFacts<'playerId'>;
    readonly PLAYER_IDLE: SeasonFacts<'playerId'>;
    readonly NAME_TAKEN: SeasonFacts<'name'>;
    readonly CLOCK_BACKWARDS: SeasonFacts<'nowMs' | 'toMs'>;
    readonly CLOCK_TOO_FAR: SeasonFacts<'latestMs' | 'toMs'>;
    readonly CLIENT_SEED_NEEDED: SeasonFacts<'sha256'>;
    readonly CLIENT_SEED_NOT_FIXED: SeasonFacts<'sha256'>;
    readonly RULESET_REFUSED: SeasonFacts<'problems'>;
    /** The facts name the card by its item, or by its rank and suit. */
    readonly CARD_UNKNOWN: SeasonFacts<never, 'item' | 'rank' | 'suit' | 'index'>;
    readonly AMOUNT_NOT_NATURAL: SeasonFacts<
      'amount',
      'least' | 'field' | 'item' | 'index' | 'lot'
    >;
  };

export type HostingRefusals = {
  readonly NOT_THE_FIRST_HOST: NoFacts;
  readonly NOT_A_HOST_POWER: SeasonFacts<'power'>;
  readonly HOST_POWER: SeasonFacts<'power'>;
  readonly ALREADY_HOST: SeasonFacts<'playerId'>;
  readonly NOT_A_CO_HOST: SeasonFacts<'playerId'>;
  readonly LAST_HOST: SeasonFacts<'playerId'>;
  readonly HOST_NOT_AWAY: SeasonFacts<'hostAwayAtMs'>;
};

const POWER_WORDS = new Map([
  ['REMOVE_PLAYER', 'remove players'],
  ['CLOSE_SEASON', 'close the season'],
  ['APPOINT_JUDGE', 'appoint the Judge'],
  ['PUBLISH_RULESET', 'publish new rules'],
  ['VOID_GAME', 'void games'],
]);
const powerWords = (power: string): string => POWER_WORDS.get(power) ?? power;

const HOSTING_REFUSALS: Sentences<HostingRefusals> = {
  NOT_THE_FIRST_HOST: () => 'Only the first host can hand the season on or share it.',
  NOT_A_HOST_POWER: ({ power }) =>
    `The rules of this season do not let its host ${powerWords(power)} alone.`,
  HOST_POWER: ({ power }) =>
    `The rules of this season leave it to the host alone to ${powerWords(power)}.`,
  ALREADY_HOST: () => 'The player already hosts the season.',
  NOT_A_CO_HOST: () => 'The season is not shared with this player.',
  LAST_HOST: () => 'The season needs a host: the first host can stop once there is another.',
  HOST_NOT_AWAY: ({ hostAwayAtMs }) =>
    hostAwayAtMs === null
      ? 'The rules of this season do not let a proposal replace the host.'
      : `A proposal can replace the host only once the host has done nothing for a time: from ${moment(hostAwayAtMs)}.`,
};

export type PausingRefusals = {
  readonly SEASON_PAUSED: SeasonFacts<'pausedUntilMs'>;
  readonly SEASON_NOT_PAUSED: NoFacts;
  readonly PAUSE_TOO_LONG: SeasonFacts<'most'>;
  readonly PAUSE_ENDS_ANYWAY: SeasonFacts<'pausedUntilMs'>;
};

const PAUSING_REFUSALS: Sentences<PausingRefusals> = {
  SEASON_PAUSED: ({ pausedUntilMs }) =>
    `The players have paused the season until ${moment(pausedUntilMs)}.`,
  SEASON_NOT_PAUSED: () => 'The season is not paused.',
  PAUSE_TOO_LONG: ({ most }) =>
    most === 0
      ? 'The rules of this season have no pauses.'
      : `The rules of this season allow a pause of ${counted(most, 'day')} at most.`,
  PAUSE_ENDS_ANYWAY: ({ pausedUntilMs }) =>
    `This would not shorten the pause: it lasts until ${moment(pausedUntilMs)}.`,
};

export const SEASON_REFUSALS: Sentences<SeasonRefusals> = {
  ...HOSTING_REFUSALS,
  ...PAUSING_REFUSALS,
  MALFORMED: (facts) => {
    if (facts.minimumCards !== undefined) return handSize(facts);
    const { field, expected } = facts;
    const what = field === undefined ? 'The input' : `The field “${inWords(field)}”`;
    return `${what} is not valid${phrase(': expected ', expected)}.`;
  },
  NOT_THE_HOST: () => 'Only the host of the season may do this.',
  NOT_A_PLAYER: () => 'Only players may do this: join the season first.',
  ALREADY_A_PLAYER: () => 'You are already a player of this season.',
  INVITE_WRONG: () => 'This season needs an invitation, and this is not its current code.',
  REJOIN_TOO_EARLY: ({ rejoinAtMs }) =>
    `After leaving you must wait before you join again: until ${moment(rejoinAtMs)}.`,
  YOU_ARE_IDLE: () => 'You are idle: come back first.',
  NOT_IDLE: () => 'You are not idle.',
  NO_IDLING: () => 'The rules of this season have no idling.',
  BACK_TOO_EARLY: ({ backAtMs }) => `You must stay idle for a while: until ${moment(backAtMs)}.`,
  NOT_A_REHEARSAL: () => 'The host can set the clock and give items only in a rehearsal.',
  PLAYER_NOT_FOUND: () => 'There is no such player in this season now.',
  PLAYER_IDLE: () => 'The player is idle.',
  NAME_TAKEN: ({ name }) => `The name ${name}, or one that looks like it, is taken in this season.`,
  CLOCK_BACKWARDS: ({ nowMs }) =>
    `The test clock only moves forward${phrase('; it shows ', moment(nowMs))}.`,
  CLOCK_TOO_FAR: ({ latestMs }) =>
    `The test clock moves at most 60 weeks at a time${phrase(': now to ', moment(latestMs))}.`,
  CLIENT_SEED_NEEDED: ({ sha256 }) =>
    `The client seed that you fixed is needed now${phrase(': the text with the SHA-256 ', sha256)}.`,
  CLIENT_SEED_NOT_FIXED: ({ sha256 }) =>
    sha256 === null
      ? 'You fixed no client seed before these dice were bound: leave it out.'
      : `This is not the client seed that you fixed, which has the SHA-256 ${sha256}.`,
  RULESET_REFUSED: ({ problems }) => {
    const others = problems.length > 1 ? ` (and ${problems.length - 1} more, see facts)` : '';
    return `The changed ruleset is not playable${problemText(problems[0])}${others}.`;
  },
  CARD_UNKNOWN: (facts) => `There is no card ${card(facts)} in the deck.`,
  AMOUNT_NOT_NATURAL: ({ amount, least }) =>
    `An amount must be a whole number${least === 0 ? ' of 0 or more' : ' above 0'}: ${amount} is not.`,
};

/** The words about the size of a hand and its limits. */
export function handSize({
  cards,
  minimumCards: least = 1,
  maximumCards: most = null,
}: SeasonFacts<never, 'cards' | 'minimumCards' | 'maximumCards'>): string {
  const has = cards === undefined ? '' : `, and this one has ${cards || 'none'}`;
  const cardsOf = (count: number): string => counted(count, 'card');
  if (most === null) return `A hand needs at least ${cardsOf(least)}${has}.`;
  if (most === least) return `A hand needs exactly ${cardsOf(least)}${has}.`;
  return `A hand needs ${least} to ${cardsOf(most)}${has}.`;
}

/** The place of an error in a ruleset, with its message. */
function problemText(problem: Json | undefined): string {
  if (typeof problem !== 'object' || problem === null) return '';
  const { path, message } = problem as { readonly path?: unknown; readonly message?: unknown };
  if (typeof message !== 'string') return '';
  return typeof path === 'string' && path !== ''
    ? `: at ${placeInWords(path)}, ${message}`
    : `: ${message}`;
}

/** The name of the card that the facts describe. */
const card = ({ item, rank, suit }: SeasonRefusals['CARD_UNKNOWN']): string =>
  item === undefined ? `${titled(word(rank, '?'))} of ${titled(word(suit, '?'))}` : itemTitle(item);
