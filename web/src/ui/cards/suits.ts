import { around, at, disc, star } from './shapes';
import type { Shape } from './shapes';

type Ink = 'red' | 'black' | 'green' | 'gold' | 'arcana';
type Suit = { readonly ink: Ink; readonly shapes: readonly Shape[] };

const petal = (angle: number): string =>
  `M0 0Q${at(angle - 0.42, 30)} ${at(angle, 40)}Q${at(angle + 0.42, 30)} 0 0z`;

/** Each suit is recognisable by its outline alone. */
const SUITS: Readonly<Record<string, Suit>> = {
  HEARTS: {
    ink: 'red',
    shapes: [['main', 'M0 44C-60 2-48-42-22-42C-9-42-1-33 0-23C1-33 9-42 22-42C48-42 60 2 0 44z']],
  },
  DIAMONDS: {
    ink: 'red',
    shapes: [['main', 'M0-48Q14-18 37 0Q14 18 0 48Q-14 18-37 0Q-14-18 0-48z']],
  },
  SPADES: {
    ink: 'black',
    shapes: [
      [
        'main',
        'M0-47C10-22 43-9 43 14C43 34 17 37 6 20C7 34 12 42 20 46H-20C-12 42-7 34-6 20C-17 37-43 34-43 14C-43-9-10-22 0-47z',
      ],
    ],
  },
  CLUBS: {
    ink: 'black',
    shapes: [
      ['main', disc(0, -23, 20) + disc(-23, 9, 20) + disc(23, 9, 20) + disc(0, 0, 12)],
      ['main', 'M-4 2H4C5 28 12 40 20 46H-20C-12 40-5 28-4 2z'],
    ],
  },
  LEAVES: {
    ink: 'green',
    shapes: [
      ['main', 'M0-48C38-30 44 6 20 24C11 30 3 26 0 20C-3 26-11 30-20 24C-44 6-38-30 0-48z'],
      ['line', 'M0 16C1 30 4 38 13 46'],
      ['fine', 'M0-36V18M0-12L-16-22M0-12L16-22M0 4L-18-6M0 4L18-6'],
    ],
  },
  ACORNS: {
    ink: 'green',
    shapes: [
      ['main', 'M-23-4C-24 24-12 38 0 48C12 38 24 24 23-4z'],
      ['main', 'M-33-8C-33-36 33-36 33-8Q0 2-33-8z'],
      ['main', 'M-4-26L-9-46L-1-48L5-26z'],
      ['fine', 'M-31-8Q0 2 31-8M-20-27L-8-6M-4-30L10-6M-27-18L-18-7M12-28L24-8'],
    ],
  },
  ROSES: {
    ink: 'red',
    shapes: [
      ['main', around(5, (angle) => `M0 0${circleAt(angle, 25, 19)}`)],
      ['light', disc(0, 0, 15)],
      ['main', around(5, (angle) => disc(8 * Math.sin(angle), -8 * Math.cos(angle), 4), 0.63)],
      ['fine', around(5, (angle) => `M${at(angle, 16)}L${at(angle, 34)}`, 0.63)],
    ],
  },
  SHIELDS: {
    ink: 'green',
    shapes: [
      ['main', 'M-38-44H38V-6C38 26 16 40 0 48C-16 40-38 26-38-6z'],
      ['light', 'M-29-35H29V-5C29 18 12 30 0 37C-12 30-29 18-29-5z'],
      ['main', 'M-29-35H0V0H29C28 20 12 30 0 37V0H-29z'],
    ],
  },
  BELLS: {
    ink: 'gold',
    shapes: [
      ['line', disc(0, -39, 7)],
      ['main', disc(0, 7, 38)],
      ['light', 'M-38 2Q0 10 38 2V10Q0 18-38 10z'],
      ['light', disc(0, 25, 5)],
      ['fine', 'M0 28V44'],
    ],
  },
  COINS: {
    ink: 'gold',
    shapes: [
      ['main', disc(0, 0, 46)],
      ['light', disc(0, 0, 39)],
      ['main', disc(0, 0, 35)],
      ['light', around(6, petal)],
      ['main', disc(0, 0, 8)],
    ],
  },
  CUPS: {
    ink: 'gold',
    shapes: [
      [
        'main',
        'M-34-42H34C35-6 20 8 7 12V26Q10 34 26 38V46H-26V38Q-10 34-7 26V12C-20 8-35-6-34-42z',
      ],
      ['light', 'M-26-36H26C26-32 24-28 24-28H-24C-24-28-26-32-26-36z'],
      ['fine', 'M-22-14Q0-4 22-14'],
    ],
  },
  SWORDS: {
    ink: 'black',
    shapes: [
      ['main', 'M0-49L8-38L6 16H-6L-8-38z'],
      ['main', 'M-30 12Q0 20 30 12V21Q0 27-30 21z'],
      ['main', `M-4 22H4V38H-4z${disc(0, 42, 7)}`],
      ['fine', 'M0-38V14'],
    ],
  },
  BATONS: {
    ink: 'green',
    shapes: [
      ['main', 'M-8 48L-17-28C-20-50 20-50 17-28L8 48z'],
      ['main', 'M-14-8L-28-18L-24-26L-13-18zM12 8L26-4L22-11L12-4z'],
      ['fine', 'M-6 30L-9-24M4 36L7-30'],
    ],
  },
  ARCANA: {
    ink: 'arcana',
    shapes: [
      ['main', star(8, 48, 20)],
      ['light', disc(0, 0, 13)],
      ['main', disc(0, 0, 7)],
    ],
  },
};

function circleAt(angle: number, from: number, r: number): string {
  return disc(from * Math.sin(angle), -from * Math.cos(angle), r);
}

/** Null for a suit invented by a proposal. */
export const suitOf = (suit: string): Suit | null => SUITS[suit] ?? null;
export const inkOf = (suit: string): Ink => SUITS[suit]?.ink ?? 'black';
