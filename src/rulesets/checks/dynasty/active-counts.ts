/** Tricks: a class has at least as many tricks as a game draws from it. */
import { problem } from '../../document/problem';
import type { DynastySense } from '../common/sense';

export const activeCounts: DynastySense = ({ trickClasses, tricks }) =>
  trickClasses.flatMap(({ class: of, active }, at) => {
    const there = tricks.filter((trick) => trick.class === of).length;
    if (active.type === 'ALL' || active.count <= there) return [];
    const message = `expected at most ${there}, as many as there are tricks of this class`;
    return [problem(['trickClasses', at, 'active', 'count'], message)];
  });
