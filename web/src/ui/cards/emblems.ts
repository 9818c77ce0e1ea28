import { around, at, disc, star } from './shapes';
import type { Shape } from './shapes';

const rays = (count: number, from: number, to: number, half: number): string =>
  around(
    count,
    (angle) => `M${at(angle - half, from)}L${at(angle, to)}L${at(angle + half, from)}z`,
  );
const FACE: readonly Shape[] = [
  ['ink', disc(-8, -4, 2.2) + disc(8, -4, 2.2)],
  ['line', 'M0-2L-2 6H2M-7 12Q0 17 7 12'],
];
const WINGS: Shape = [
  'light',
  'M-8-8C-30-40-50-34-48-14C-46 10-26 22-8 20zM8-8C30-40 50-34 48-14C46 10 26 22 8 20z',
];
const GOWN: Shape = ['main', 'M-8-12H8L22 48H-22z'];
const HEAD: Shape = ['skin', disc(0, -24, 10)];

/**
 * The emblems of all arcana: the casino's twenty-two and Giolitti's ten. An arcanum in both has one
 * entry.
 */
const EMBLEMS: Readonly<Record<string, readonly Shape[]>> = {
  FOOL: [
    ['main', 'M-24 20C-28-16-14-26 0-26S28-16 24 20z'],
    [
      'gold',
      'M-24 14C-50 6-46-26-34-34C-36-18-24-12-18-10zM24 14C50 6 46-26 34-34C36-18 24-12 18-10zM-8-24C-8-44 8-44 8-24z',
    ],
    ['gold', disc(-34, -38, 5) + disc(34, -38, 5) + disc(0, -44, 5)],
    ['skin', disc(0, 14, 20)],
    ['ink', disc(-7, 10, 2.2) + disc(7, 10, 2.2)],
    ['line', 'M-9 20Q0 30 9 20'],
  ],
  MAGICIAN: [
    ['main', 'M-34 26H34V34H-34zM-28 34H-22V48H-28zM22 34H28V48H22z'],
    ['gold', 'M-26 12H-12L-16 22V26H-22V22z'],
    ['gold', disc(18, 18, 8)],
    ['light', 'M-4-2H4V26H-4z'],
    ['line', 'M-6-2L22-40'],
    ['gold', star(6, 13, 5, 24, -42)],
    ['line', 'M-32-30C-32-42-18-42-14-30S4-18 4-30S-10-42-14-30S-32-18-32-30z'],
  ],
  HIGH_PRIESTESS: [
    ['light', 'M-46-44H-34V48H-46zM34-44H46V48H34z'],
    GOWN,
    HEAD,
    ['main', 'M-14-30C-14-44 14-44 14-30L16-8L10-16C12-28 6-32 0-32S-12-28-10-16L-16-8z'],
    ['gold', 'M-10-40A10 10 0 1 0 10-40A12 8 0 0 1-10-40z'],
    ['light', 'M-12 8H12V22H-12z'],
  ],
  EMPRESS: [
    GOWN,
    ['skin', disc(0, -22, 11)],
    ['gold', 'M-12-30L-14-42L-6-36L0-46L6-36L14-42L12-30z'],
    ['gold', star(5, 16, 7, 26, 14)],
    ['light', 'M-34-4C-14-4-14 26-34 34C-44 20-44 8-34-4z'],
  ],
  EMPEROR: [
    ['light', 'M-32-20H-22V48H-32zM22-20H32V48H22zM-32 20H32V30H-32z'],
    GOWN,
    ['skin', disc(0, -22, 11)],
    ['ink', 'M-11-22C-10 2-4 6 0 8C4 6 10 2 11-22C6-14-6-14-11-22z'],
    ['gold', 'M-13-30V-44H-5V-38H5V-44H13V-30z'],
    ['gold', disc(30, -28, 8)],
    ['line', 'M30-44V-36M26-40H34'],
  ],
  HIEROPHANT: [
    ['line', 'M34-46V48M24-36H44M20-26H48M26-16H42'],
    GOWN,
    ['skin', disc(0, -16, 10)],
    ['gold', 'M-11-22C-14-40-6-48 0-50C6-48 14-40 11-22z'],
    ['fine', 'M-12-28H12M-11-36H11'],
    ['light', 'M-4-6H4V48H-4z'],
  ],
  LOVERS: [
    ['main', 'M0 8C-22-8-16-26-8-26C-3-26 0-22 0-18C0-22 3-26 8-26C16-26 22-8 0 8z'],
    ['skin', disc(-24, 4, 9) + disc(24, 4, 9)],
    ['main', 'M-30 14H-18L-12 48H-40z'],
    ['gold', 'M18 14H30L40 48H12z'],
    ['line', 'M-14 30H14'],
    ['gold', 'M-30-36L30-44L26-40L32-46M30-44L26-48'],
  ],
  CHARIOT: [
    ['main', 'M-30-10H30L24 22H-24z'],
    ['gold', disc(-22, 32, 15) + disc(22, 32, 15)],
    ['light', disc(-22, 32, 9) + disc(22, 32, 9)],
    ['fine', 'M-22 18V46M-36 32H-8M22 18V46M8 32H36'],
    ['light', 'M-32-44H32L26-34H-26zM-28-34H-24V-10H-28zM24-34H28V-10H24z'],
    ['gold', star(5, 10, 4, 0, -22)],
  ],
  JUSTICE: [
    ['gold', 'M-3-46H3V40H-3zM-22 40H22V47H-22z'],
    ['line', 'M-36-30H36M-36-30L-46 4M-36-30L-26 4M36-30L26 4M36-30L46 4'],
    ['main', 'M-50 4H-22Q-36 26-50 4zM22 4H50Q36 26 22 4z'],
    ['gold', disc(0, -46, 5)],
  ],
  HERMIT: [
    ['main', 'M-14-34C-2-48 16-40 16-24L26 48H-22L-12-8z'],
    ['skin', 'M-6-24C-4-32 8-32 8-20C6-12-4-12-6-24z'],
    ['light', 'M-4-14Q4 6 8-14Q2-10-4-14z'],
    ['line', 'M34-44V48M-8 0L-26 0V6'],
    ['gold', 'M-36 6H-16L-20 30H-32z'],
    ['light', star(6, 8, 3, -26, 18)],
  ],
  WHEEL_OF_FORTUNE: [
    ['gold', disc(0, 0, 44)],
    ['light', disc(0, 0, 34)],
    [
      'main',
      around(
        8,
        (angle) =>
          `M${at(angle - 0.06, 8)}L${at(angle - 0.04, 36)}L${at(angle + 0.04, 36)}L${at(angle + 0.06, 8)}z`,
      ),
    ],
    ['main', disc(0, 0, 10)],
    ['gold', disc(0, 0, 4)],
  ],
  STRENGTH: [
    ['gold', rays(14, 28, 48, 0.2)],
    ['main', disc(0, 2, 30)],
    ['gold', 'M-20-4C-16-20 16-20 20-4C20 16 12 26 0 28S-20 16-20-4z'],
    ['ink', 'M-6 8H6L0 14zM-12-2L-4 0L-12 3zM12-2L4 0L12 3z'],
    ['line', 'M0 14V18M0 18Q-6 24-10 19M0 18Q6 24 10 19'],
  ],
  HANGED_MAN: [
    ['line', 'M-36 48V-44H36V48M4-44V-30'],
    ['main', 'M0-30H7L9 2H-9L-8-6L1-8z'],
    ['main', 'M-8-10L-22-2L-20 3L-2-2z'],
    ['gold', 'M-11 0H11L8 24H-8z'],
    ['skin', disc(0, 32, 9)],
    ['gold', around(9, (angle) => disc(13 * Math.sin(angle), 32 - 13 * Math.cos(angle), 1.6))],
  ],
  DEATH: [
    ['line', 'M32-40L14 48'],
    ['light', 'M34-44C12-50-16-42-30-24C-14-34 10-36 30-32z'],
    ['skin', 'M-20 2C-22-28 22-28 20 2C18 10 12 12 12 14V26H-12V14C-12 12-18 10-20 2z'],
    ['ink', disc(-8, 0, 5.5) + disc(8, 0, 5.5)],
    ['ink', 'M0 6L-3 12H3z'],
    ['fine', 'M-7 17V26M-2.5 17V26M2.5 17V26M7 17V26'],
    ['main', 'M-30 40L24 26L26 32L-28 46zM30 44L-24 28L-26 34L28 50z'],
  ],
  TEMPERANCE: [
    WINGS,
    GOWN,
    HEAD,
    ['gold', 'M-34 2H-18L-21 16H-31zM16 22H32L29 36H19z'],
    ['line', 'M-20 12C-4 14 10 16 20 24'],
    ['gold', disc(0, -40, 4)],
  ],
  DEVIL: [
    [
      'light',
      'M-12-4C-34-24-50-18-48 6L-34 0L-30 14L-12 12zM12-4C34-24 50-18 48 6L34 0L30 14L12 12z',
    ],
    [
      'main',
      'M-16-20C-34-28-34-46-28-48C-26-36-18-34-10-34H10C18-34 26-36 28-48C34-46 34-28 16-20L14 0C10 12-10 12-14 0z',
    ],
    ['main', 'M-12 10H12L20 48H6L0 34L-6 48H-20z'],
    ['gold', 'M-10-18L-3-15L-10-12zM10-18L3-15L10-12z'],
    ['line', 'M-6-2Q0-6 6-2'],
  ],
  TOWER: [
    ['light', 'M-20-18H20L24 48H-24z'],
    ['main', 'M-28-18H-18V-26H-8V-18H8V-26H18V-18H28V-8H-28z'],
    ['ink', 'M-6 2Q0-6 6 2V14H-6zM-6 48V34Q0 26 6 34V48z'],
    ['gold', 'M34-50L8-34L20-32L2-18L40-36L26-38z'],
    ['gold', 'M-22-28C-30-38-20-42-20-50C-10-44-8-34-14-28z'],
  ],
  STAR: [
    ['gold', star(8, 46, 17)],
    ['main', star(8, 24, 9)],
    ['light', disc(0, 0, 5)],
    [
      'gold',
      star(6, 7, 3, -38, -36) +
        star(6, 7, 3, 38, -36) +
        star(6, 7, 3, -38, 36) +
        star(6, 7, 3, 38, 36),
    ],
  ],
  MOON: [
    ['gold', 'M14-44A46 46 0 1 0 14 44A52 52 0 0 1 14-44z'],
    ['ink', disc(-22, -6, 2.4)],
    ['line', 'M-16-1L-11 6L-16 8M-18 18Q-14 20-12 17'],
    ['main', star(6, 8, 3, 30, -16) + star(6, 6, 2.5, 38, 14)],
  ],
  SUN: [
    ['gold', rays(16, 28, 49, 0.13)],
    ['gold', disc(0, 0, 27)],
    ['light', disc(0, 0, 23)],
    ...FACE,
  ],
  JUDGEMENT: [
    ['gold', 'M-40-34L18-12L24-26C36-22 36 6 22 8L16-4L-42-26z'],
    ['light', 'M-30-18H-2V16H-30z'],
    ['main', 'M-17-18H-13V16H-17zM-30-4H-2V0H-30z'],
    ['main', 'M-36 48C-36 26-12 26-12 48zM12 48C12 26 36 26 36 48z'],
    ['skin', disc(-24, 26, 8) + disc(24, 26, 8)],
  ],
  WORLD: [
    ['line', 'M0-48V-40M-4-44H4'],
    ['main', disc(0, 4, 40)],
    [
      'light',
      'M-22-20C-8-30 6-22 0-12S-18 0-12 10S-30 12-34-2zM8 8C22 0 34 8 32 20S14 36 6 28S-4 14 8 8z',
    ],
    ['gold', 'M-40 0Q0 12 40 0V7Q0 19-40 7zM-3-36H3V0H-3z'],
  ],
  ANGEL: [
    WINGS,
    GOWN,
    HEAD,
    ['line', 'M-13-38A13 5 0 1 1 13-38A13 5 0 1 1-13-38z'],
    ['gold', 'M6 4L34-20L40-14L38-26L28-24L32-20L4 0z'],
    ['fine', 'M-40-18Q-28 2-12 8M40-18Q28 2 12 8'],
  ],
  LIGHTNING: [
    [
      'light',
      'M-36-16C-46-36-20-46-12-36C-4-50 24-46 24-32C40-36 48-14 34-8H-30C-36-8-38-12-36-16z',
    ],
    ['gold', 'M4-8L-20 20H-4L-14 50L22 10H6L18-8z'],
  ],
  IMPOSTOR: [
    ['main', 'M0-46C-34-46-36-4-26 14C-18 30-6 44 0 46z'],
    ['light', 'M0-46C34-46 36-4 26 14C18 30 6 44 0 46z'],
    ['ink', 'M-24-10Q-14-20-6-8Q-14-2-24-10z'],
    ['line', 'M24-10Q14-20 6-8Q14-2 24-10zM-14 20Q-6 28 0 22M0 22Q8 14 14 24'],
    ['gold', 'M-27-24L-46-30L-30-16zM27-24L46-30L30-16z'],
  ],
};

/** Null for an arcanum invented by a proposal. */
export const emblemOf = (arcanum: string): readonly Shape[] | null => EMBLEMS[arcanum] ?? null;

const ORDER = [
  ...['FOOL', 'MAGICIAN', 'HIGH_PRIESTESS', 'EMPRESS', 'EMPEROR', 'HIEROPHANT', 'LOVERS'],
  ...['CHARIOT', 'JUSTICE', 'HERMIT', 'WHEEL_OF_FORTUNE', 'STRENGTH', 'HANGED_MAN', 'DEATH'],
  ...['TEMPERANCE', 'DEVIL', 'TOWER', 'STAR', 'MOON', 'SUN', 'JUDGEMENT', 'WORLD'],
];
/** Giolitti names these arcana without article and number. */
const GIOLITTI = ['MAGICIAN', 'DEVIL', 'STAR', 'MOON', 'SUN', 'WORLD'];
const TENS = ['', 'X', 'XX'];
const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** The Roman number of a casino arcanum; empty for others. */
export function romanOf(rank: string): string {
  const bare = rank.replace(/^THE_/, '');
  const place = bare !== rank || !GIOLITTI.includes(rank) ? ORDER.indexOf(bare) : -1;
  if (place < 0) return '';
  return place === 0 ? '0' : `${TENS[Math.floor(place / 10)] ?? ''}${ONES[place % 10] ?? ''}`;
}
