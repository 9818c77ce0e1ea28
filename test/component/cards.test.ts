/** Every card of every deck has a picture. None has the frame of invented cards. */
import { DYNASTY_EDITIONS, EDITIONS } from '../../src/rulesets';
import { emblemOf } from '../../web/src/ui/cards/emblems';
import { drawingOf } from '../../web/src/ui/cards/face';
import type { Face } from '../../web/src/ui/cards/face';
import { MASKS } from '../../web/src/ui/cards/masks';
import { suitOf } from '../../web/src/ui/cards/suits';

type Deck = readonly (readonly [name: string, faces: readonly Face[]])[];

const ROUNDS: Deck = [...EDITIONS].map(([id, { deck }]) => [
  id,
  deck.suits.flatMap(({ suit, archetype }) =>
    deck.archetypes
      .filter((each) => each.archetype === archetype)
      .flatMap(({ ranks }) => ranks.map(({ rank }) => ({ rank, suit, archetype }))),
  ),
]);
const DYNASTIES: Deck = [...DYNASTY_EDITIONS].map(([id, { deck }]) => [
  id,
  deck.suits.flatMap(({ suit, ranks }) => ranks.map(({ rank }) => ({ rank, suit }))),
]);

function isDrawn(face: Face): boolean {
  const drawing = drawingOf(face);
  if (drawing.is === 'arcanum') return emblemOf(drawing.arcanum) !== null;
  return drawing.is !== 'invented' && suitOf(face.suit) !== null;
}

it.each([...ROUNDS, ...DYNASTIES])('every card of %s is drawn', (_id, faces) => {
  expect(faces.length).toBeGreaterThanOrEqual(20);
  expect(faces.filter((face) => !isDrawn(face))).toEqual([]);
});

it('and each card of a deck otherwise than the others', () => {
  for (const [, faces] of [...ROUNDS, ...DYNASTIES]) {
    const drawn = faces.map((face) => JSON.stringify([face.suit, drawingOf(face)]));
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});

it.each([...DYNASTY_EDITIONS])('every mask of %s is drawn', (_id, { masks }) => {
  expect(masks.filter(({ mask }) => !Object.hasOwn(MASKS, mask))).toEqual([]);
});

it.each([
  { rank: 'JESTER', suit: 'HEARTS' },
  { rank: '7', suit: 'OWLS' },
  { rank: 'THE_ACCOUNTANT', suit: 'ARCANA' },
])('what a proposal has invented is found not to be: $rank of $suit', (face) => {
  expect(isDrawn(face)).toBe(false);
});
