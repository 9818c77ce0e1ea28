import { AROUND } from './around';
import { DRAFTING } from './drafting';
import { EN } from './en';
import { GOVERN } from './govern';
import { HOME } from './home';
import { OFFICES } from './offices';
import { VALUES } from './values';

/** Every text by its key. In what is built each comes with what says it: web/build/words.mts. */
export const CATALOGUE = {
  ...EN,
  ...AROUND,
  ...DRAFTING,
  ...GOVERN,
  ...HOME,
  ...OFFICES,
  ...VALUES,
} as const;
