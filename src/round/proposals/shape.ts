/** Checks of an effect’s own fields. They do not depend on the round. */
import type { PauseUnit } from '../../season';
import type { RoundRefusal } from '../model/refusal';
import { MOST_ENTRIES, MOST_GRANTED, unless } from '../model/shapes';

const RULE = 'proposals';

/** A pause lasts whole weeks, so the days of the week stay the same [ruling AA5]. */
export const UNIT_OF_PAUSE: PauseUnit = { days: 7 };

export function itemsShape(
  items: readonly { readonly quantity: number }[],
  effect: number,
): RoundRefusal | null {
  const few = items.length >= 1 && items.length <= MOST_ENTRIES;
  return (
    unless(few, 'items', `1 to ${MOST_ENTRIES} entries`, RULE, { effect }) ??
    unless(
      items.every(({ quantity }) => quantity <= MOST_GRANTED),
      'quantity',
      `at most ${MOST_GRANTED}`,
      RULE,
      { effect },
    )
  );
}
