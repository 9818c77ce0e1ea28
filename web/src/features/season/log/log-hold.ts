import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LogLineFragment } from '../../../generated/graphql';

type Line = Pick<LogLineFragment, '__typename' | 'seq'>;

/** The events that a page tells step by step. */
const TOLD: readonly string[] = [
  ...['SecretActionFailed', 'BidFailed', 'BidInvalidated', 'LotSold', 'ThirdPartyWon'],
  ...['PlayerLotReturned', 'WorksRevalued', 'AuctionConcluded', 'TieTossed', 'HandPlaced'],
  ...['FortuneTold', 'WeekSettled', 'RoundWon', 'WarDrawn', 'SlotsPlayed'],
];
/** The time in which a page starts to tell an event. */
const GRACE_MS = 1_000;

/** The number of moments that are being told. */
let told = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  told += by;
  listeners.forEach((listener) => listener());
}

/** Keeps the results of a moment out of the log while the moment is told. */
export function useLogHold(isTelling: boolean): void {
  useEffect(() => {
    if (!isTelling) return undefined;
    change(1);
    return () => change(-1);
  }, [isTelling]);
}

function onHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const useIsHeld = (): boolean =>
  useSyncExternalStore(
    onHold,
    () => told > 0,
    () => false,
  );

/**
 * The number of the first event that the log still withholds; null for none.
 */
export function useWithheld(lines: readonly Line[]): number | null {
  const isHeld = useIsHeld();
  const results = lines.filter(({ __typename }) => TOLD.includes(__typename));
  const newest = Math.max(0, ...results.map(({ seq }) => seq));
  const [passed, setPassed] = useState(newest);
  const waits = newest > passed;
  useEffect(() => {
    if (!waits || isHeld) return undefined;
    const timer = setTimeout(() => setPassed(newest), GRACE_MS);
    return () => clearTimeout(timer);
  }, [waits, isHeld, newest]);
  if (!waits) return null;
  return Math.min(...results.map(({ seq }) => seq).filter((seq) => seq > passed));
}
