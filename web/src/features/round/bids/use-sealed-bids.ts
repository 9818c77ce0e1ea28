import { useCallback, useLayoutEffect, useRef } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { optionFor } from '../seat/seat-option';
import { useSeat } from '../seat/seat';

type Amounts = Readonly<Record<string, string>>;

export type Bids = {
  readonly canSeal: boolean;
  /** The typed amounts, by lot id. */
  readonly amounts: Amounts;
  readonly change: (lotId: string, amount: string) => void;
  /** Replaces all typed amounts. */
  readonly fill: (amounts: Amounts) => void;
  readonly clear: () => void;
};

export const draftOf = (week: number | null): string => `sealBids ${week ?? 0}`;

/** The viewer's intended bids, stored in this browser until sealed. */
export function useSealedBids(): Bids {
  const { season, week, options } = useSeat();
  const place = { season, command: draftOf(week) };
  const [amounts, setAmounts, clear] = useDraft<Amounts>(place, {});
  const latest = useRef(amounts);
  useLayoutEffect(() => void (latest.current = amounts), [amounts]);
  // Stable, so that typing at a lot does not render all other lots.
  const change = useCallback(
    (lotId: string, amount: string) => setAmounts({ ...latest.current, [lotId]: amount }),
    [setAmounts],
  );
  return {
    canSeal: optionFor(options, 'sealBids') !== null,
    amounts,
    change,
    fill: setAmounts,
    clear,
  };
}
