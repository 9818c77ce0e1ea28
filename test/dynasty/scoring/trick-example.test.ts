/** Examples of tricks: cards that make them, checked by the scoring itself. */
import { spread } from '../../../src/dynasty/scoring/choose-cards';
import { exampleOf, scoreTrick } from '../../../src/dynasty/scoring';
import type { TrickExample } from '../../../src/dynasty/scoring';
import { dynastyCardName, dynastyCards } from '../../../src/rulesets';
import { giolitti } from '../../rulesets/dynasty/documents';
import { card } from './position-notation';

const told = ({ pocket, opponent, bersaglio }: TrickExample): string => {
  const side = (cards: TrickExample['pocket']): string =>
    cards
      .map(({ card: each, makes, heft }) => {
        const name = `${dynastyCardName(giolitti.deck, each)}${heft === null ? '' : ` ${heft}`}`;
        return makes ? `*${name}` : name;
      })
      .join(', ');
  const against = opponent.length === 0 ? '' : ` against ${side(opponent)}`;
  return side(pocket) + against + (bersaglio === null ? '' : ` = ${bersaglio}`);
};

test.each(giolitti.tricks.map((trick) => [trick.name, trick] as const))(
  '%s has an example beside each Grand Canal, unless none exists [Tricks]',
  (_name, trick) => {
    const lacks = dynastyCards(giolitti.deck).filter((canal) => {
      const example = exampleOf(giolitti, trick, canal);
      if (example === null) return true;
      const side = (cards: TrickExample['pocket']) => ({
        plays: cards.map((each) => each.card),
        masks: [],
        unmet: null,
      });
      // Without earlier cards the Grand Canal may defend, so comparisons are checked by hefts.
      if (example.opponent.length === 0) {
        const position = {
          grandCanal: canal,
          activeTricks: [],
          holder: side(example.pocket),
          opponent: side(example.opponent),
        };
        expect(scoreTrick(giolitti, position, trick.trick)).not.toBeNull();
      }
      return false;
    });
    expect(lacks).toEqual([]);
  },
);

it('tells the tricks of Giolitti by these cards', () => {
  const texts = giolitti.tricks.map(
    (trick) => `${trick.trick}: ${told(exampleOf(giolitti, trick, card('7 Coins'))!)}`,
  );
  expect(texts).toMatchInlineSnapshot(`
    [
      "ARIA: *King of Swords 14, *Queen of Cups 13, *Knight of Coins 12 against *Ace of Batons 1, *6 of Coins 6, *7 of Cups 7",
      "CORPO_CELESTE: Ace of Batons 1, *Sun 0, *King of Swords 14 against Ace of Coins 1, 6 of Batons 6, *7 of Cups 7",
      "OSSA: *Ace of Coins, Ace of Batons, 6 of Coins",
      "PROPORE: *Ace of Batons, *6 of Batons, *7 of Batons",
      "TORO: *Ace of Batons 1, *Queen of Coins 13, *King of Cups 14 = 28",
      "TRIPLETTA: *Ace of Batons, *Ace of Coins, *Ace of Cups",
      "UNIVERSO: Ace of Batons, *Sun, *Moon",
      "VERME: *Ace of Batons 1, *6 of Coins 6, *7 of Cups 7 against *King of Swords 14, *Queen of Cups 13, *Knight of Coins 12",
    ]
  `);
});

it('has no example of a trick that no cards can make', () => {
  const [trick] = giolitti.tricks.filter(({ pattern }) => pattern.type === 'SUM_IS_BERSAGLIO');
  const ruleset = { ...giolitti, bersaglioBase: 900 };
  expect(exampleOf(ruleset, trick!, card('7 Coins'))).toBeNull();
});

/** A deck of this many suits and ranks; `looked` counts the looks at its suits. */
function deckOf(suits: number, ranks: number) {
  const counter = { looked: 0 };
  const [suit] = giolitti.deck.suits;
  const of = Array.from({ length: suits }, (_, place) => ({
    ...suit!,
    suit: `S${place}`,
    ranks: Array.from({ length: ranks }, (_each, heft) => ({
      ...{ rank: `R${heft}`, name: `Rank ${heft}`, heft },
    })),
  }));
  const counted = new Proxy(of, {
    get: (target, key, self): unknown => {
      counter.looked += 1;
      return Reflect.get(target, key, self);
    },
  });
  const deck = { ...giolitti.deck, suits: counted };
  return { counter, deck };
}

it('seeks no example in the largest deck, nor for the largest pocket', () => {
  const { counter, deck } = deckOf(100, 100);
  const largest = { ...giolitti, pocketSize: 100, deck };
  for (const trick of giolitti.tricks) {
    expect(exampleOf(largest, trick)).toBeNull();
    expect(exampleOf({ ...giolitti, pocketSize: 21 }, trick)).toBeNull();
  }
  expect(counter.looked / giolitti.tricks.length).toBeLessThan(300);
});

it('ends the search in the largest deck in which it seeks', () => {
  const { counter, deck } = deckOf(2, 100);
  const largest = { ...giolitti, pocketSize: 20, deck };
  const [trick] = giolitti.tricks.filter(({ pattern }) => pattern.type === 'SAME_RANK');
  expect(exampleOf(largest, trick!)).toBeNull();
  expect(counter.looked).toBeLessThan(200_000);
});

it('looks at each card a few times to choose a pocket', () => {
  let looked = 0;
  const cards = Array.from({ length: 10_000 }, (_, place) => ({
    get rank() {
      looked += 1;
      return `R${place % 100}`;
    },
    suit: `S${Math.floor(place / 100)}`,
  }));
  expect(spread(cards, 100)).toHaveLength(100);
  expect(looked).toBeLessThan(5 * cards.length);
});
