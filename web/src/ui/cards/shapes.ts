/** The paint of a shape; card.css has the colours. */
export type Tone = 'main' | 'light' | 'gold' | 'ink' | 'skin' | 'line' | 'fine';

/** A shape in a box from -50 to 50. `line` and `fine` are strokes; all other tones are fills. */
export type Shape = readonly [tone: Tone, d: string];

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** `count` copies of a path around a point, for rays and petals. */
export const around = (count: number, part: (angle: number) => string, from = 0): string =>
  Array.from({ length: count }, (_none, at) => part(from + (at * 2 * Math.PI) / count)).join('');

const round = (value: number): number => Math.round(value * 10) / 10;

export const at = (angle: number, r: number, x = 0, y = 0): string =>
  `${round(x + r * Math.sin(angle))} ${round(y - r * Math.cos(angle))}`;

export const star = (points: number, outer: number, inner: number, x = 0, y = 0): string => {
  const step = Math.PI / points;
  const corners = Array.from({ length: 2 * points }, (_none, corner) =>
    at(corner * step, corner % 2 === 0 ? outer : inner, x, y),
  );
  return `M${corners.join('L')}z`;
};
