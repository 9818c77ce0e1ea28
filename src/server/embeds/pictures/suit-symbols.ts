/** A closed polygon around the origin; `distanceOf` gives each point's distance. */
const around = (points: number, distanceOf: (at: number) => number): string =>
  `${Array.from({ length: points }, (_none, at) => {
    const angle = (2 * Math.PI * at) / points;
    const distance = distanceOf(at);
    const [x, y] = [distance * Math.sin(angle), -distance * Math.cos(angle)];
    return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('')}z`;

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1${-2 * r} 0z`;

type Ink = 'red' | 'black' | 'green' | 'gold' | 'arcana';

/**
 * Each suit's sign as a path, 20 by 20 units around the origin, filled by the even-odd rule, and
 * simple enough for a small card.
 */
const SIGNS: Readonly<Record<string, readonly [Ink, string]>> = {
  ACORNS: [
    'green',
    'M-5 0C-5 6-2 8 0 10C2 8 5 6 5 0zM-7-1C-7-8 7-8 7-1Q0-3-7-1zM-1-7L-2-10H0L1-7z',
  ],
  ARCANA: ['arcana', around(16, (at) => (at % 2 === 0 ? 10 : 5)) + disc(0, 0, 2)],
  BATONS: ['green', 'M-2 10L-4-6C-4-11 4-11 4-6L2 10zM-4 0L-8-3L-7-5L-4-3zM3 2L7-1L6-3L3-1z'],
  BELLS: ['gold', `${disc(0, 2, 8)}M-6 2H6V4H-6z${disc(0, -8, 2)}`],
  CLUBS: [
    'black',
    'M-1-1C-6 6-11 0-8-3C-6-5-4-4-3-3C-6-10 6-10 3-3C4-4 6-5 8-3C11 0 6 6 1-1L3 10H-3z',
  ],
  COINS: ['gold', disc(0, 0, 9) + disc(0, 0, 7) + disc(0, 0, 5) + disc(0, 0, 2)],
  CUPS: ['gold', 'M-7-9H7C7-1 4 2 1.5 3V6Q5 7 5 10H-5Q-5 7-1.5 6V3C-4 2-7-1-7-9z'],
  DIAMONDS: ['red', 'M0-10L7 0L0 10L-7 0z'],
  HEARTS: ['red', 'M0 9C-13-1-9-9-5-9C-2-9 0-7 0-5C0-7 2-9 5-9C9-9 13-1 0 9z'],
  LEAVES: ['green', 'M0-10C8-6 9 2 4 6C2 7 1 6 .7 5L1.5 10H-1.5L-.7 5C-1 6-2 7-4 6C-9 2-8-6 0-10z'],
  ROSES: ['red', around(40, (at) => 7 + 2.6 * Math.cos((at * Math.PI) / 4)) + disc(0, 0, 3)],
  SHIELDS: ['green', 'M-8-9H8V0C8 6 3 9 0 10C-3 9-8 6-8 0zM-5-6V0H0V-6zM0 0V6C3 5 5 3 5 0z'],
  SPADES: ['black', 'M0-10C3-5 10-1 9 4C8 8 3 8 1.5 5L3 10H-3L-1.5 5C-3 8-8 8-9 4C-10-1-3-5 0-10z'],
  SWORDS: ['black', 'M0-10L1.6-7V4H6V6H1.6V10H-1.6V6H-6V4H-1.6V-7z'],
};

/** The drawing of a suit; null for a suit that a proposal invented. */
export function suitSymbol(suit: string): { readonly ink: Ink; readonly path: string } | null {
  const [ink, path] = Object.hasOwn(SIGNS, suit) ? (SIGNS[suit] ?? []) : [];
  return ink === undefined || path === undefined ? null : { ink, path };
}
