import { hostingOf, powersOf } from '../../hosting';
import { problem } from '../../problem';
import type { DynastySense } from '../sense';

/** Hosting: what is left to nobody can be done by nobody; proposals take the place of the host. */
export const powersHeld: DynastySense = (ruleset) => {
  const { powers } = hostingOf(ruleset);
  const isWhole = powersOf('DYNASTY').every((power) => powers.includes(power));
  return isWhole || ruleset.proposals !== undefined
    ? []
    : [
        problem(
          ['hosting', 'powers'],
          'expected every power: nobody could propose what is left out',
        ),
      ];
};
