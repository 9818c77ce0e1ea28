import { knownCodes } from './known-codes';
import type { Sense } from './sense';

/** Proposals: the class that is taken when none is named exists. */
export const defaultClass: Sense = ({ proposals: { defaultClass: code, classes } }) =>
  knownCodes(
    'a class of proposals',
    classes.map((known) => known.class),
    [[['proposals', 'defaultClass'], code]],
  );
