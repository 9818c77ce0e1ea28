import { knownCodes } from '../common/known-codes';
import type { Sense } from '../common/sense';

/** Proposals: the default class exists. */
export const defaultClass: Sense = ({ proposals: { defaultClass: code, classes } }) =>
  knownCodes(
    'a class of proposals',
    classes.map((known) => known.class),
    [[['proposals', 'defaultClass'], code]],
  );
