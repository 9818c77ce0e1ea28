import { DYNASTY_IDS } from '../../dynasty';
import { accountId, seasonId } from '../../kernel';
import type { AccountId, SeasonId } from '../../kernel';
import { kindOfShortId } from '../../engine';
import type { SeasonKind } from '../../engine';
import { ROUND_IDS } from '../../round';
import { PLAYER_IDS, REVISION_IDS } from '../../season';
import type { IdOf, IdFormat } from '../../season';
import { badInput } from '../errors/fault';
import { GAME_NAMES, isGameName } from './game-names';

const GAMES = Object.values(GAME_NAMES);
/** The types whose ids belong to the server. */
const SERVER_TYPES = ['Account', 'Viewer', 'AccessToken', 'Identity', 'Webhook', ...GAMES] as const;
/** The types with a single object in a round. The id contains only the round's id. */
const PART_TYPES = ['Auction', 'JudgeOffice'] as const;
/** The types with ids inside a season. */
const SEASON_IDS = {
  Player: PLAYER_IDS,
  Ruleset: REVISION_IDS,
  ...ROUND_IDS,
  ...DYNASTY_IDS,
} as const;

type ServerType = (typeof SERVER_TYPES)[number];
export type PartType = (typeof PART_TYPES)[number];
export type SeasonType = keyof typeof SEASON_IDS;
/** The local id of each type: `l7` is a lot. */
export type LocalIds = { readonly [T in SeasonType]: IdOf<(typeof SEASON_IDS)[T]> };
export const LOCAL_IDS: { readonly [T in SeasonType]: IdFormat<LocalIds[T]> } = SEASON_IDS;

/** The object that an id names, on the server or in a season. */
export type ParsedId =
  | { readonly type: ServerType; readonly id: string }
  | { readonly type: PartType; readonly seasonId: SeasonId }
  | { readonly type: 'Event'; readonly seasonId: SeasonId; readonly seq: number }
  | { readonly type: 'WebhookDelivery'; readonly webhookId: string; readonly number: number }
  | { readonly type: 'SeasonViewer'; readonly seasonId: SeasonId; readonly accountId: AccountId }
  | { readonly type: SeasonType; readonly seasonId: SeasonId; readonly localId: string };

const WORD = /^[A-Za-z0-9_-]{1,64}$/;

const print = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');

export const accountGlobalId = (id: AccountId): string => print(`Account:${id}`);
export const viewerGlobalId = (id: AccountId): string => print(`Viewer:${id}`);
export const webhookGlobalId = (id: string): string => print(`Webhook:${id}`);
export const deliveryGlobalId = (webhookId: string, number: number): string =>
  print(`WebhookDelivery:${webhookId}:${number}`);
/** The global id of an inbox entry, for messages: it is no node. */
export const inboxEntryGlobalId = (id: AccountId, number: number): string =>
  print(`InboxEntry:${id}:${number}`);
export const identityGlobalId = (id: string): string => print(`Identity:${id}`);
export const tokenGlobalId = (id: string): string => print(`AccessToken:${id}`);

/** A short id is its own global id: it begins with the letter of its kind. */
export const seasonGlobalId = (kind: SeasonKind, id: SeasonId): string =>
  kindOfShortId(id) === null ? print(`${GAME_NAMES[kind]}:${id}`) : id;

/** `dk3m9x2vqt-7` is the seventh game of a dynasty with a short id. */
export const localGlobalId = (type: SeasonType, season: SeasonId, localId: string): string =>
  type === 'GiolittiGame' && kindOfShortId(season) !== null
    ? `${season}-${localId.slice(LOCAL_IDS.GiolittiGame.letter.length)}`
    : print(`${type}:${season}:${localId}`);

/** The global id of the object with this number in its season. */
export const numberGlobalId = (type: SeasonType, season: SeasonId, number: number): string =>
  localGlobalId(type, season, LOCAL_IDS[type].of(number));
export const partGlobalId = (type: PartType, season: SeasonId): string =>
  print(`${type}:${season}`);
export const seasonViewerGlobalId = (season: SeasonId, account: AccountId): string =>
  print(`SeasonViewer:${season}:${account}`);

/** The global id of an event. `seq`: its number in the season's journal. */
export const eventGlobalId = (season: SeasonId, seq: number): string =>
  print(`Event:${season}:${seq}`);

/** Parses an id without looking up its object; null if the text is not an id of ours. */
export function parseId(text: string): ParsedId | null {
  if (text.length > 300) return null;
  const short = shortId(text);
  if (short !== null) return short;
  const plain = Buffer.from(text, 'base64url').toString('utf8');
  if (print(plain) !== text) return null;
  const [type = '', id = '', localId, ...more] = plain.split(':');
  if (!WORD.test(id) || more.length > 0) return null;
  // Each thing has one id.
  if (kindOfShortId(id) !== null && isShort(type)) return null;
  if (isServerType(type)) return localId === undefined ? { type, id } : null;
  if (isPartType(type)) return localId === undefined ? { type, seasonId: seasonId(id) } : null;
  if (type === 'SeasonViewer') return seasonViewer(id, localId);
  if (type === 'Event') return eventId(id, localId);
  if (type === 'WebhookDelivery') return deliveryId(id, localId);
  if (!isSeasonType(type) || localId === undefined) return null;
  return LOCAL_IDS[type].read(localId) === null ? null : { type, seasonId: seasonId(id), localId };
}

/** True for the types whose ids are short in a season with a short id. */
const isShort = (type: string): boolean => isGameName(type) || type === 'GiolittiGame';

/** The id of a season or of a game that is an address; null for other texts. */
function shortId(text: string): ParsedId | null {
  const [id = '', number] = text.split('-');
  const kind = kindOfShortId(id);
  if (kind === null) return null;
  const type = GAME_NAMES[kind];
  if (number === undefined) return { type, id };
  const localId = LOCAL_IDS.GiolittiGame.read(`${LOCAL_IDS.GiolittiGame.letter}${number}`);
  const isGame = type === 'Dynasty' && localId !== null && text === `${id}-${number}`;
  return isGame ? { type: 'GiolittiGame', seasonId: seasonId(id), localId } : null;
}

const seasonViewer = (id: string, account: string | undefined): ParsedId | null =>
  account !== undefined && WORD.test(account)
    ? { type: 'SeasonViewer', seasonId: seasonId(id), accountId: accountId(account) }
    : null;

const SEQ = /^[1-9]\d{0,14}$/;

const eventId = (id: string, seq: string | undefined): ParsedId | null =>
  seq !== undefined && SEQ.test(seq)
    ? { type: 'Event', seasonId: seasonId(id), seq: Number(seq) }
    : null;

const deliveryId = (webhookId: string, number: string | undefined): ParsedId | null =>
  number !== undefined && SEQ.test(number)
    ? { type: 'WebhookDelivery', webhookId, number: Number(number) }
    : null;

const isPartType = (type: string): type is PartType => PART_TYPES.some((known) => known === type);
const isServerType = (type: string): type is ServerType =>
  SERVER_TYPES.some((known) => known === type);
export const isSeasonType = (type: string): type is SeasonType => Object.hasOwn(SEASON_IDS, type);

/** Reads the id of a season; throws `BAD_USER_INPUT` for any other id. */
export function readSeasonId(field: string, text: string): SeasonId {
  const named = parseId(text);
  if (named !== null && 'id' in named && isGameName(named.type)) return seasonId(named.id);
  throw badInput(field, 'the id of a season');
}

/** True if the text is the id of a dynasty, even of one that does not exist. */
export const isDynastyId = (text: string): boolean => parseId(text)?.type === 'Dynasty';

/** Like `readSeasonId`, for rounds only. */
export function readRoundId(field: string, text: string): SeasonId {
  const named = parseId(text);
  if (named?.type !== GAME_NAMES.ROUND) throw badInput(field, 'the id of a round');
  return seasonId(named.id);
}

/** Like `readSeasonId`, for dynasties only. */
export function readDynastyId(field: string, text: string): SeasonId {
  const named = parseId(text);
  if (named?.type !== GAME_NAMES.DYNASTY) throw badInput(field, 'the id of a dynasty');
  return seasonId(named.id);
}

/**
 * Reads the id of an object of this type, with its season; throws `BAD_USER_INPUT` for any other
 * id.
 */
export function readLocal<T extends SeasonType>(
  type: T,
  field: string,
  text: string,
  expected: string = type,
): { readonly seasonId: SeasonId; readonly localId: LocalIds[T] } {
  const named = parseId(text);
  if (named?.type === type && 'localId' in named) {
    const localId = LOCAL_IDS[type].read(named.localId);
    if (localId !== null) return { seasonId: named.seasonId, localId };
  }
  throw badInput(field, `the id of a ${expected}`);
}

export function readTokenId(field: string, text: string): string {
  const named = parseId(text);
  if (named?.type !== 'AccessToken') throw badInput(field, 'the id of a token');
  return named.id;
}

export function readIdentityId(field: string, text: string): string {
  const named = parseId(text);
  if (named?.type !== 'Identity') throw badInput(field, 'the id of a linked identity');
  return named.id;
}

export function readWebhookId(field: string, text: string): string {
  const named = parseId(text);
  if (named?.type !== 'Webhook') throw badInput(field, 'the id of a webhook');
  return named.id;
}

export function readDeliveryId(
  field: string,
  text: string,
): { readonly webhookId: string; readonly number: number } {
  const named = parseId(text);
  if (named?.type !== 'WebhookDelivery') throw badInput(field, 'the id of a delivery');
  return named;
}
