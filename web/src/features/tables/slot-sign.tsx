import { Shapes } from '../../ui/cards/paint';
import { disc, star } from '../../ui/cards/shapes';
import type { Shape } from '../../ui/cards/shapes';
import { Cartouche } from '../../ui/cards/suit-sign';

type Sign = {
  readonly ink: 'red' | 'black' | 'green' | 'gold' | 'arcana';
  readonly shapes: readonly Shape[];
};

/** Each sign is recognisable by its outline alone, like a suit. */
const SIGNS: Readonly<Record<string, Sign>> = {
  INFINITY: {
    ink: 'arcana',
    shapes: [
      [
        'main',
        'M0-11C9-23 17-29 27-29C41-29 49-16 49 0C49 16 41 29 27 29C17 29 9 23 0 11C-9 23-17 29-27 29C-41 29-49 16-49 0C-49-16-41-29-27-29C-17-29-9-23 0-11z',
      ],
      [
        'light',
        'M9 0C15-10 20-15 27-15C33-15 36-8 36 0C36 8 33 15 27 15C20 15 15 10 9 0zM-9 0C-15-10-20-15-27-15C-33-15-36-8-36 0C-36 8-33 15-27 15C-20 15-15 10-9 0z',
      ],
    ],
  },
  TRIANGLE: {
    ink: 'red',
    shapes: [
      ['main', 'M0-44L48 38H-48z'],
      ['light', 'M0-24L31 28H-31z'],
      ['main', 'M0-8L17 21H-17z'],
    ],
  },
  JOKER: {
    ink: 'green',
    shapes: [
      [
        'main',
        'M-30 26C-34 6-50 2-45-28C-32-28-22-18-17-4C-14-24-8-36 0-44C8-36 14-24 17-4C22-18 32-28 45-28C50 2 34 6 30 26z',
      ],
      ['light', 'M0-38C7-30 12-20 14 0L9 24H-9L-14 0C-12-20-7-30 0-38z'],
      ['light', 'M-32 25Q0 17 32 25V38Q0 30-32 38z'],
      ['gold', disc(-45, -32, 5.5) + disc(0, -46, 5) + disc(45, -32, 5.5)],
    ],
  },
  SPARKLE: {
    ink: 'gold',
    shapes: [['main', star(4, 42, 10, -8, 6) + star(4, 19, 5, 31, -29) + star(4, 14, 4, 33, 33)]],
  },
  THINKING: {
    ink: 'gold',
    shapes: [
      ['light', disc(0, -4, 41)],
      ['ink', disc(-15, -10, 5) + disc(15, -10, 5)],
      ['line', 'M-25-24Q-15-31-7-25M8-29Q17-33 25-25M-10 14Q2 8 14 11'],
      [
        'main',
        'M-33 44C-35 28-30 21-22 20C-14 19-6 22 4 19C11 17 14 25 7 28L-7 32C2 33 4 40-3 44C-12 49-25 49-33 44z',
      ],
      ['main', 'M-33 34C-36 22-35 14-30 10C-25 8-23 14-24 22z'],
    ],
  },
  DUCK: {
    ink: 'black',
    shapes: [
      [
        'main',
        'M-14-46C3-46 11-34 8-21C6-12 2-8 6-4C18 2 34-2 47-14C50 14 40 42 6 42C-26 42-42 28-38 10C-36 0-26-4-26-12C-34-18-35-46-14-46z',
      ],
      ['gold', 'M-29-31C-38-32-48-26-49-19C-40-15-32-16-26-19z'],
      ['light', disc(-15, -31, 4.5)],
      ['fine', 'M-8 14C2 30 22 28 34 8M-8 14C4 12 10 10 16 4'],
    ],
  },
};

type SlotSignProps = {
  readonly symbol: string;
  /** In pixels. */
  readonly size: number;
  /** The name for screen readers; left out if it is visible beside the sign. */
  readonly name?: string;
};

/** A reel's symbol. A symbol from a proposal shows its letter in a cartouche. */
export function SlotSign({ symbol, size, name }: SlotSignProps) {
  const known = SIGNS[symbol];
  const about = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <svg
      className={`slot-sign ink-${known?.ink ?? 'black'}`}
      viewBox="-52 -52 104 104"
      width={size}
      height={size}
      {...about}
    >
      {known === undefined ? (
        <Cartouche letter={symbol.slice(0, 1)} />
      ) : (
        <Shapes shapes={known.shapes} />
      )}
    </svg>
  );
}
