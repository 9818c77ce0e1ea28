import { isEnumType } from 'graphql';
import { ACCOUNT_REFUSALS } from '../../src/accounts';
import { MAIL_REFUSALS, WEBHOOK_REFUSALS } from '../../src/delivery';
import { ENGINE_REFUSALS } from '../../src/engine';
import { loadSchema } from '../../src/graphql';
import type { RefusalCode } from '../../src/graphql/generated/resolvers';
import { SENTENCES, sentenceOf } from '../../src/graphql/refusal/sentences';
import { PRACTICE_REFUSALS } from '../../src/bots';
import { EDITION_REFUSALS } from '../../src/graphql/seasons/refusals';
import { DYNASTY_REFUSALS } from '../../src/dynasty';
import { ROUND_REFUSALS } from '../../src/round';
import { leastFacts } from './minimal-facts';

describe('refusals', () => {
  it('has a value in the schema for each code, and no other', () => {
    const type = loadSchema().getType('RefusalCode');
    const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
    const codes = new Set<string>([
      ...ROUND_REFUSALS,
      ...DYNASTY_REFUSALS,
      ...Object.keys({
        ...ACCOUNT_REFUSALS,
        ...ENGINE_REFUSALS,
        ...EDITION_REFUSALS,
        ...MAIL_REFUSALS,
        ...PRACTICE_REFUSALS,
        ...WEBHOOK_REFUSALS,
      }),
    ]);
    expect([...values].sort()).toEqual([...codes].sort());
    expect(Object.keys(SENTENCES).sort()).toEqual([...codes].sort());
  });

  test.each(Object.keys(SENTENCES) as RefusalCode[])(
    'tells %s with no more facts than it must have',
    (code) => {
      const sentence = sentenceOf(code, leastFacts(code));
      expect(sentence).toMatch(/^[A-Z].*\.$/s);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    },
  );

  test.each<[RefusalCode, Parameters<typeof sentenceOf>[1], string]>([
    [
      'WRONG_PHASE',
      { phase: 'AUCTION', needed: ['BARTERING'] },
      'This can be done only in the Bartering Phase, and this is the Auction Phase.',
    ],
    ['NOT_ENOUGH', { item: 'TRUNG', have: 2, need: 5 }, 'This takes 5 Trungs, and you have 2.'],
    [
      'NOT_ENOUGH',
      { item: 'STANDARD_PROPOSAL_MAKER', have: 0, need: 1 },
      'This takes 1 Standard Proposal-Maker, and you have 0.',
    ],
    [
      'MALFORMED',
      { field: 'imageUrl', expected: 'an https URL' },
      'The field “image URL” is not valid: expected an https URL.',
    ],
    [
      'RULESET_REFUSED',
      { problems: [{ path: '/prizes/0/items/GOLD_STAR/quantity', message: 'expected 1 or more' }] },
      'The changed ruleset is not playable: at prizes › 1 › items › Gold Star › quantity, expected 1 or more.',
    ],
    [
      'OFFICE_NOT_HELD',
      { office: 'GRAND_CLERK' },
      'That player does not hold the office of Grand Clerk.',
    ],
    [
      'CONTRACT_LACKS',
      { item: 'TRUNG', have: 1, need: 4 },
      'This takes 4 Trungs, and the contract has 1.',
    ],
    [
      'CLAUSE_CLOSED',
      { clause: 2, why: 'NOT_YET' },
      'Clause 2 pays nothing now: its time has not come.',
    ],
    [
      'ACTION_UNPAID',
      { action: 'BOW_DEEPLY', item: 'CARD:KNIGHT:SWORDS', amount: 1 },
      'You cannot pay for the action “Bow Deeply”: it costs 1 × Knight of Swords.',
    ],
    [
      'TRADE_OVER',
      { tradeId: 't1', status: 'WITHDRAWN' },
      'This offer is no longer open: it is withdrawn.',
    ],
    [
      'EMPTY_HAND',
      { cards: 0, minimumCards: 1, maximumCards: null },
      'A hand needs at least 1 card, and this one has none.',
    ],
    [
      'MALFORMED',
      { cards: 3, minimumCards: 5, maximumCards: 5 },
      'A hand needs exactly 5 cards, and this one has 3.',
    ],
    [
      'MALFORMED',
      { cards: 9, minimumCards: 2, maximumCards: 6 },
      'A hand needs 2 to 6 cards, and this one has 9.',
    ],
    ['CARD_UNKNOWN', { item: 'CARD:DUKE:CUPS' }, 'There is no card Duke of Cups in the deck.'],
    ['CARD_UNKNOWN', { rank: 'DUKE', suit: 'CUPS' }, 'There is no card Duke of Cups in the deck.'],
    ['AMOUNT_NOT_NATURAL', { amount: 0 }, 'An amount must be a whole number above 0: 0 is not.'],
  ])('tells %s with its facts', (code, facts, sentence) => {
    expect(sentenceOf(code, facts)).toBe(sentence);
  });
});
