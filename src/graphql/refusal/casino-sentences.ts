import type { RefusalCode } from '../generated/resolvers';
import { handSize } from './hand-size';
import { amountOf, card, choices, phrase, titled, word } from './words';
import type { Sentence } from './words';

/** Of the rules of the casino. */
export const CASINO_SENTENCES = {
  ROUND_NOT_STARTED: (facts) =>
    `The round has not started${phrase(': it does at ', facts, 'startsAt')}.`,
  ROUND_OVER: () => 'The round is over.',
  WRONG_PHASE: (facts) =>
    `This is done in the ${choices(facts, 'needed', 'right', titled)} Phase, not in the ${titled(word(facts, 'phase', 'present'))} Phase.`,
  HASH_MALFORMED: () => 'A SHA-256 is 64 hexadecimal digits.',
  HASH_MISMATCH: (facts) =>
    `This text has the SHA-256 ${word(facts, 'sha256', 'of another')}, not the one that was committed.`,
  HASH_TAKEN: () =>
    'Another player has committed this hash this week: put a salt of your own into your text.',
  NO_SECRET_ACTION: () => 'You have no secret action of that kind to reveal.',
  NOT_MATURED: (facts) =>
    `It is too early to reveal this${phrase(': it matures at ', facts, 'maturesAt')}.`,
  REVELATION_OVER: (facts) =>
    `It is too late to reveal this${phrase(': the revelation date was ', facts, 'revealsAt')}.`,
  ALREADY_REVEALED: (facts) => `This was revealed already${phrase(', at ', facts, 'revealedAt')}.`,
  CARD_UNKNOWN: (facts) => `There is no card ${card(facts)} in the deck.`,
  LOT_NOT_FOUND: (facts) => `There is no lot ${word(facts, 'lot', 'of that number')} to be had.`,
  LOT_NAMED_TWICE: (facts) =>
    `There may be one bid on a lot, and lot ${word(facts, 'lot', 'of that number')} has two.`,
  EXCHANGE_UNKNOWN: (facts) =>
    `Trungs are not traded in for ${titled(word(facts, 'exchange', 'that'))}.`,
  AMOUNT_NOT_NATURAL: (facts) =>
    `An amount is a natural number${facts['least'] === 0 ? ', or 0' : ' above 0'}${phrase(', which this is not: ', facts, 'amount')}.`,
  NOT_ENOUGH: (facts) =>
    `This takes ${amountOf(facts, 'need', 'item')}, and you have ${word(facts, 'have', 'less')}.`,
  HANDS_ARE_SEALED: () => 'In this season hands are sealed, not presented.',
  HANDS_ARE_PRESENTED: () => 'In this season hands are presented for all to see, not sealed.',
  ALREADY_PRESENTED: () => 'You have presented a hand in this phase already.',
  EMPTY_HAND: handSize,
  BIDS_ARE_SEALED: () =>
    'Bids are sealed in this season: commit them, or entrust them to the server.',
  BIDS_ARE_OPEN: () => 'Bids are open in this season: place them on the lots one by one.',
  BID_TOO_LOW: (facts) =>
    `A bid on lot ${word(facts, 'lot', 'of that number')} takes ${word(facts, 'minimum', 'more')} or more now.`,
  ENOUGH_LOTS: (facts) =>
    `There are ${word(facts, 'standing', 'enough')} lots, and there may be ${word(facts, 'lots', 'no more')}.`,
} satisfies Partial<Record<RefusalCode, Sentence>>;
