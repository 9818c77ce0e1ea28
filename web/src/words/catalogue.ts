import { AROUND } from './around';
import { EN } from './en';
import { GOVERN } from './govern';
import { HOME } from './home';
import { OFFICES } from './offices';
import { VALUES } from './values';

/** Every text by its key. In what is built each comes with what says it: web/build/words.mts. */
export const CATALOGUE = { ...EN, ...AROUND, ...GOVERN, ...HOME, ...OFFICES, ...VALUES } as const;
