import { around, disc } from './shapes';
import type { Shape } from './shapes';

/**
 * Busts of few shapes: the head in the middle, the robe down to 100, clipped below the box. Hat and
 * attribute identify the figure.
 */
const ROBE: readonly Shape[] = [
  ['main', 'M-14 8C-34 14-50 26-54 100H54C50 26 34 14 14 8z'],
  ['gold', 'M-8 10L0 100H6L10 10z'],
  ['light', 'M-16 8Q0 30 16 8L22 14Q0 42-22 14z'],
  ['fine', 'M-36 34Q-30 66-32 100M36 34Q30 66 32 100'],
];
const HEAD: readonly Shape[] = [
  ['skin', 'M-8-2H8V12Q0 20-8 12z'],
  ['skin', 'M-17-26C-17-48 17-48 17-26C17-8 8 4 0 4S-17-8-17-26z'],
  ['ink', `${disc(-6.5, -24, 1.7)}${disc(6.5, -24, 1.7)}`],
  ['line', 'M-10-30Q-6-32-3-30M3-30Q6-32 10-30M0-23L-2-14H1M-5-7Q0-4 5-7'],
];
const SHORT_HAIR: Shape = [
  'ink',
  'M-17-20C-24-26-22-46-12-48H12C22-46 24-26 17-20Q18-34 12-38H-12Q-18-34-17-20z',
];
const LONG_HAIR: Shape = [
  'ink',
  'M-14-46C-32-42-32-8-30 14L-15 10C-22-10-20-36 0-42C20-36 22-10 15 10L30 14C32-8 32-42 14-46z',
];
const BEARD: Shape = [
  'ink',
  'M-17-22C-20 6-10 24 0 28C10 24 20 6 17-22C14-12 8-12 0-12S-14-12-17-22zM-6-6Q0-2 6-6L5-8Q0-10-5-8z',
];
const CROWN: readonly Shape[] = [
  ['gold', 'M-20-38L-25-62L-12-51L0-68L12-51L25-62L20-38Q0-44-20-38z'],
  ['main', 'M-20-38Q0-44 20-38V-34Q0-40-20-34z'],
  ['gold', disc(-25, -64, 3) + disc(0, -71, 3.5) + disc(25, -64, 3)],
];
const rose = (x: number, y: number): string =>
  around(5, (angle) => disc(x + 6 * Math.sin(angle), y - 6 * Math.cos(angle), 5));

export const FIGURES = {
  KING: [
    ['gold', 'M46-34L52-34L50 64L44 64z'],
    ['gold', disc(49, -40, 9)],
    ['main', `M49-56V-48M45-53H53${disc(49, -40, 4)}`],
    ...ROBE,
    [
      'light',
      'M-54 100C-50 60-46 40-36 22L-26 17C-34 40-36 70-38 100zM54 100C50 60 46 40 36 22L26 17C34 40 36 70 38 100z',
    ],
    SHORT_HAIR,
    ...HEAD,
    BEARD,
    ...CROWN,
    ['skin', disc(47, 26, 7)],
  ],
  QUEEN: [
    LONG_HAIR,
    ...ROBE,
    ...HEAD,
    ['ink', 'M-17-24C-18-42-10-46 0-46S18-42 17-24Q14-38 0-39Q-14-38-17-24z'],
    ['gold', 'M-18-42L-20-56L-10-49L0-60L10-49L20-56L18-42Q0-49-18-42z'],
    ['gold', disc(-20, -58, 2.5) + disc(0, -62, 2.5) + disc(20, -58, 2.5)],
    ['line', 'M38 46L42-2'],
    ['main', rose(43, -10)],
    ['gold', disc(43, -10, 4)],
    ['skin', disc(39, 36, 7)],
    ['gold', around(7, (angle) => disc(13 * Math.sin(angle), 10 - 13 * Math.cos(angle), 1.8), 2.2)],
  ],
  KNIGHT: [
    ['gold', 'M44-70L49-84L54-70L51 90H47z'],
    ['main', 'M51-66L78-58L51-46z'],
    ...ROBE,
    [
      'light',
      'M-50 58C-48 30-38 18-20 12L-14 26C-30 30-36 44-38 62zM50 58C48 30 38 18 20 12L14 26C30 30 36 44 38 62z',
    ],
    ['skin', 'M-17-26H17C17-8 8 4 0 4S-17-8-17-26z'],
    ['ink', `${disc(-6, -21, 1.7)}${disc(6, -21, 1.7)}`],
    ['line', 'M0-20L-2-13H1M-5-6Q0-4 5-6'],
    ['light', 'M-21-2C-26-56 26-56 21-2L15 6C18-8 17-22 16-28H-16C-17-22-18-8-15 6z'],
    ['fine', 'M-16-28H16M0-46V-28'],
    ['main', 'M0-44C-4-64-30-66-40-48C-30-54-22-46-16-40z'],
    ['skin', disc(49, 32, 7)],
  ],
  KNAVE: [
    ['gold', 'M-47-50H-43V98H-47z'],
    ['light', 'M-45-64L-38-50H-52z'],
    ...ROBE,
    [
      'ink',
      'M-18-16C-26-26-22-46-10-48H10C22-46 26-26 18-16L22 2L14 0C18-16 16-32 10-38H-10C-16-32-18-16-14 0L-22 2z',
    ],
    ...HEAD,
    ['main', 'M-26-36C-34-56 20-64 28-44C28-38 10-34-22-34z'],
    ['gold', 'M20-50C34-66 46-58 44-42C40-50 30-48 24-44z'],
    ['skin', disc(-45, 36, 7)],
  ],
  OBER_KNAVE: [
    ['light', 'M-50 44L-66-44L-60-46L-46 44z'],
    ['gold', 'M-58 40L-38 36L-37 41L-57 45z'],
    ...ROBE,
    ['gold', 'M-34 20L30 96L36 90L-26 17z'],
    SHORT_HAIR,
    ...HEAD,
    ['ink', 'M-9-9Q-4-12 0-9Q4-12 9-9Q4-5 0-8Q-4-5-9-9z'],
    ['main', 'M-34-34Q0-50 34-34Q30-42 20-42C18-60-18-60-20-42Q-30-42-34-34z'],
    ['gold', 'M14-52C22-72 44-70 50-56C38-60 28-52 20-46z'],
    ['skin', disc(-47, 42, 7)],
  ],
  UNTER_KNAVE: [
    ['gold', 'M44-44H48V98H44z'],
    ['main', 'M48-42C66-48 66-30 80-34V-8C66-4 66-22 48-16z'],
    ...ROBE,
    SHORT_HAIR,
    ...HEAD,
    ['main', 'M-22-34C-22-50-8-60 10-62C32-66 40-50 34-38C28-48 18-46 20-34Q0-42-22-34z'],
    ['gold', disc(35, -36, 4)],
    ['gold', 'M-22-36Q0-44 20-36V-31Q0-39-22-31z'],
    ['skin', disc(46, 34, 7)],
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;

/** Bishop and Rook look like their chess pieces. */
export const CHESSMEN = {
  BISHOP: [
    ['main', disc(0, -46, 6)],
    ['main', 'M0-42C26-22 28 0 14 14H-14C-28 0-26-22 0-42z'],
    ['light', 'M4-28L9-24L-2-4L-8-8z'],
    ['gold', 'M-18 14H18V20H-18z'],
    ['main', 'M-11 20H11C12 34 18 40 26 46H-26C-18 40-12 34-11 20z'],
    ['gold', 'M-32 46H32V52H-32z'],
    ['main', 'M-36 52H36V60H-36z'],
    ['fine', 'M-14 2Q0 8 14 2'],
  ],
  ROOK: [
    ['main', 'M-30-42H-16V-34H-7V-42H7V-34H16V-42H30V-18H-30z'],
    ['gold', 'M-26-18H26V-12H-26z'],
    ['main', 'M-20-12H20L24 36H-24z'],
    ['light', 'M-6 36V20Q0 10 6 20V36zM-5-2H5V6H-5z'],
    ['fine', 'M-21 4H-8M8 4H21M-22 20H-10M10 20H22'],
    ['gold', 'M-30 36H30V43H-30z'],
    ['main', 'M-36 43H36V60H-36z'],
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
