import { table } from '../../document/markdown';
import { section } from '../common/section';
import type { DynastySectionWriter } from '../common/section';

/** The Magistrelli System [ruling K15]. */
export const magistrelli: DynastySectionWriter = ({
  magistrelli: { start, perPeg, differenceDividedBy },
}) =>
  section(
    'magistrelli',
    'The Magistrelli System',
    `Each player has Magistrelli, at first ${start}. With each peg of the stakes the Campione gains ` +
      `${perPeg} Magistrelli or, while the opponent has more, the difference divided by ` +
      `${differenceDividedBy}, rounded up.`,
    'The pegs are gained one by one, so that the difference shrinks from one to the next. The ' +
      'opponent’s Magistrelli are taken as they were when the game ended, and do not change.',
    table(
      ['The opponent has more by', 'Magistrelli for that peg'],
      [0, 1, 2, 5, 10].map((more) => [
        more === 0 ? 'nothing, or has less' : String(more),
        String(more === 0 ? perPeg : Math.ceil(more / differenceDividedBy)),
      ]),
    ),
  );
