/** Values for the inputs of mutations in a big season. */
import {
  accountGlobalId,
  deliveryGlobalId,
  localGlobalId,
  identityGlobalId,
  webhookGlobalId,
  LOCAL_IDS,
  seasonGlobalId,
} from '../../src/graphql/ids/global-ids';
import type { SeasonType } from '../../src/graphql/ids/global-ids';
import type { SeasonKind } from '../../src/engine';
import type { AccountId, SeasonId } from '../../src/kernel';
import { LIMITS } from '../../src/server/scheduling/limits';
import type { MutationValues } from './every-mutation';

export type Place = {
  readonly kind: SeasonKind;
  readonly season: SeasonId;
  readonly account: AccountId;
};

/** The types of ids whose field has another name than the type. */
const TYPES: Readonly<Record<string, SeasonType>> = {
  gameId: 'GiolittiGame',
  voidGame: 'GiolittiGame',
  changeId: 'ContractChange',
  requestId: 'JusticeRequest',
  works: 'WorkOfArt',
  voidTrade: 'Trade',
  voidTable: 'Table',
  voidSecretAction: 'SecretAction',
  voidSecretAttempt: 'SecretAttempt',
  ...Object.fromEntries(
    [
      ...['to', 'with', 'consent', 'on', 'player', 'playerIds', 'restTo', 'endJudgeTerm'],
      ...['replaceHost', 'removePlayer', 'replaceDealer', 'declareVictor'],
    ].map((name) => [name, 'Player' as const]),
  ),
};

function typeOf(name: string): SeasonType {
  const named = name.charAt(0).toUpperCase() + name.slice(1).replace(/Id$/, '');
  const type = TYPES[name] ?? Object.keys(LOCAL_IDS).find((each) => each === named);
  if (type === undefined) throw new Error(`no type is known for the id "${name}"`);
  return type as SeasonType;
}

const CODES: Readonly<Record<string, string>> = {
  ...{ rank: 'ACE', suit: 'CUPS', phase: 'AUCTION', exchange: 'GOLD_STAR' },
  ...{ handle: 'ann', score: '1' },
};

const PASSWORD = 'a password';
const FIXED: Readonly<Record<string, string>> = {
  ...{ password: PASSWORD, currentPassword: PASSWORD, newPassword: PASSWORD },
  ...{ sha256: 'a'.repeat(64), imageUrl: 'https://example.org/a.png' },
};

/** A patch of many operations that the rules accept. */
const LONG_PATCH: readonly object[] = Array.from({ length: 300 }, (_, place) => ({
  op: 'replace',
  path: '/title',
  value: `Title ${place}`,
}));

const RANKS = 12;
const SUITS = [
  ...['LEAVES', 'DIAMONDS', 'CUPS', 'CLUBS', 'ACORNS', 'ROSES'],
  ...['BELLS', 'SWORDS', 'SHIELDS', 'HEARTS', 'COINS', 'SPADES'],
];

/** A card that differs from those at the other places of a list. */
function cardAt(place: number): string {
  return `CARD:${2 + (place % RANKS)}:${SUITS[Math.floor(place / RANKS) % SUITS.length]}`;
}

/** The bytes of a request beside its variables. */
const AROUND = 1_000;

export const valuesIn = ({ kind, season, account }: Place): MutationValues => ({
  bytes: LIMITS.bodyBytes - AROUND,
  patch: LONG_PATCH,
  fixed: (name) => FIXED[name] ?? null,
  code: (name, place) => (name === 'item' ? cardAt(place) : (CODES[name] ?? `a-${place}`)),
  id: (name, place) => {
    if (name === 'seasonId') return seasonGlobalId(kind, season);
    if (name === 'dealerId') return accountGlobalId(account);
    if (name === 'tokenId') return Buffer.from('AccessToken:a').toString('base64url');
    if (name === 'identityId') return identityGlobalId('a');
    if (name === 'webhookId') return webhookGlobalId('a');
    if (name === 'deliveryId') return deliveryGlobalId('a', 1);
    const type = typeOf(name);
    // The first player is the viewer.
    return localGlobalId(type, season, LOCAL_IDS[type].of(place + (type === 'Player' ? 2 : 1)));
  },
});
