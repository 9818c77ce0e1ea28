/** Prizes: each placement from the first has one line. Only the last line may be open. */
import { problem } from '../../document/problem';
import type { RoundCheck } from '../common/check';

export const placements: RoundCheck = ({ prizes, hands }) =>
  prizes.flatMap(({ from, to, cardsBack }, place) => {
    const before = prizes[place - 1];
    const expected = before === undefined ? 1 : (before.to ?? before.from) + 1;
    const isLast = place === prizes.length - 1;
    return [
      ...(from === expected
        ? []
        : [problem(['prizes', place, 'from'], `expected ${expected}: placements count up from 1`)]),
      ...(to !== null && to < from
        ? [problem(['prizes', place, 'to'], `expected ${from} or more, or null`)]
        : []),
      ...(to === null && !isLast
        ? [problem(['prizes', place, 'to'], 'expected a number: only the last line is open')]
        : []),
      ...(cardsBack && !hands.cardsDestroyed
        ? [problem(['prizes', place, 'cardsBack'], 'expected false: no cards are destroyed')]
        : []),
    ];
  });
