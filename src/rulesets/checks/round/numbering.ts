/** Cards: dice choose suits and ranks by number, so the numbers run from 1 in the order given. */
import { problem } from '../../document/problem';
import type { Problem, Segment } from '../../document/problem';
import type { Sense } from '../common/sense';

export const numbering: Sense = ({ deck }) => [
  ...gapless(['deck', 'suits'], deck.suits),
  ...deck.archetypes.flatMap(({ ranks }, place) =>
    gapless(['deck', 'archetypes', place, 'ranks'], ranks),
  ),
];

function gapless(
  path: readonly Segment[],
  entries: readonly { readonly number: number }[],
): Problem[] {
  return entries.flatMap(({ number }, place) =>
    number === place + 1
      ? []
      : [problem([...path, place, 'number'], `expected ${place + 1}: numbers run on from 1`)],
  );
}
