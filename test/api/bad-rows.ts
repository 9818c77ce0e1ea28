import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  AdvanceClockDocument,
  CommitHashDocument,
  DrawLotDocument,
  GrantItemsDocument,
  BecomePlayerDocument,
  RemovePlayerDocument,
  RevealTextDocument,
  EntrustBidsDocument,
  EntrustHandDocument,
  TradeTrungsDocument,
} from '../generated/operations';
import { bidOn } from '../support/lot-ids';
import { SUNDAY } from './rounds';
import type { Table } from './table';

/* Bad requests at a table on a Tuesday, in the Auction Phase, and the server's answers. */

type Document = TypedDocumentNode<unknown, never>;
type Who = 'host' | 'ann' | 'bob' | 'dan' | 'anybody';
type Input = Readonly<Record<string, unknown>> | ((table: Table) => Record<string, unknown>);
/**
 * The document, the sender, the input besides the season's id, the code, and words from the
 * message.
 */
export type Row = readonly [Document, Who, Input, string, string | RegExp];

const ace = (count: number): Record<string, unknown> => ({ rank: 'ACE', suit: 'CUPS', count });
const bid =
  (amount: unknown, lot = 1) =>
  ({ id }: Table): Record<string, unknown> => ({ bids: [bidOn(id, lot, amount)] });

/** Requests against the rules of the game. The answer is a refusal with this code. */
export const REFUSED: Readonly<Record<string, Row>> = {
  'a bid of 0': [
    EntrustBidsDocument,
    'ann',
    bid(0),
    'AMOUNT_NOT_NATURAL',
    /whole number above 0: 0 /,
  ],
  'a bid of −1': [
    EntrustBidsDocument,
    'ann',
    bid(-1),
    'AMOUNT_NOT_NATURAL',
    /whole number above 0: -1 /,
  ],
  'two bids on one lot': [
    EntrustBidsDocument,
    'ann',
    ({ id }) => ({ bids: [1, 2].map((amount) => bidOn(id, 3, amount)) }),
    'LOT_NAMED_TWICE',
    'Lot 3 has two',
  ],
  'a bid on a lot that is not there': [
    EntrustBidsDocument,
    'ann',
    bid(5, 99),
    'LOT_NOT_FOUND',
    'no lot 99',
  ],
  'a bid of the host, who does not play': [
    EntrustBidsDocument,
    'host',
    bid(5),
    'NOT_A_PLAYER',
    'players',
  ],
  'an empty hand': [EntrustHandDocument, 'ann', { cards: [] }, 'EMPTY_HAND', 'at least 1 card'],
  'a hand of no such card': [
    EntrustHandDocument,
    'ann',
    { cards: [{ rank: 'ACE', suit: 'ARCANA' }] },
    'CARD_UNKNOWN',
    /ace of arcana/i,
  ],
  'a hand of 0 cards of a kind': [
    EntrustHandDocument,
    'ann',
    { cards: [ace(0)] },
    'AMOUNT_NOT_NATURAL',
    'whole number above 0',
  ],
  'a hash of 63 digits': [
    CommitHashDocument,
    'ann',
    { kind: 'BIDS', sha256: 'a'.repeat(63) },
    'HASH_MALFORMED',
    '64 hexadecimal digits',
  ],
  'a hash of other letters': [
    CommitHashDocument,
    'ann',
    { kind: 'BIDS', sha256: 'g'.repeat(64) },
    'HASH_MALFORMED',
    '64 hexadecimal digits',
  ],
  'a text where nothing was committed': [
    RevealTextDocument,
    'ann',
    { kind: 'HAND', text: 'Ace of Cups' },
    'NO_SECRET_ACTION',
    'no secret action',
  ],
  'a lot in the auction phase': [DrawLotDocument, 'ann', {}, 'WRONG_PHASE', /in the .*bartering/i],
  'a trade for what there is not': [
    TradeTrungsDocument,
    'ann',
    { exchange: 'MOON' },
    'EXCHANGE_UNKNOWN',
    /moon/i,
  ],
  'a trade no times': [
    TradeTrungsDocument,
    'ann',
    { exchange: 'GOLD_STAR', times: 0 },
    'AMOUNT_NOT_NATURAL',
    'whole number above 0',
  ],
  'a trade of Trungs not held': [
    TradeTrungsDocument,
    'ann',
    { exchange: 'GOLD_STAR' },
    'NOT_ENOUGH',
    /takes 10 trung/i,
  ],
  'items for a player of another season': [
    GrantItemsDocument,
    'host',
    ({ other }) => ({ playerId: other.danId, items: [{ item: 'CHIP', quantity: 1 }] }),
    'PLAYER_NOT_FOUND',
    'no such player',
  ],
  'items there are not': [
    GrantItemsDocument,
    'host',
    ({ annId }) => ({ playerId: annId, items: [{ item: 'DUCK', quantity: 1 }] }),
    'ITEM_UNKNOWN',
    /duck/i,
  ],
  'items that a player gives': [
    GrantItemsDocument,
    'ann',
    ({ annId }) => ({ playerId: annId, items: [{ item: 'CHIP', quantity: 1 }] }),
    'NOT_THE_HOST',
    'host',
  ],
  'a removal of a player of another season': [
    RemovePlayerDocument,
    'host',
    ({ other }) => ({ playerId: other.danId }),
    'PLAYER_NOT_FOUND',
    'no such player',
  ],
  'a clock that goes back': [
    AdvanceClockDocument,
    'host',
    { to: SUNDAY },
    'CLOCK_BACKWARDS',
    'only moves forward',
  ],
  'a clock that goes too far': [
    AdvanceClockDocument,
    'host',
    { to: '2031-01-01T00:00:00Z' },
    'CLOCK_TOO_FAR',
    'at most 60 weeks',
  ],
  'joining twice': [BecomePlayerDocument, 'ann', {}, 'ALREADY_A_PLAYER', 'player'],
  'joining under a name that is taken': [
    BecomePlayerDocument,
    'dan',
    { name: 'ann' },
    'NAME_TAKEN',
    'ann',
  ],
};

/** Malformed input. The answer is an error with this `extensions.code`. */
export const FAULTY: Readonly<Record<string, Row>> = {
  'a bid of 1.5': [EntrustBidsDocument, 'ann', bid(1.5), 'BAD_USER_INPUT', 'bids[0].amount'],
  'a bid of 10^12': [EntrustBidsDocument, 'ann', bid(1e12), 'BAD_USER_INPUT', 'bids[0].amount'],
  'a bid of "ten"': [EntrustBidsDocument, 'ann', bid('ten'), 'BAD_USER_INPUT', 'bids[0].amount'],
  'no bids': [EntrustBidsDocument, 'ann', { bids: [] }, 'BAD_USER_INPUT', '"bids"'],
  '301 bids': [
    EntrustBidsDocument,
    'ann',
    ({ id }) => ({ bids: Array.from({ length: 301 }, (_none, at) => bidOn(id, at, 1)) }),
    'BAD_USER_INPUT',
    '"bids"',
  ],
  'a hand of 500 cards': [
    EntrustHandDocument,
    'ann',
    { cards: Array.from({ length: 500 }, () => ace(1)) },
    'BAD_USER_INPUT',
    '"cards"',
  ],
  'a card a million and one times': [
    EntrustHandDocument,
    'ann',
    { cards: [ace(1), ace(1_000_001)] },
    'BAD_USER_INPUT',
    '"cards.1.count"',
  ],
  'a kind of secret there is not': [
    CommitHashDocument,
    'ann',
    { kind: 'DUCKS', sha256: 'a'.repeat(64) },
    'BAD_USER_INPUT',
    'input.kind',
  ],
  'a text of 20,001 characters': [
    RevealTextDocument,
    'ann',
    { kind: 'BIDS', text: 'x'.repeat(20_001) },
    'BAD_USER_INPUT',
    '"text"',
  ],
  'more than 1,000 trades': [
    TradeTrungsDocument,
    'ann',
    { exchange: 'GOLD_STAR', times: 1001 },
    'BAD_USER_INPUT',
    '"times"',
  ],
  'a season that is a player': [
    EntrustBidsDocument,
    'ann',
    (table) => ({ ...bid(5)(table), seasonId: table.annId }),
    'BAD_USER_INPUT',
    '"seasonId"',
  ],
  'a season that is no id': [
    EntrustBidsDocument,
    'ann',
    (table) => ({ ...bid(5)(table), seasonId: '12' }),
    'BAD_USER_INPUT',
    '"seasonId"',
  ],
  'a player that is a season': [
    GrantItemsDocument,
    'host',
    ({ id }) => ({ playerId: id, items: [{ item: 'CHIP', quantity: 1 }] }),
    'BAD_USER_INPUT',
    '"playerId"',
  ],
  'an item and a card in one': [
    GrantItemsDocument,
    'host',
    ({ annId }) => ({ playerId: annId, items: [{ item: 'CHIP', card: ace(1), quantity: 1 }] }),
    'BAD_USER_INPUT',
    '"items.0"',
  ],
  'a day that there is not': [
    AdvanceClockDocument,
    'host',
    { to: '2021-09-31T00:00:00Z' },
    'BAD_USER_INPUT',
    'input.to',
  ],
  'a moment without its offset': [
    AdvanceClockDocument,
    'host',
    { to: '2021-09-30T00:00:00' },
    'BAD_USER_INPUT',
    'input.to',
  ],
  'a moment that is a word': [
    AdvanceClockDocument,
    'host',
    { to: 'tomorrow' },
    'BAD_USER_INPUT',
    'input.to',
  ],
  'a field that there is not': [
    EntrustBidsDocument,
    'ann',
    (table) => ({ ...bid(5)(table), secretly: true }),
    'BAD_USER_INPUT',
    'secretly',
  ],
  'dice stirred with words': [
    DrawLotDocument,
    'ann',
    { clientSeed: 'no spaces please' },
    'BAD_USER_INPUT',
    '"clientSeed"',
  ],
  'an empty key': [
    DrawLotDocument,
    'ann',
    { idempotencyKey: '' },
    'BAD_USER_INPUT',
    '"idempotencyKey"',
  ],
};
