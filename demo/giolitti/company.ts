/** The eight bots: their masks and their characters. */
import type { Temper } from './seat';

const CALM = {
  offers: 0.62,
  courage: 0,
  betsAfter: null,
  booksAfter: null,
  followsModa: false,
  vice: null,
} as const;

/** The number of bots is even, for tables of two. */
export const COMPANY: readonly Temper[] = [
  { ...CALM, name: 'Ada', mask: 'REALI', plays: 'for any trick', offers: 0.56 },
  { ...CALM, name: 'Bruno', mask: 'MORANTE', plays: 'with a face for each game', betsAfter: 9 },
  {
    ...CALM,
    name: 'Chiara',
    mask: 'ARLECCHINO',
    plays: 'bold: raises early',
    offers: 0.54,
    courage: 0.2,
  },
  {
    ...CALM,
    name: 'Dario',
    mask: 'SUCCO',
    plays: 'cautious: gives up soon',
    offers: 0.8,
    courage: -0.2,
  },
  {
    ...CALM,
    name: 'Elena',
    mask: 'PANTALONE',
    plays: 'after the fashion',
    followsModa: true,
    betsAfter: 6,
  },
  { ...CALM, name: 'Fausto', mask: 'TOGNOLI', plays: 'cards that he has not got', vice: 'CHEATS' },
  {
    ...CALM,
    name: 'Gilda',
    mask: 'CENTOFANTI',
    plays: 'until she is called away',
    vice: 'RESIGNS',
    booksAfter: 3,
  },
  {
    ...CALM,
    name: 'Ivo',
    mask: 'PEDROLINO',
    plays: 'after the fashion',
    followsModa: true,
    booksAfter: 2,
    betsAfter: 7,
  },
];
