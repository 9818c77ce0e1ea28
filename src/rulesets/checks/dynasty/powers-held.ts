import { hostingOf, powersOf } from '../../document/hosting';
import { problem } from '../../document/problem';
import type { DynastySense } from '../common/sense';

/** Hosting: a power that the host lacks needs proposals in its place; without them nobody would have it. */
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
