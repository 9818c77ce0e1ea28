/** Phases: each day of the week belongs to exactly one phase. */
import { problem } from '../../document/problem';
import type { Problem } from '../../document/problem';
import type { Phase } from '../../round/document';
import type { RoundCheck } from '../common/check';

export const weekdays: RoundCheck = ({ phases }) => [
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((day) => inOnePhase(phases, day)),
  ...phases.flatMap((phase, place) => inOneRun(phase, place)),
];

function inOnePhase(phases: readonly Phase[], day: number): Problem[] {
  const times = phases.flatMap(({ days }) => days).filter((other) => other === day).length;
  if (times === 1) return [];
  const found = times === 0 ? 'in none' : 'more than once';
  return [problem(['phases'], `expected day ${day} in exactly one phase; it is ${found}`)];
}

/**
 * A phase starts once a week, so its days are consecutive, across the end of the week if necessary.
 */
function inOneRun(phase: Phase, place: number): Problem[] {
  return phase.days.flatMap((day, at) => {
    const before = phase.days[at - 1];
    if (before === undefined || day === (before + 1) % 7) return [];
    return [problem(['phases', place, 'days', at], `expected the day after ${before}`)];
  });
}
