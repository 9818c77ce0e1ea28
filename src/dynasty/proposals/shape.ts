/** Checks of an effect’s own fields. They do not depend on the dynasty. */
import type { PauseUnit } from '../../season';
import type { DynastyRefusal } from '../model/refusal';
import { unless } from '../model/access';
import { PEG } from '../model/pegs';

/**
 * The maximum of pegs given or taken at once, of Magistrelli, of a mask's Moda, of stakes and of a
 * score.
 */
export const MOST = 1_000_000;

/** A pause lasts whole days, so that each day still begins at midnight [ruling AA5]. */
export const UNIT_OF_PAUSE: PauseUnit = { days: 1 };

export function pegsShape(
  items: readonly { readonly item: string; readonly quantity: number }[],
  effect: number,
): DynastyRefusal | null {
  const onlyPegs = items.length === 1 && items.every(({ item }) => item === PEG);
  return (
    unless(onlyPegs, 'items', `one entry, with the item ${PEG}`, 'proposals', { effect }) ??
    items.reduce<DynastyRefusal | null>(
      (found, { quantity }) => found ?? wholeShape('quantity', quantity, 1, effect),
      null,
    )
  );
}

export const wholeShape = (
  field: string,
  value: number,
  least: number,
  effect: number,
): DynastyRefusal | null =>
  unless(
    Number.isSafeInteger(value) && value >= least && value <= MOST,
    field,
    `a whole number from ${least} to ${MOST}`,
    'proposals',
    { effect },
  );
