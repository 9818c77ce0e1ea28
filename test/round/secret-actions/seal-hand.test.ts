import { addPlayer, card, rulesetWith, runningRound } from '../given';
import { MONDAY } from '../harness';
import { asks, lastAction } from './secret-action-commands';
import type { CountedCard } from '../../../src/round/hands/vocabulary';

const TWO_OR_THREE = rulesetWith(({ hands }) => {
  hands.minimumCards = 2;
  hands.maximumCards = 3;
});

const sealing = (cards: CountedCard[], document = rulesetWith()) => {
  const round = runningRound(document);
  const ann = addPlayer(round);
  const turn = round.turn('player:p1', MONDAY);
  const refusal = asks(turn, ann, { type: 'SealHand', cards, salt: 'salt' });
  return { round, refusal };
};

describe('sealing a hand', () => {
  it('keeps the text, also of cards that the player has not [D6, D7]', () => {
    const { round, refusal } = sealing([card('KNIGHT', 'SWORDS'), card('ACE', 'CUPS', 2)]);
    expect(refusal).toBeNull();
    expect(lastAction(round)).toMatchObject({ kind: 'HAND', status: 'COMMITTED', text: null });
    expect(round.vault.texts.get('a1')).toBe('Knight of Swords; 2 × Ace of Cups\n---\nsalt');
  });

  test.each<[string, CountedCard[], string, unknown]>([
    ['no cards', [], 'EMPTY_HAND', { cards: 0, minimumCards: 1, maximumCards: null }],
    [
      'a card of another deck',
      [card('ACE', 'CUPS'), card('ACE', 'WANDS')],
      'CARD_UNKNOWN',
      { index: 1, rank: 'ACE', suit: 'WANDS' },
    ],
    [
      'a rank that its suit has not',
      [card('THE_FOOL', 'CUPS')],
      'CARD_UNKNOWN',
      { index: 0, rank: 'THE_FOOL', suit: 'CUPS' },
    ],
    ['no ace', [card('ACE', 'CUPS', 0)], 'AMOUNT_NOT_NATURAL', { index: 0, amount: 0 }],
    ['half an ace', [card('ACE', 'CUPS', 0.5)], 'AMOUNT_NOT_NATURAL', { index: 0, amount: 0.5 }],
  ])('refuses %s [Submitting a Hand]', (_, cards, code, facts) => {
    expect(sealing(cards).refusal).toMatchObject({ code, facts });
  });

  test.each([[1], [4]])('refuses %d cards where two or three are asked for', (count) => {
    const { refusal } = sealing([card('ACE', 'CUPS', count)], TWO_OR_THREE);
    expect(refusal).toMatchObject({
      code: 'MALFORMED',
      facts: { cards: count, minimumCards: 2, maximumCards: 3 },
    });
  });
});
