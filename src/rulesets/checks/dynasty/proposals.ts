import { problem } from '../../document/problem';
import { hostingOf, powersOf } from '../../document/seasons';
import type { DynastyCheck } from '../common/check';
import { knownCodes } from '../common/codes';

/** Proposals: the default class exists. */
export const defaultClass: DynastyCheck = ({ proposals }) =>
  proposals === undefined
    ? []
    : knownCodes(
        'a class of proposals',
        proposals.classes.map((known) => known.class),
        [[['proposals', 'defaultClass'], proposals.defaultClass]],
      );

/**
 * Hosting: if the host lacks a power, proposals must exist. Otherwise nobody would have the power.
 */
export const powersHeld: DynastyCheck = (ruleset) => {
  const { powers } = hostingOf(ruleset);
  const isWhole = powersOf('DYNASTY').every((power) => powers.includes(power));
  return isWhole || ruleset.proposals !== undefined
    ? []
    : [
        problem(
          ['hosting', 'powers'],
          'expected every power: without proposals nobody would have the others',
        ),
      ];
};
