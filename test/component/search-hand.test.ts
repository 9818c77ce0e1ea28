/** Compares the suggested hand with all hands of a few cards. */
import { EDITIONS } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';
import { scoreHand } from '../../src/round/hands/score-hand';
import { cardsOf } from '../../web/src/features/round/hands/hand-cards';
import { searchHand } from '../../web/src/features/round/hands/search-hand';

type Held = Parameters<typeof searchHand>[0]['held'];
type Chosen = Readonly<Record<string, number>>;

const SIZES = { least: 1, most: null };

/** The held cards: `2 KNIGHT BELLS` are two Knights of Bells. */
const heldOf = (cards: string): Held =>
  cards.split(', ').map((words) => {
    const [quantity = '', rank = '', suit = ''] = words.split(' ');
    const name = `${rank} of ${suit}`;
    return { item: name, name, quantity: Number(quantity), card: { rank, suit, name } };
  });

const totalOf = (ruleset: RoundRuleset, held: Held, chosen: Chosen): bigint =>
  BigInt(scoreHand(ruleset, cardsOf(held, chosen)).total);

/** All hands of at least one card. */
function allOf(held: Held): readonly Chosen[] {
  const hands = held.reduce<readonly Chosen[]>(
    (some, { item, quantity }) =>
      some.flatMap((hand) =>
        Array.from({ length: quantity + 1 }, (_, count) => ({ ...hand, [item]: count })),
      ),
    [{}],
  );
  return hands.filter((hand) => Object.values(hand).some((count) => count > 0));
}

const HANDS = [
  ['a run among strays', '1 7 BELLS, 1 8 CUPS, 1 9 ROSES, 1 10 BELLS, 1 KING ACORNS, 1 2 SWORDS'],
  [
    'two runs',
    '1 2 BELLS, 1 3 CUPS, 1 4 ROSES, 1 5 CUPS, 1 QUEEN BELLS, 1 ROOK CUPS, 1 KING COINS',
  ],
  ['pairs among strays', '1 4 BELLS, 1 4 CUPS, 1 9 ROSES, 1 9 COINS, 1 KING ACORNS, 1 2 SWORDS'],
  ['threes and pairs', '2 4 BELLS, 1 4 CUPS, 2 9 ROSES, 1 9 COINS, 2 KING ACORNS, 1 2 SWORDS'],
  ['a run of arcana', '1 STRENGTH ARCANA, 1 DEATH ARCANA, 1 THE_HANGED_MAN ARCANA, 1 5 BELLS'],
  ['one suit', '1 2 BELLS, 1 4 BELLS, 1 9 BELLS, 1 KING BELLS, 1 5 CUPS, 1 7 ROSES'],
  ['a tradition', '1 2 HEARTS, 1 7 DIAMONDS, 1 9 SPADES, 1 KING CLUBS, 1 5 CUPS, 1 8 ROSES'],
  ['a senate', '1 KNIGHT BELLS, 1 BISHOP CUPS, 1 ROOK ROSES, 1 5 CUPS, 1 9 SHIELDS, 1 2 LEAVES'],
] as const;

describe.each(['round-10/2021-08-24', 'round-10/gallery'])('by the rules of %s', (edition) => {
  const ruleset = EDITIONS.get(edition)!;
  const { archetypes, traditions, colors } = ruleset.deck;
  const deck = {
    ranks: archetypes.map(({ ranks }) => ranks.map(({ rank }) => rank)),
    groups: [...traditions, ...colors].map(({ suits }) => suits),
  };

  it.each(HANDS)('the best hand is found in %s', async (_what, cards) => {
    const held = heldOf(cards);
    const totals = allOf(held).map((hand) => totalOf(ruleset, held, hand));
    const found = await searchHand({ held, sizes: SIZES, deck }, (hand) =>
      Promise.resolve(totalOf(ruleset, held, hand)),
    );
    expect(typeof found).toBe('object');
    const best = totals.reduce((most, total) => (total > most ? total : most), 0n);
    if (typeof found === 'object') expect(totalOf(ruleset, held, found.chosen)).toBe(best);
  });
});
