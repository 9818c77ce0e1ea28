import { knownCodes } from '../common/known-codes';
import type { DynastySense } from '../common/sense';

/** Proposals: the default class exists. */
export const defaultClass: DynastySense = ({ proposals }) =>
  proposals === undefined
    ? []
    : knownCodes(
        'a class of proposals',
        proposals.classes.map((known) => known.class),
        [[['proposals', 'defaultClass'], proposals.defaultClass]],
      );
